#!/usr/bin/env node
import { EXIT_INTERRUPTED } from './failure.ts';
import { processIo } from './io.ts';
import { run } from './program.ts';

// Whoever reads our output may stop early, as in `openrealms cards | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
process.on('SIGINT', () => {
  process.stderr.write('\n');
  process.exit(EXIT_INTERRUPTED);
});

process.exitCode = await run(process.argv.slice(2), processIo());

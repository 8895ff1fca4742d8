#!/usr/bin/env node
import { EXIT_FAILURE, EXIT_INTERRUPTED } from './failure.ts';
import { processIo } from './io.ts';
import { run } from './program.ts';

// Whoever reads our output may stop early, as in `openrealms cards | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`The output cannot be written: ${error.message}\n`);
  process.exit(EXIT_FAILURE);
});
process.on('SIGINT', () => {
  process.stderr.write('\n');
  process.exit(EXIT_INTERRUPTED);
});

process.exitCode = await run(process.argv.slice(2), processIo());

// `npm run kernel`: compiles the arithmetic of the network, packages/bots/assembly/kernel.ts, into kernel-code.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import { checkNode, ensureInstall } from './ensure-install.mjs';

checkNode();
ensureInstall();
const { default: asc } = await import('assemblyscript/asc');
const bots = new URL('../packages/bots/', import.meta.url);
const { error, binary, stderr } = await asc.compileString(
  readFileSync(new URL('assembly/kernel.ts', bots), 'utf8'),
  { optimizeLevel: 3, noAssert: true, enable: ['simd'], runtime: 'stub', importMemory: true },
);
if (error) {
  process.stderr.write(stderr.toString());
  process.exit(1);
}
const code = Buffer.from(binary).toString('base64');
writeFileSync(
  new URL('src/network/kernel-code.ts', bots),
  `/** assembly/kernel.ts, compiled by \`npm run kernel\`. */\nexport const KERNEL_CODE =\n  '${code}';\n`,
);

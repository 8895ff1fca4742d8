import { readFileSync } from 'node:fs';
import asc from 'assemblyscript/asc';
import { expect, it } from 'vitest';
import { KERNEL_CODE } from '../../src/network/kernel-code.ts';

it('the compiled kernel is that of its source', { timeout: 60_000 }, async () => {
  const source = readFileSync(new URL('../../assembly/kernel.ts', import.meta.url), 'utf8');
  const { error, binary } = await asc.compileString(source, {
    optimizeLevel: 3,
    noAssert: true,
    enable: ['simd'],
    runtime: 'stub',
    importMemory: true,
  });
  expect(error).toBeNull();
  expect(Buffer.from(binary!).toString('base64')).toBe(KERNEL_CODE);
});

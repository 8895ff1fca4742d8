import { KERNEL_CODE } from './kernel-code.ts';
import { type WasmMemory, wasm } from './web-assembly.ts';

/** The arithmetic of the network: see assembly/kernel.ts, of which this is the compiled form. All places are bytes of the memory. */
export interface Kernel {
  addRows(entries: number, count: number, table: number, sums: number, width: number): void;
  forward(
    sums: number,
    mine: number,
    theirs: number,
    leak: number,
    first: number,
    weights: number,
    biases: number,
    second: number,
    output: number,
    width: number,
    units: number,
  ): number;
}

let compiled: object | undefined;

/** A kernel that works on this memory. */
export function kernelOn(memory: WasmMemory): Kernel {
  compiled ??= new wasm.Module(
    Uint8Array.from(atob(KERNEL_CODE), (letter) => letter.charCodeAt(0)),
  );
  const { exports } = new wasm.Instance(compiled, { env: { memory } });
  return exports as Kernel;
}

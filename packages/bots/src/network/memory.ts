import { type WasmMemory, wasm } from './web-assembly.ts';

/** A part of a memory: where it begins, in bytes, and how many numbers of four bytes it holds. */
export interface Part {
  readonly start: number;
  readonly length: number;
}

const PAGE = 1 << 16;
const ALIGNMENT = 16;

/** Memory for the kernel, handed out in parts; all are taken first, then the memory is made. */
export class Memory {
  private bytes = 0;
  private made: WasmMemory | undefined;

  take(length: number): Part {
    const start = this.bytes;
    this.bytes = Math.ceil((start + 4 * length) / ALIGNMENT) * ALIGNMENT;
    return { start, length };
  }

  settle(): WasmMemory {
    this.made ??= new wasm.Memory({ initial: Math.ceil(this.bytes / PAGE) });
    return this.made;
  }

  floats({ start, length }: Part): Float32Array {
    return new Float32Array(this.settle().buffer, start, length);
  }

  whole({ start, length }: Part): Uint32Array {
    return new Uint32Array(this.settle().buffer, start, length);
  }
}

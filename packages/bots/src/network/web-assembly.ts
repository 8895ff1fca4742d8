/** A memory that the kernel and the program share. */
export interface WasmMemory {
  readonly buffer: ArrayBuffer;
}

/** What of WebAssembly is used here. Browsers and Node have it alike, but only the types of browsers know it. */
interface Wasm {
  readonly Memory: new (size: { readonly initial: number }) => WasmMemory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

export const { WebAssembly: wasm } = globalThis as unknown as { readonly WebAssembly: Wasm };

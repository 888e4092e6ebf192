/** The part of the WebAssembly API used here; without the browser's library TypeScript does not know it. */
declare namespace WebAssembly {
  const compiled: unique symbol;
  type ImportValue = (...args: never[]) => number | undefined;
  type ModuleImports = Record<string, ImportValue>;
  interface Module {
    readonly [compiled]: true;
  }
  class Memory {
    constructor(descriptor: { initial: number; maximum?: number });
    readonly buffer: ArrayBuffer;
  }
  interface Instance {
    readonly exports: Record<string, unknown>;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
  function instantiate(module: Module, imports: Record<string, ModuleImports>): Promise<Instance>;
}

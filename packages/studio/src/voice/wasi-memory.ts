/**
 * The small part of WASI preview 1 that a command-line program needs to run inside this process:
 * arguments, a clock, output, and files that exist in memory only. Nothing touches the disk.
 *
 * Specification: https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md
 */
export interface CommandResult {
  exitCode: number;
  /** Standard output and standard error, in order. */
  output: string;
  /** What the command wrote, by file name. */
  files: Map<string, Uint8Array>;
}

const errno = { success: 0, badDescriptor: 8, notSeekable: 70 } as const;
const openFlag = { truncate: 8 } as const;
const rootDescriptor = 3;
const fileType = { characterDevice: 2, directory: 3, regular: 4 } as const;

class ExitSignal extends Error {
  readonly code: number;
  constructor(code: number) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/** A growing file in memory. */
class MemoryFile {
  bytes = new Uint8Array(1 << 16);
  position = 0;
  size = 0;

  write(chunk: Uint8Array): void {
    const end = this.position + chunk.length;
    if (end > this.bytes.length) {
      const grown = new Uint8Array(Math.max(this.bytes.length * 2, end));
      grown.set(this.bytes);
      this.bytes = grown;
    }
    this.bytes.set(chunk, this.position);
    this.position = end;
    this.size = Math.max(this.size, end);
  }

  /** Fills as much of `target` as there is; the number of bytes. */
  read(target: Uint8Array): number {
    const chunk = this.bytes.subarray(this.position, Math.min(this.size, this.position + target.length));
    target.set(chunk);
    this.position += chunk.length;
    return chunk.length;
  }

  seek(offset: number, whence: number): number {
    const base = whence === 0 ? 0 : whence === 1 ? this.position : this.size;
    this.position = base + offset;
    return this.position;
  }
}

/** Everything one run of a command can see. */
class CommandWorld {
  readonly files = new Map<string, MemoryFile>();
  readonly written: Uint8Array[] = [];
  private readonly open = new Map<number, MemoryFile>();
  private nextDescriptor = rootDescriptor + 1;
  private readonly args: Uint8Array[];
  memory: WebAssembly.Memory | undefined;

  constructor(args: readonly string[]) {
    const encoder = new TextEncoder();
    this.args = args.map((arg) => encoder.encode(`${arg}\0`));
  }

  private get buffer(): ArrayBuffer {
    if (!this.memory) throw new Error('the command called the system before it was started');
    return this.memory.buffer;
  }
  private get view(): DataView {
    return new DataView(this.buffer);
  }
  private get bytes(): Uint8Array {
    return new Uint8Array(this.buffer);
  }

  private argumentSizes(countAt: number, sizeAt: number): number {
    this.view.setUint32(countAt, this.args.length, true);
    this.view.setUint32(
      sizeAt,
      this.args.reduce((sum, arg) => sum + arg.length, 0),
      true,
    );
    return errno.success;
  }

  private argumentValues(pointersAt: number, bytesAt: number): number {
    let target = bytesAt;
    this.args.forEach((arg, i) => {
      this.view.setUint32(pointersAt + i * 4, target, true);
      this.bytes.set(arg, target);
      target += arg.length;
    });
    return errno.success;
  }

  private write(descriptor: number, vectorsAt: number, count: number, writtenAt: number): number {
    const toScreen = descriptor === 1 || descriptor === 2;
    const file = this.open.get(descriptor);
    if (!toScreen && !file) return errno.badDescriptor;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const start = this.view.getUint32(vectorsAt + i * 8, true);
      const length = this.view.getUint32(vectorsAt + i * 8 + 4, true);
      const chunk = this.bytes.slice(start, start + length);
      if (file) file.write(chunk);
      else this.written.push(chunk);
      total += length;
    }
    this.view.setUint32(writtenAt, total, true);
    return errno.success;
  }

  private read(descriptor: number, vectorsAt: number, count: number, readAt: number): number {
    const file = this.open.get(descriptor);
    if (!file) return errno.badDescriptor;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const start = this.view.getUint32(vectorsAt + i * 8, true);
      const length = this.view.getUint32(vectorsAt + i * 8 + 4, true);
      total += file.read(this.bytes.subarray(start, start + length));
    }
    this.view.setUint32(readAt, total, true);
    return errno.success;
  }

  private seek(descriptor: number, offset: bigint, whence: number, resultAt: number): number {
    const file = this.open.get(descriptor);
    if (!file) return errno.notSeekable;
    this.view.setBigUint64(resultAt, BigInt(file.seek(Number(offset), whence)), true);
    return errno.success;
  }

  private openPath(nameAt: number, nameLength: number, flags: number, descriptorAt: number): number {
    const name = new TextDecoder().decode(this.bytes.slice(nameAt, nameAt + nameLength));
    // In Speech Synthesis Markup Language every utterance is appended to the file of those before it.
    const known = (flags & openFlag.truncate) === 0 ? this.files.get(name) : undefined;
    const file = known ?? new MemoryFile();
    file.position = 0;
    this.files.set(name, file);
    this.open.set(this.nextDescriptor, file);
    this.view.setUint32(descriptorAt, this.nextDescriptor++, true);
    return errno.success;
  }

  private describe(descriptor: number, at: number): number {
    if (descriptor > rootDescriptor && !this.open.has(descriptor)) return errno.badDescriptor;
    const type =
      descriptor === rootDescriptor
        ? fileType.directory
        : descriptor < rootDescriptor
          ? fileType.characterDevice
          : fileType.regular;
    this.bytes.fill(0, at, at + 24);
    this.view.setUint8(at, type);
    this.view.setBigUint64(at + 8, 0xffffffffn, true);
    return errno.success;
  }

  private preopened(descriptor: number, at: number): number {
    if (descriptor !== rootDescriptor) return errno.badDescriptor;
    this.view.setUint8(at, 0);
    this.view.setUint32(at + 4, 1, true);
    return errno.success;
  }

  readonly imports: WebAssembly.ModuleImports = {
    args_sizes_get: (countAt: number, sizeAt: number) => this.argumentSizes(countAt, sizeAt),
    args_get: (pointersAt: number, bytesAt: number) => this.argumentValues(pointersAt, bytesAt),
    clock_time_get: (_clock: number, _precision: bigint, at: number) => {
      // A fixed clock: the same text must give the same speech.
      this.view.setBigUint64(at, 0n, true);
      return errno.success;
    },
    fd_close: (descriptor: number) => {
      this.open.delete(descriptor);
      return errno.success;
    },
    fd_fdstat_set_flags: () => errno.success,
    fd_fdstat_get: (descriptor: number, at: number) => this.describe(descriptor, at),
    fd_prestat_get: (descriptor: number, at: number) => this.preopened(descriptor, at),
    fd_prestat_dir_name: (_descriptor: number, at: number) => {
      this.bytes[at] = '/'.charCodeAt(0);
      return errno.success;
    },
    fd_read: (descriptor: number, vectorsAt: number, count: number, readAt: number) =>
      this.read(descriptor, vectorsAt, count, readAt),
    fd_seek: (descriptor: number, offset: bigint, whence: number, at: number) =>
      this.seek(descriptor, offset, whence, at),
    fd_write: (descriptor: number, vectorsAt: number, count: number, writtenAt: number) =>
      this.write(descriptor, vectorsAt, count, writtenAt),
    path_open: (
      _directory: number,
      _lookup: number,
      nameAt: number,
      nameLength: number,
      flags: number,
      _rights: bigint,
      _inheriting: bigint,
      _descriptorFlags: number,
      descriptorAt: number,
    ) => this.openPath(nameAt, nameLength, flags, descriptorAt),
    proc_exit: (code: number) => {
      throw new ExitSignal(code);
    },
  };
}

/** Runs a WASI command from its first instruction to its exit. `args[0]` is the program's name. */
export async function runCommand(
  module: WebAssembly.Module,
  args: readonly string[],
): Promise<CommandResult> {
  const world = new CommandWorld(args);
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: world.imports });
  const { memory, _start: start } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof start !== 'function')
    throw new TypeError('the WebAssembly module is not a WASI command');
  world.memory = memory;
  let exitCode = 0;
  try {
    start();
  } catch (error) {
    if (!(error instanceof ExitSignal)) throw error;
    exitCode = error.code;
  }
  return {
    exitCode,
    output: Buffer.concat(world.written).toString('utf8'),
    files: new Map([...world.files].map(([name, file]) => [name, file.bytes.subarray(0, file.size)])),
  };
}

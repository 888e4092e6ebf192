// The boxes that an MP4 consists of (ISO/IEC 14496-12): four bytes length, four letters, content.

const head = 8;

export const box = (type: string, ...content: readonly Buffer[]): Buffer => {
  const start = Buffer.alloc(head);
  start.writeUInt32BE(content.reduce((sum, part) => sum + part.length, head));
  start.write(type, 4, 'latin1');
  return Buffer.concat([start, ...content]);
};

/** One that begins with a version and flags. */
export const fullBox = (type: string, flags: number, ...content: readonly Buffer[]): Buffer =>
  box(type, numbers(flags), ...content);

/** Each in four bytes. */
export const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, i) => bytes.writeUInt32BE(value, i * 4));
  return bytes;
};

export interface Box {
  type: string;
  content: Buffer;
}

/** Those that lie behind each other. @throws Error where one is not whole */
export function boxesIn(bytes: Buffer): Box[] {
  const found: Box[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = at + head <= bytes.length ? bytes.readUInt32BE(at) : 0;
    if (length < head || at + length > bytes.length) throw new Error('a box is not whole');
    found.push({
      type: bytes.toString('latin1', at + 4, at + head),
      content: bytes.subarray(at + head, at + length),
    });
    at += length;
  }
  return found;
}

/** The same boxes with other content. */
export const mapBoxes = (bytes: Buffer, change: (inner: Box) => Buffer): Buffer =>
  Buffer.concat(boxesIn(bytes).map((inner) => box(inner.type, change(inner))));

/** The first box on the way down by these letters. */
export function boxAt(bytes: Buffer, ...way: readonly string[]): Buffer | undefined {
  let content: Buffer | undefined = bytes;
  for (const step of way) content &&= boxesIn(content).find(({ type }) => type === step)?.content;
  return content;
}

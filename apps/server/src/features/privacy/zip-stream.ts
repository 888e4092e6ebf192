import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  path: string;
  /** False for what is compressed already: pictures and films. */
  compress: boolean;
  /** Called when the archive has come to this entry, not before. */
  open(): Promise<Readable>;
}

/**
 * A ZIP archive as a stream. One entry is open at a time and read only as fast as the archive is, so memory does
 * not grow with its size. Destroying the stream lets go of the open entry.
 */
export function zipStream(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  let current: Readable | undefined;
  const feed = async (
    open: ZipEntry['open'],
    take: (error: null, stream: Readable) => void,
  ): Promise<void> => {
    try {
      current = await open();
      if (output.destroyed) current.destroy();
      else take(null, current);
    } catch (error) {
      output.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  };
  for (const { path, compress, open } of entries)
    zip.addReadStreamLazy(path, { compress, mtime }, (take) => void feed(open, take));
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => current?.destroy());
  zip.end();
  // What goes wrong is told by the stream that is returned.
  pipeline(zip.outputStream, output).catch(() => {});
  return output;
}

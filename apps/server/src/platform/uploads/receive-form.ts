import { createWriteStream, openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { limits } from '@milestoon/domain';
import { AppError } from '../errors.ts';
import { ReceivedFile } from './received-file.ts';

/** A form of ours has a file and four fields beside it, all of them short. */
const most = {
  files: 1,
  fields: 8,
  parts: 9,
  fieldSize: 2000,
  // One more is too large already.
  fileSize: limits.photoBytes - 1,
  headerPairs: 16,
  headerSize: 16_384,
};
/** The largest file with what may stand around it. */
const mostBytes = limits.photoBytes + 65_536;

const broken = (cause?: unknown): AppError => new AppError('INVALID_INPUT', { cause });
const tooLarge = (): AppError =>
  new AppError('PHOTO_REJECTED', { userMessage: ({ photo }) => photo.tooLarge });

function openParser(headers: Headers): Busboy {
  try {
    return new Busboy({ headers: { 'content-type': headers.get('content-type') ?? '' }, limits: most });
  } catch (error) {
    throw broken(error); // no boundary
  }
}

/** Passes a form on and stops where it is longer than any of ours, whatever it said of its length. */
async function* counted(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw tooLarge();
    yield chunk;
  }
}

const ourCalls = new Set<unknown>(['open', 'write', 'close']);
/** A full disk is our fault; all else is the form's, or the fault of whoever broke it off. */
function faultOf(error: unknown): unknown {
  if (error instanceof AppError) return error;
  return error instanceof Error && 'syscall' in error && ourCalls.has(error.syscall) ? error : broken(error);
}

/** By the name of each part. */
export type FormParts = Record<string, string | ReceivedFile>;

/**
 * Reads a form as it arrives: its file goes to `place` on the disk, so that a hundred at once take no more memory than
 * a hundred sockets. Whatever is wrong with it ends the reading at once.
 *
 * @throws AppError INVALID_INPUT for what is no form or more than one of ours, PHOTO_REJECTED for a file that is too
 * large; other errors are ours
 */
export async function receiveForm({ headers, body }: Request, place: string): Promise<FormParts> {
  if (!body) throw broken();
  if (Number(headers.get('content-length')) > mostBytes) throw tooLarge();
  const parser = openParser(headers);
  const parts = new Map<string, string>();
  let file: { field: string; name: string; type: string } | undefined;
  let stored: Promise<void> | undefined;
  let closed: Promise<void> | undefined;
  const stop = new AbortController();
  const refuse = (error: unknown): void => stop.abort(error);

  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
    if (name === undefined || isCut || parts.has(name)) refuse(broken());
    else parts.set(name, value);
  });
  parser.on('file', (field: string | undefined, stream, name, _encoding, type) => {
    if (field === undefined) return refuse(broken());
    file = { field, name, type };
    stream.on('limit', () => refuse(tooLarge()));
    const target = createWriteStream(place, { flags: 'wx', mode: 0o600 });
    closed = new Promise((resolve) => target.once('close', () => resolve()));
    stored = pipeline(stream, target, { signal: stop.signal });
    stored.catch(refuse);
  });
  for (const excess of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(excess, () => refuse(broken()));

  try {
    const source = Readable.fromWeb(body as ReadableStream);
    await pipeline(source, counted, parser, { signal: stop.signal });
    await stored;
  } catch (error) {
    refuse(error); // the file must not wait for more
    await closed; // or it would be made after whoever called has removed it
    throw faultOf(stop.signal.reason);
  }
  if (!file) return Object.fromEntries(parts);
  if (parts.has(file.field)) throw broken();
  const received = new ReceivedFile(await openAsBlob(place), place, file);
  return { ...Object.fromEntries(parts), [file.field]: received };
}

import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isPublished } from './digest.ts';
import type { PublishedFile } from './publication.ts';

export interface Patience {
  /** Milliseconds without a byte after which a connection is given up. */
  stall: number;
  /** Milliseconds before the next connection, one for each that brought nothing; then it is given up. */
  waits: readonly number[];
}

/** What was received is not what the publisher lists. */
class WrongFile extends Error {}

const sizeOf = async (file: string): Promise<number> => (await stat(file).catch(() => undefined))?.size ?? 0;

/** Ends what goes on longer than `ms` without a sign of life. */
function watchdog(ms: number): { signal: AbortSignal; alive(): void; stop(): void } {
  const controller = new AbortController();
  const bark = () => controller.abort(new Error(`nothing came for ${Math.round(ms / 1000)} seconds`));
  let timer = setTimeout(bark, ms);
  return {
    signal: controller.signal,
    alive() {
      clearTimeout(timer);
      timer = setTimeout(bark, ms);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Whether the answer goes on at `start`. */
const continues = (answer: Response, start: number): boolean =>
  answer.status === 206 && (answer.headers.get('content-range') ?? '').startsWith(`bytes ${start}-`);

/** One connection: appends what comes to the part that is there. */
async function fetchRest(
  file: PublishedFile,
  part: string,
  stall: number,
  onBytes: (bytes: number) => void,
): Promise<void> {
  const start = await sizeOf(part);
  const dog = watchdog(stall);
  try {
    const headers = { 'accept-encoding': 'identity', ...(start > 0 ? { range: `bytes=${start}-` } : {}) };
    const answer = await fetch(file.url, { headers, signal: dog.signal });
    if (answer.status === 416) throw new WrongFile(`${file.path} is shorter than listed`);
    if (!answer.ok || !answer.body) throw new Error(`${file.url} answered ${answer.status}`);
    const resumed = start > 0 && continues(answer, start);
    if (answer.status === 206 && !resumed) throw new WrongFile(`${file.path} came from another place`);
    if (start > 0 && !resumed) onBytes(-start);
    let received = resumed ? start : 0;
    const body = answer.body;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of body) {
        dog.alive();
        received += chunk.byteLength;
        if (received > file.size) throw new WrongFile(`${file.path} is longer than listed`);
        onBytes(chunk.byteLength);
        yield chunk;
      }
    }
    await pipeline(counted(), createWriteStream(part, { flags: resumed ? 'a' : 'w' }), {
      signal: dog.signal,
    });
  } catch (error) {
    throw dog.signal.aborted ? dog.signal.reason : error;
  } finally {
    dog.stop();
  }
}

/**
 * Fetches a file, goes on where it was left, connects again when the connection breaks or stalls, and puts it in its
 * place only when it is what the publisher lists. One that is in its place already is left alone.
 *
 * @param onBytes told the bytes as they come or were there; negative where they turned out to be worthless
 * @throws Error where connections bring nothing any more, or twice something else than what is listed
 */
export async function download(
  file: PublishedFile,
  target: string,
  { stall, waits }: Patience,
  onBytes: (bytes: number) => void,
): Promise<void> {
  if (await isPublished(target, file)) return onBytes(file.size);
  const part = `${target}.part`;
  await mkdir(path.dirname(target), { recursive: true });
  if ((await sizeOf(part)) > file.size) await rm(part);
  onBytes(await sizeOf(part));
  let fruitless = 0;
  for (let wrong = 0; ; ) {
    const before = await sizeOf(part);
    try {
      if (before < file.size) await fetchRest(file, part, stall, onBytes);
      const size = await sizeOf(part);
      if (size < file.size) throw new Error(`${file.path} broke off`);
      if (!(await isPublished(part, file))) throw new WrongFile(`${file.path} is not what is listed`);
      await rename(part, target);
      return;
    } catch (error) {
      if (error instanceof WrongFile) {
        onBytes(-(await sizeOf(part)));
        await rm(part, { force: true });
        if (++wrong > 1)
          throw new Error(`${error.message} by its publisher: nothing of it is kept`, { cause: error });
        continue;
      }
      fruitless = (await sizeOf(part)) > before ? 0 : fruitless + 1;
      const pause = waits[Math.max(0, fruitless - 1)];
      if (fruitless > waits.length || pause === undefined) throw error;
      await wait(pause);
    }
  }
}

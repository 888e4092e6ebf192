import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../errors.ts';
import { createFairTurns } from '../fair-turns/fair-turns.ts';
import { createLanes } from '../fair-turns/lanes.ts';
import { type FormParts, receiveForm } from './receive-form.ts';

/** Forms of everybody that arrive at the same time: each may lie on the disk with ten megabytes. */
const atOnce = 200;
/** Of one person: a form is slow where the network is, and whoever sends slowly must not take all places. */
const atOncePerPerson = 6;
/** Twice the pictures that somebody may have unused: who waits is not read yet, and takes no more than a socket. */
const mostWaiting = 400;
const waiting = 2000;

export interface Uploads {
  /**
   * Reads a form when it is its turn, hands it to `use` and removes what was written of it, whatever happens. A form
   * that waits is not read.
   *
   * @throws AppError INVALID_INPUT, PHOTO_REJECTED, TOO_MANY_REQUESTS; whatever `use` throws
   */
  receive<T>(owner: string, request: Request, use: (form: FormParts) => Promise<T>): Promise<T>;
}

const isAlive = (process_: number): boolean => {
  try {
    return process.kill(process_, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** What a process that was killed has left: each has a folder with its number as the name. */
async function sweep(folder: string): Promise<void> {
  for (const name of await fs.readdir(folder).catch(() => []))
    if (Number(name) === process.pid || !isAlive(Number(name)))
      await fs.rm(path.join(folder, name), { recursive: true, force: true });
}

/** Forms on their way, below `folder`; what an earlier process left there is removed now. */
export async function openUploads(folder: string, waitingPerPerson = mostWaiting): Promise<Uploads> {
  await sweep(folder);
  const own = path.join(folder, String(process.pid));
  const everybody = createFairTurns({ concurrency: atOnce, waitingPerOwner: atOncePerPerson, waiting });
  const people = createLanes({ concurrency: atOncePerPerson, waitingPerOwner: waitingPerPerson, waiting });

  async function receiveInto<T>(place: string, request: Request, use: (form: FormParts) => Promise<T>) {
    try {
      await fs.mkdir(own, { recursive: true, mode: 0o700 });
      return await use(await receiveForm(request, place));
    } finally {
      await fs.rm(place, { force: true });
    }
  }

  return {
    async receive(owner, request, use) {
      const { signal } = request;
      try {
        const receiving = () => receiveInto(path.join(own, randomUUID()), request, use);
        return await people.run(owner, owner, () => everybody.run(owner, receiving, signal), signal);
      } catch (error) {
        // Whoever sent it has gone: nobody reads an answer, and nothing is wrong here.
        if (signal.aborted) throw new AppError('INVALID_INPUT', { message: 'a form was broken off' });
        throw error;
      }
    },
  };
}

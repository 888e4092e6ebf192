import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type LookReading, lookReadingSchema, lookSchema } from '@milestoon/look';
import { type EpisodeMemory, rememberEpisode, screenplaySchema } from '@milestoon/story';
import { createLookReader } from '../look/index.ts';
import { preparePhoto } from '../photo/index.ts';
import type { CliArguments } from './arguments.ts';
import { CliError } from './cli-error.ts';

/** Reads and checks a photo; the result is an upright JPEG without metadata. */
export async function readPhoto(file: string): Promise<Buffer> {
  const bytes = await readFile(file).catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'ENOENT' ? 'there is no such file' : 'it cannot be read';
    throw new CliError(`Cannot use ${file}: ${reason}.`, { cause });
  });
  try {
    return (await preparePhoto(bytes)).jpeg;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new CliError(`Cannot use ${file}: ${reason}.`, { cause });
  }
}

/** The look from the photos, or from `--look`, whose fields win where both are given; `--set` wins over all. */
export async function readLookOf(input: CliArguments, photos: readonly Buffer[]): Promise<LookReading> {
  const reading = await readWithout(input, photos);
  const sure = Object.fromEntries(Object.keys(input.set).map((field) => [field, 1]));
  return {
    ...reading,
    look: { ...reading.look, ...input.set },
    confidence: { ...reading.confidence, ...sure },
  };
}

async function readWithout(
  input: Pick<CliArguments, 'look'>,
  photos: readonly Buffer[],
): Promise<LookReading> {
  const given = input.look === null ? null : await readLookFile(input.look);
  if (photos.length === 0 && given) return given;
  await using reader = createLookReader();
  const reading = await reader.read([...photos]);
  if (given) return { ...reading, look: given.look, confidence: given.confidence };
  if (reading.photos.every(({ faceBox }) => faceBox === null))
    throw new CliError('No face was found in any photo; use another photo, or give the look with --look.');
  return reading;
}

async function readLookFile(file: string): Promise<LookReading> {
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new CliError(`Cannot read the look ${file}.`, { cause });
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new CliError(`The look ${file} is not JSON.`, { cause });
  }
  const reading = lookReadingSchema.safeParse(value);
  if (reading.success) return reading.data;
  const look = lookSchema.safeParse(value);
  if (look.success) return { version: 1, look: look.data, confidence: {}, photos: [] };
  const [issue] = look.error.issues;
  throw new CliError(`The look ${file} is not valid: ${issue?.path.join('.')}: ${issue?.message}.`);
}

/** What is remembered of earlier episodes, from their summaries, oldest first. */
export async function readEarlier(files: readonly string[]): Promise<EpisodeMemory[]> {
  const memories = await Promise.all(
    files.map(async (file) => {
      try {
        const summary: unknown = JSON.parse(await readFile(file, 'utf8'));
        const story = summary instanceof Object && 'screenplay' in summary ? summary.screenplay : null;
        return rememberEpisode(screenplaySchema.parse(story));
      } catch (cause) {
        throw new CliError(`Cannot read the earlier episode ${file}.`, { cause });
      }
    }),
  );
  return memories.filter((memory) => memory !== null).sort((a, b) => a.episodeNumber - b.episodeNumber);
}

/** Stores the milestone's photos as the production wants them: paths of JPEG files. */
export async function storeImages(images: readonly string[], directory: string): Promise<string[]> {
  const files: string[] = [];
  for (const [index, image] of images.entries()) {
    const file = path.join(directory, `photo-${index}.jpg`);
    await writeFile(file, await readPhoto(image));
    files.push(file);
  }
  return files;
}

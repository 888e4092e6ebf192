/**
 * The process that looks at photos, started by look-reader.ts. The models live here, and so does the decoder that sees
 * what strangers send.
 */
import { assertNever } from '@milestoon/domain';
import { importCompiled } from '../compile-cache.ts';
import { answerParent, niceness } from '../processes/answer-parent.ts';
import type { FaceModels } from './face-models.ts';
import type { FaceAnswer, FaceTask } from './face-task.ts';
import type { PhotoReading } from './photo-reading.ts';
import type { ReadOuts } from './read-outs.ts';

const parts = importCompiled(async () => ({
  ...(await import('./combine-readings.ts')),
  ...(await import('./face-models.ts')),
  ...(await import('./find-faces.ts')),
  ...(await import('./photo-reading.ts')),
  ...(await import('./pixels.ts')),
  ...(await import('./read-outs.ts')),
  ...(await import('./same-child.ts')),
}));
let models: Promise<FaceModels> | undefined;
let readOuts: Promise<ReadOuts> | undefined;

async function answer(task: FaceTask): Promise<FaceAnswer> {
  const {
    boxInPhoto,
    combineReadings,
    decodePixels,
    findFaces,
    loadFaceModels,
    loadReadOuts,
    mayDifferAmong,
    othersAmong,
    readPhoto,
  } = await parts;
  const loaded = await (models ??= loadFaceModels());
  switch (task.kind) {
    case 'read': {
      const photos: PhotoReading[] = [];
      const weights = await (readOuts ??= loadReadOuts());
      for (const photo of task.photos) photos.push(await readPhoto(loaded, weights, photo));
      const faces = photos.map(({ description }) => description ?? null);
      const asked = [faces, new Set(task.kept), weights.standards.description] as const;
      const reading = combineReadings(photos, othersAmong(...asked), mayDifferAmong(...asked));
      return { kind: 'read', reading };
    }
    case 'faces': {
      const found = await findFaces(loaded, await decodePixels(task.photo));
      const faces = found.faces.map((face) => ({ box: boxInPhoto(found, face), score: face.score }));
      return { kind: 'faces', faces };
    }
    default:
      return assertNever(task);
  }
}

answerParent(niceness.awaited, answer);

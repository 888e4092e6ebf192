import { parentPort } from 'node:worker_threads';
import { assertNever } from '@milestoon/domain';
import { combineReadings } from './combine-readings.ts';
import { type FaceModels, loadFaceModels } from './face-models.ts';
import { boxInPhoto, findFaces } from './find-faces.ts';
import { type PhotoReading, readPhoto } from './photo-reading.ts';
import { decodePixels } from './pixels.ts';
import type { FaceAnswer, FaceTask } from './worker-protocol.ts';

/** The thread that looks at photos: the models live here, so a request on the main thread never waits for them. */
let models: Promise<FaceModels> | null = null;

async function answer(task: FaceTask): Promise<FaceAnswer> {
  models ??= loadFaceModels();
  const loaded = await models;
  switch (task.kind) {
    case 'read': {
      const photos: [PhotoReading, ...PhotoReading[]][] = [];
      for (const photo of task.photos) photos.push(await readPhoto(loaded, photo));
      return { kind: 'read', reading: combineReadings(photos) };
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

parentPort?.on('message', (task: FaceTask) => {
  answer(task)
    .catch((cause: unknown): FaceAnswer => {
      return { kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) };
    })
    .then((reply) => parentPort?.postMessage(reply));
});

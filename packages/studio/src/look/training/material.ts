import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { photoFolder } from '../expected-looks.ts';
import type { ReadOuts } from '../read-outs.ts';
import { type MeasuredFace, measuredFaces } from './feature-cache.ts';
import { chanceOf, keptBack, type LabelledFace, labelledFaces } from './labelled-faces.ts';
import { folds, keptBackFold, type Sample, samplesOf, standardsOf, unjudgedFold } from './learn.ts';
import { testPhotos } from './test-photos.ts';

/** What there is to learn from. */
export interface Material {
  /** The labelled portraits, without the test photos. */
  portraits: MeasuredFace[];
  /** The names of those whom the cross-validation does not see. */
  apart: Set<string>;
  foldOf(face: LabelledFace): number;
  standards: ReadOuts['standards'];
  /** Of portraits and test photos. */
  samples: Sample[];
}

/** Measured photos are kept in DATA_DIR/train-look. @throws when the folder has no manifest. */
export async function material(folder: string, peopleApart: number): Promise<Material> {
  const cache = path.resolve(process.env.DATA_DIR ?? '.data', 'train-look');
  const faces = labelledFaces(folder);
  const portraits = await measuredFaces(folder, faces, cache);
  const photos = await measuredFaces(fileURLToPath(photoFolder), testPhotos(), cache);
  const isPhoto = new Set<LabelledFace>(photos);
  const apart = keptBack(faces, peopleApart);
  const foldOf = (face: LabelledFace): number => {
    if (isPhoto.has(face)) return unjudgedFold;
    return apart.has(face.file) ? keptBackFold : Math.floor(folds * chanceOf(face.file, 'fold'));
  };
  // Means and deviations are of everybody's photos; no label is seen for them.
  const everyone = [...portraits, ...photos];
  const standards = standardsOf(everyone);
  return { portraits, apart, foldOf, standards, samples: samplesOf(everyone, standards, foldOf) };
}

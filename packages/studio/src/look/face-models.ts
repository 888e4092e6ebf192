import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as tf from '@tensorflow/tfjs-core';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import type { Config, FaceResult } from '@vladmandic/human';
import { registerFileLoader } from './model-files.ts';
import { loadObjectNetwork, type ObjectNetwork } from './object-network.ts';
import type { Pixels } from './pixels.ts';

/** A face in the pixels it was found in. `mesh` are 478 points (MediaPipe Face Mesh with irises). */
export interface DetectedFace {
  /** How sure the mesh is a face, 0…1. */
  score: number;
  /** How sure the detector is, 0…1: lower for faces on their side or upside down. */
  boxScore: number;
  /** Around the face itself, ears and hair left out: left, top, width, height in pixels. */
  box: [number, number, number, number];
  mesh: readonly (readonly [x: number, y: number])[];
  /** Years, as the description model guesses; 0 is its youngest class, which holds toddlers too. */
  age: number;
  /** What the description model says of the face: 1024 numbers. */
  description: Float32Array;
}

/** The last layers of the description model, row by row, all channels of a place together. */
export interface Described {
  /** 14 × 14 places with 512 channels. */
  fine: Float32Array;
  /** 7 × 7 places with 1024 channels. */
  coarse: Float32Array;
}

/** The neural networks, loaded once. All run on the CPU through WebAssembly; nothing is fetched. */
export interface FaceModels {
  /** All faces with a full mesh, largest first. */
  detect(pixels: Pixels): Promise<DetectedFace[]>;
  /** How sure a pixel shows a person, 0…1, one value a pixel. */
  personMask(pixels: Pixels): Promise<Float32Array>;
  /** Runs the description model on any crop, `cropSide` × `cropSide` pixels of red, green and blue, 0…255. */
  describe(crop: Float32Array): Promise<Described>;
  /** Runs the network that finds things in pictures on such a crop. */
  see: ObjectNetwork;
}

/** Side in pixels of what the description model looks at. */
export const cropSide = 224;
const fineLayer = 'conv_pw_11_relu/clip_by_value';
const coarseLayer = 'conv_pw_13_relu/clip_by_value';

const require = createRequire(import.meta.url);
const selfieModel = new URL('../../models/selfie.json', import.meta.url);
const maskSide = 256;
const leastScore = 0.4;
const meshPoints = 478;

/** @throws when a model file is missing or broken. */
export async function loadFaceModels(): Promise<FaceModels> {
  registerFileLoader();
  const distribution = dirname(require.resolve('@vladmandic/human'));
  // The package's import condition is its browser build, so the WebAssembly build is loaded by path.
  const { Human } = require(join(distribution, 'human.node-wasm.js')) as typeof import('@vladmandic/human');
  const folder = join(distribution, '..', 'models');
  const human = new Human(configuration(folder));
  await human.init();
  await human.load();
  const selfie = await loadGraphModel(selfieModel.href);
  const description = human.models.models.faceres;
  const see = await loadObjectNetwork(join(folder, 'centernet.json'));
  if (!description) throw new Error('the description model is missing');
  return {
    see,
    async detect(pixels) {
      const image = tf.tensor3d(pixels.data, [pixels.height, pixels.width, 3], 'int32');
      try {
        const result = await human.detect(image);
        return result.face.filter(isUsable).map(toDetectedFace).sort(largestFirst);
      } finally {
        image.dispose();
      }
    },
    async personMask(pixels) {
      const mask = tf.tidy(() => {
        const image = tf.tensor3d(pixels.data, [pixels.height, pixels.width, 3], 'int32');
        const input = tf.div(tf.image.resizeBilinear(image, [maskSide, maskSide]), 255);
        const output = selfie.predict(tf.expandDims(input, 0)) as tf.Tensor4D;
        const sized = tf.image.resizeBilinear(output, [pixels.height, pixels.width]);
        return tf.squeeze(sized);
      });
      try {
        return (await mask.data()) as Float32Array;
      } finally {
        mask.dispose();
      }
    },
    async describe(crop) {
      const layers = tf.tidy(() => {
        const input = tf.tensor4d(crop, [1, cropSide, cropSide, 3]);
        return description.execute(input, [fineLayer, coarseLayer]) as tf.Tensor[];
      });
      try {
        const [fine, coarse] = await Promise.all(
          layers.map((layer) => layer.data() as Promise<Float32Array>),
        );
        if (!fine || !coarse) throw new Error('the description model has lost a layer');
        return { fine, coarse };
      } finally {
        tf.dispose(layers);
      }
    },
  };
}

function configuration(models: string): Partial<Config> {
  const off = { enabled: false };
  const wasm = dirname(require.resolve('@tensorflow/tfjs-backend-wasm')) + sep;
  return {
    backend: 'wasm',
    wasmPath: wasm,
    wasmPlatformFetch: false,
    debug: false,
    modelBasePath: `${pathToFileURL(models).href}/`,
    // Photos are unrelated stills: nothing may be carried over from the picture before.
    cacheSensitivity: 0,
    warmup: 'none',
    filter: off,
    face: {
      enabled: true,
      detector: { rotation: true, maxDetected: 5, minConfidence: 0.3, return: false },
      mesh: { enabled: true },
      iris: { enabled: true },
      description: { enabled: true },
      emotion: off,
      antispoof: off,
      liveness: off,
    },
    body: off,
    hand: off,
    object: off,
    gesture: off,
    segmentation: off,
  };
}

const isUsable = (face: FaceResult): boolean => face.score > leastScore && face.mesh.length >= meshPoints;
const areaOf = ({ box }: DetectedFace): number => box[2] * box[3];
const largestFirst = (a: DetectedFace, b: DetectedFace): number => areaOf(b) - areaOf(a);

function toDetectedFace(face: FaceResult): DetectedFace {
  const mesh = face.mesh.map(([x, y]) => [x, y] as const);
  return {
    score: face.score,
    boxScore: face.boxScore,
    box: boundsOf(mesh),
    mesh,
    age: face.age ?? 0,
    description: Float32Array.from(face.embedding ?? []),
  };
}

function boundsOf(points: DetectedFace['mesh']): DetectedFace['box'] {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

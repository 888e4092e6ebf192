import * as tf from '@tensorflow/tfjs-core';
import { loadGraphModel } from '@tensorflow/tfjs-converter';
import { readModel } from './model-files.ts';

/** A layer of a network, row by row, all channels of a place together. */
export interface Layer {
  /** Places across and down. */
  side: number;
  values: Float32Array;
}

/** Layers of the network that finds things in pictures, from early to late; places for a crop of 224 pixels. */
export interface ObjectLayers {
  /** 28 × 28 places with 32 channels. */
  early: Layer;
  /** 14 × 14 places with 64 channels. */
  middle: Layer;
  /** 14 × 14 places with 88 channels. */
  late: Layer;
  /** 14 × 14 places with 528 channels. */
  wide: Layer;
}

/** @param crop square, red, green and blue, 0…255 */
export type ObjectNetwork = (crop: Float32Array) => Promise<ObjectLayers>;

const backbone = 'tower_0/MobilenetV3';
const layerNames = [
  `${backbone}/expanded_conv_5/add`,
  `${backbone}/expanded_conv_8/add`,
  `${backbone}/expanded_conv_10/project/BatchNorm/FusedBatchNorm`,
  `${backbone}/expanded_conv_12/expand/hard_swish/mul_1`,
];

/**
 * MobileNetV3, which learned from pictures of everything and then to find eighty kinds of things: it tells
 * strands, hats and cloth where a network that learned from faces does not. What it finds is not asked, only its layers.
 * @throws when the model file is missing or broken.
 */
export async function loadObjectNetwork(file: string): Promise<ObjectNetwork> {
  const model = await loadGraphModel({ load: async () => reduced(await readModel(file)) });
  return async (crop) => {
    const side = Math.sqrt(crop.length / 3);
    const layers = tf.tidy(
      () => model.execute(tf.tensor4d(crop, [1, side, side, 3]), layerNames) as tf.Tensor4D[],
    );
    try {
      const [early, middle, late, wide] = await Promise.all(
        layers.map(async (layer) => ({ side: layer.shape[1], values: (await layer.data()) as Float32Array })),
      );
      if (!early || !middle || !late || !wide) throw new Error('the object network has lost a layer');
      return { early, middle, late, wide };
    } finally {
      tf.dispose(layers);
    }
  };
}

interface Node {
  name: string;
  op: string;
  input?: string[];
  attr: Record<string, unknown>;
}

/**
 * Only what leads to the layers that are asked for: the rest would take eight megabytes. It was stored for pictures of
 * 512 pixels, but its layers take any size: a small one is four times as fast.
 */
function reduced(artifacts: tf.io.ModelArtifacts): tf.io.ModelArtifacts {
  const { node } = artifacts.modelTopology as { node: Node[] };
  const byName = new Map(node.map((one) => [one.name, one]));
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const input of byName.get(name)?.input ?? []) need(input.replace(/^\^|:\d+$/g, ''));
  };
  layerNames.forEach(need);
  for (const { op, attr } of node) if (op === 'Placeholder') delete attr.shape;
  const data = new Uint8Array(artifacts.weightData as ArrayBuffer);
  let at = 0;
  const kept = (artifacts.weightSpecs ?? []).flatMap((spec) => {
    const start = at;
    at += bytesOf(spec);
    return needed.has(spec.name) ? [{ spec, bytes: data.subarray(start, at) }] : [];
  });
  if (at !== data.length) throw new RangeError('the object network has weights of an unknown kind');
  return {
    ...artifacts,
    modelTopology: { ...artifacts.modelTopology, node: node.filter(({ name }) => needed.has(name)) },
    signature: undefined,
    weightSpecs: kept.map(({ spec }) => spec),
    weightData: new Uint8Array(Buffer.concat(kept.map(({ bytes }) => bytes))).buffer,
  };
}

const bytesIn: Record<string, number> = { float32: 4, int32: 4, float16: 2, uint16: 2, uint8: 1, bool: 1 };

const bytesOf = ({ shape, dtype, quantization }: tf.io.WeightsManifestEntry): number =>
  shape.reduce((product, side) => product * side, 1) * (bytesIn[quantization?.dtype ?? dtype] ?? Number.NaN);

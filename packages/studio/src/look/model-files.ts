import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as tf from '@tensorflow/tfjs-core';

let fileLoaderRegistered = false;

/** TensorFlow.js in Node reads `file://` models only with its native add-on; this is the few lines it lacks. */
export function registerFileLoader(): void {
  if (fileLoaderRegistered) return;
  fileLoaderRegistered = true;
  tf.io.registerLoadRouter((url) => {
    const isFile = typeof url === 'string' && url.startsWith('file://');
    // A router answers null for what is not its own; the library's types leave that out.
    return (isFile ? { load: () => readModel(fileURLToPath(url)) } : null) as tf.io.IOHandler;
  });
}

/** A model's JSON and the weights beside it. @throws when a file is missing or broken. */
export async function readModel(file: string): Promise<tf.io.ModelArtifacts> {
  const { weightsManifest, ...artifacts } = JSON.parse(await readFile(file, 'utf8')) as tf.io.ModelJSON;
  const paths = weightsManifest.flatMap((group) => group.paths);
  const weights = Buffer.concat(await Promise.all(paths.map((path) => readFile(join(dirname(file), path)))));
  return {
    modelTopology: artifacts.modelTopology,
    format: artifacts.format,
    generatedBy: artifacts.generatedBy,
    convertedBy: artifacts.convertedBy,
    signature: artifacts.signature,
    userDefinedMetadata: artifacts.userDefinedMetadata,
    weightSpecs: weightsManifest.flatMap((group) => group.weights),
    weightData: weights.buffer.slice(
      weights.byteOffset,
      weights.byteOffset + weights.byteLength,
    ) as ArrayBuffer,
  };
}

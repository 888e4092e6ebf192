import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { neededVoices, voiceNames } from './voices.ts';

/** The usual names, the best sound first; where several are there. */
const preferred = ['model.onnx', 'model_fp16.onnx', 'model_q8f16.onnx', 'model_quantized.onnx'];
/** Whichever is there: the first computes natively, the second in WebAssembly. */
const runtimes = ['onnxruntime-node', 'onnxruntime-web'];

export interface KokoroFolder {
  model: string;
  /** The files that are there, by name; those that are needed among them. */
  voices: ReadonlyMap<string, string>;
  /** The file to load. */
  runtime: string;
}

const rank = (name: string): number =>
  preferred.includes(name) ? preferred.indexOf(name) : preferred.length;

/** In the folder itself or its `onnx`, as published. */
async function findModel(directory: string): Promise<string | undefined> {
  for (const below of [directory, path.join(directory, 'onnx')]) {
    const names = await readdir(below).catch(() => []);
    const [best] = names
      .filter((name) => name.endsWith('.onnx'))
      .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
    if (best) return path.join(below, best);
  }
  return undefined;
}

function findRuntime(directory: string): string | undefined {
  const require = createRequire(path.join(directory, 'package.json'));
  for (const name of runtimes)
    try {
      return require.resolve(name);
    } catch {
      // the next one
    }
  return undefined;
}

/**
 * What Kokoro needs, where it lies. Nothing is loaded.
 *
 * @throws Error naming everything that is missing
 */
export async function inspectFolder(directory: string): Promise<KokoroFolder> {
  const model = await findModel(directory);
  const runtime = findRuntime(directory);
  const fileOf = (voice: string): string => path.join(directory, 'voices', `${voice}.bin`);
  const there = voiceNames.filter((voice) => existsSync(fileOf(voice)));
  const missing = model ? [] : ['a model (*.onnx)'];
  for (const voice of neededVoices)
    if (!there.includes(voice)) missing.push(path.relative(directory, fileOf(voice)));
  if (!runtime) missing.push(`${runtimes.join(' or ')} in node_modules`);
  if (!model || !runtime || missing.length > 0) throw new Error(`${directory} lacks ${missing.join(', ')}`);
  return { model, runtime, voices: new Map(there.map((voice) => [voice, fileOf(voice)])) };
}

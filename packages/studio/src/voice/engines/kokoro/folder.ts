import { existsSync } from 'node:fs';
import { access, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The two best voices of version 1.0, as its own table grades them, and the best of its men. */
export const voices = { hero: 'af_bella', warm: 'af_heart', deep: 'am_michael', bright: 'af_aoede' } as const;
export type Voice = keyof typeof voices;

/** Without these nobody speaks; where another is missing the warm one tells. */
const needed = ['hero', 'warm'] as const satisfies readonly Voice[];

/** The usual names, the best sound first; where several are there. */
const preferred = ['model.onnx', 'model_fp16.onnx', 'model_q8f16.onnx', 'model_quantized.onnx'];
/** Whichever is there: the first computes natively, the second in WebAssembly. */
const runtimes = ['onnxruntime-node', 'onnxruntime-web'];

export interface KokoroFolder {
  model: string;
  voices: Record<(typeof needed)[number], string> & Partial<Record<Voice, string>>;
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
  const fileOf = (voice: Voice): string => path.join(directory, 'voices', `${voices[voice]}.bin`);
  const files = { hero: fileOf('hero'), warm: fileOf('warm') };
  const more: Partial<Record<Voice, string>> = {};
  for (const voice of ['deep', 'bright'] as const) if (existsSync(fileOf(voice))) more[voice] = fileOf(voice);
  const missing = model ? [] : ['a model (*.onnx)'];
  for (const file of Object.values(files))
    await access(file).catch(() => missing.push(path.relative(directory, file)));
  if (!runtime) missing.push(`${runtimes.join(' or ')} in node_modules`);
  if (!model || !runtime || missing.length > 0) throw new Error(`${directory} lacks ${missing.join(', ')}`);
  return { model, runtime, voices: { ...more, ...files } };
}

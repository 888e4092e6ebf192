import { createRequire } from 'node:module';

/** The part of ONNX Runtime's JavaScript interface that is used; the operator brings the package. */
interface Tensor {
  readonly type: string;
  readonly data: unknown;
  readonly dims: readonly number[];
}

interface Session {
  readonly inputNames: readonly string[];
  readonly outputNames: readonly string[];
  run(inputs: Record<string, Tensor>): Promise<Record<string, Tensor>>;
}

interface Runtime {
  Tensor: new (type: string, data: BigInt64Array | Float32Array, dims: readonly number[]) => Tensor;
  InferenceSession: { create(model: string): Promise<Session> };
  env: { wasm?: { numThreads?: number } };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

const isRuntime = (value: unknown): value is Runtime =>
  isRecord(value) &&
  typeof value.Tensor === 'function' &&
  isRecord(value.InferenceSession) &&
  typeof value.InferenceSession.create === 'function' &&
  isRecord(value.env);

/** What the model is asked: symbols without the padding, the voice's style for them, and how fast. */
export interface Question {
  ids: readonly number[];
  style: { data: Float32Array; dims: readonly number[] };
  speed: number;
}

/** Samples at 24 kHz. */
export type KokoroModel = (question: Question) => Promise<Float32Array>;

const inputs = ['input_ids', 'style', 'speed'];

/**
 * Loads the runtime and the model.
 *
 * @param runtimeFile the runtime's main file
 * @throws Error where either is not what it should be
 */
export async function openModel(
  runtimeFile: string,
  modelFile: string,
  padding: number,
): Promise<KokoroModel> {
  const runtime: unknown = createRequire(runtimeFile)(runtimeFile);
  if (!isRuntime(runtime)) throw new Error(`${runtimeFile} is not ONNX Runtime`);
  // In Node the WebAssembly runtime has no threads to share out the work.
  if (runtime.env.wasm) runtime.env.wasm.numThreads = 1;
  const session = await runtime.InferenceSession.create(modelFile);
  const lacking = inputs.filter((name) => !session.inputNames.includes(name));
  const [output] = session.outputNames;
  if (lacking.length > 0 || !output)
    throw new Error(`${modelFile} is not Kokoro: it takes ${session.inputNames.join(', ')}`);

  return async ({ ids, style, speed }) => {
    const padded = BigInt64Array.from([padding, ...ids, padding], BigInt);
    const answer = await session.run({
      input_ids: new runtime.Tensor('int64', padded, [1, padded.length]),
      style: new runtime.Tensor('float32', style.data, style.dims),
      speed: new runtime.Tensor('float32', Float32Array.of(speed), [1]),
    });
    const waveform = answer[output];
    if (!(waveform?.data instanceof Float32Array) || waveform.data.length === 0)
      throw new Error(`${modelFile} gave ${waveform?.type ?? 'nothing'} instead of a waveform`);
    return waveform.data;
  };
}

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** What the runtime below was asked, one entry a run. */
export interface Asked {
  ids: number[];
  style: number[];
  speed: number;
}

/**
 * Stands in the place of ONNX Runtime: the same interface, refusing what the model would refuse. Its model file
 * is JSON: what it takes, and how many samples it gives for each symbol, or the samples themselves.
 */
const runtime = `
const { appendFileSync, readFileSync } = require('node:fs');
class Tensor {
  constructor(type, data, dims) {
    const kinds = { int64: BigInt64Array, float32: Float32Array };
    if (!(data instanceof kinds[type])) throw new TypeError('a tensor of ' + type + ' from ' + data.constructor.name);
    if (dims.reduce((a, b) => a * b, 1) !== data.length) throw new RangeError('dims ' + dims + ' for ' + data.length);
    Object.assign(this, { type, data, dims });
  }
}
const expect = (tensor, type, dims) => {
  if (tensor.type !== type || String(tensor.dims) !== String(dims))
    throw new Error('wanted ' + type + ' ' + dims + ', got ' + tensor.type + ' ' + tensor.dims);
};
exports.env = { wasm: {} };
exports.Tensor = Tensor;
exports.InferenceSession = {
  async create(file) {
    const model = JSON.parse(readFileSync(file, 'utf8'));
    return {
      inputNames: model.inputNames,
      outputNames: ['waveform'],
      async run({ input_ids, style, speed }) {
        const n = input_ids.dims[1];
        if (n > 512) throw new Error('more than 510 symbols');
        expect(input_ids, 'int64', [1, n]);
        expect(style, 'float32', [1, 256]);
        expect(speed, 'float32', [1]);
        if (model.type === 'falling') process.abort();
        const asked = { ids: [...input_ids.data].map(Number), style: [...style.data], speed: speed.data[0] };
        appendFileSync(__dirname + '/asked.jsonl', JSON.stringify(asked) + '\\n');
        const data = model.type === 'float16' ? new Uint16Array(8) : Float32Array.from(model.samples);
        return { waveform: { type: model.type ?? 'float32', data, dims: [1, data.length] } };
      },
    };
  },
};
`;

export interface TestFolder {
  directory: string;
  /** What the runtime was asked so far. */
  asked(): Promise<Asked[]>;
  /** One more voice, its rows numbered from `first`. */
  addVoice(name: string, first: number): Promise<void>;
  writeModel(model: { inputNames?: string[]; samples?: number[]; type?: string }): Promise<void>;
  remove(): Promise<void>;
}

/** A folder laid out as the weights are published, every row of a voice filled with its own number. */
export async function makeFolder(): Promise<TestFolder> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'kokoro-'));
  const runtimeFolder = path.join(directory, 'node_modules', 'onnxruntime-web');
  for (const folder of ['onnx', 'voices', 'node_modules/onnxruntime-web'])
    await mkdir(path.join(directory, folder), { recursive: true });
  await writeFile(path.join(runtimeFolder, 'package.json'), '{"name":"onnxruntime-web","main":"main.cjs"}');
  await writeFile(path.join(runtimeFolder, 'main.cjs'), runtime);
  const writeVoice = async (name: string, number: (row: number) => number): Promise<void> => {
    const rows = Float32Array.from({ length: 510 * 256 }, (_, i) => number(Math.floor(i / 256)));
    await writeFile(path.join(directory, 'voices', `${name}.bin`), new Uint8Array(rows.buffer));
  };
  await writeVoice('af_heart', (row) => row);
  await writeVoice('af_bella', (row) => -row);
  return {
    directory,
    addVoice: (name, first) => writeVoice(name, (row) => first + row),
    asked: async () => {
      const lines = await readFile(path.join(runtimeFolder, 'asked.jsonl'), 'utf8');
      return lines
        .trim()
        .split('\n')
        .map((line): Asked => JSON.parse(line));
    },
    writeModel: ({ inputNames = ['input_ids', 'style', 'speed'], samples = [], type }) =>
      writeFile(
        path.join(directory, 'onnx', 'model.onnx'),
        JSON.stringify({ inputNames, samples, ...(type ? { type } : {}) }),
      ),
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

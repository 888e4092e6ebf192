import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { voiceNames } from '../engines/kokoro/voices.ts';
import { download, type Patience } from './download.ts';
import { recordFile } from './installed.ts';
import { kokoroRepository, type Publication, readPublication } from './publication.ts';
import { installRuntime, type RunNpm, type RuntimeKind } from './runtime.ts';

/** By what they are called on the command line: the best sound, and a third of its size. */
export const models = { full: 'onnx/model.onnx', small: 'onnx/model_quantized.onnx' } as const;

export interface VoiceInstallation {
  /** Absolute; made if need be. */
  folder: string;
  /** Without a slash at the end. */
  publisher: string;
  model: keyof typeof models;
  runtime: RuntimeKind;
  patience: Patience;
  npm?: RunNpm;
  /** Told once, before anything is fetched. */
  onPublication(publication: Publication, totalBytes: number): void;
  /** Told what is there by now, of the total. */
  onProgress(bytes: number): void;
  /** Told when the weights are there and the runtime is fetched. */
  onRuntime(): void;
  /** Speaks with what is in the folder. @throws where it cannot: then the voice is not there */
  prove(folder: string): Promise<void>;
}

/** What the runtime takes while it is unpacked. */
const runtimeBytes = 420e6;

async function expectSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes)
    throw new Error(
      `${folder} has room for ${Math.round((bavail * bsize) / 1e6)} MB, the voice needs ${Math.round(bytes / 1e6)} MB while it is fetched`,
    );
}

/** A model that was fetched before and is not wanted any more would be found first. */
async function dropOtherModels(folder: string, wanted: string): Promise<void> {
  for (const name of await readdir(path.join(folder, 'onnx')))
    if (name !== path.basename(wanted)) await rm(path.join(folder, 'onnx', name));
}

/**
 * Fetches Kokoro's weights from their publisher and the runtime that computes them into one folder. Ended in the
 * middle, it goes on from there the next time; what is complete is not fetched again. The record is written last,
 * when the voice has spoken.
 *
 * @throws Error, one sentence for the operator
 */
export async function installVoice(installation: VoiceInstallation): Promise<void> {
  const { folder, publisher, patience } = installation;
  const model = models[installation.model];
  const speakers = voiceNames.map((name) => `voices/${name}.bin`);
  const publication = await readPublication(
    publisher,
    kokoroRepository,
    [...speakers, 'tokenizer.json', model],
    patience.stall,
  );
  const total = publication.files.reduce((sum, { size }) => sum + size, 0);
  installation.onPublication(publication, total);

  await mkdir(folder, { recursive: true, mode: 0o700 });
  await expectSpace(folder, total + runtimeBytes);
  await rm(path.join(folder, recordFile), { force: true });
  let bytes = 0;
  for (const file of publication.files)
    await download(file, path.join(folder, file.path), patience, (more) => {
      bytes += more;
      installation.onProgress(bytes);
    });
  await dropOtherModels(folder, model);
  installation.onRuntime();
  await installRuntime(folder, installation.runtime, installation.npm);
  await installation.prove(folder);
  const { repository, revision, licence, files } = publication;
  const record = { repository, revision, licence, files, runtime: installation.runtime };
  await writeFile(path.join(folder, recordFile), `${JSON.stringify(record, null, 2)}\n`);
}

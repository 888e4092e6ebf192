import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { kokoroEngine } from '../engines/kokoro/engine.ts';
import { installVoice, models } from './install-voice.ts';
import { voiceFolder } from './installed.ts';
import { progressBar, type ProgressOutput } from './progress-bar.ts';
import { type RunNpm, runtimeFor } from './runtime.ts';

const help = `npm run voice [-- --model small] [--from URL] [--remove]

Fetches Kokoro, a voice that is computed on this machine, into DATA_DIR/voice. A server that is started after that
speaks with it. Ended in the middle, it goes on from there the next time.

  --model small   a third of the size, a little rougher
  --from URL      a mirror that speaks the Hugging Face Hub's protocol
  --remove        deletes the voice; the embedded one speaks again
`;

const patience = { stall: 30_000, waits: [1000, 3000, 10_000, 30_000] };

const isModel = (name: string): name is keyof typeof models => Object.hasOwn(models, name);

/** One sentence, so that what speaks in films has spoken here. */
async function sayOneLine(directory: string): Promise<string> {
  const engine = kokoroEngine({ engine: 'kokoro', directory });
  const begun = performance.now();
  try {
    const words = 'once upon a time there was a voice that could tell stories.'.split(' ');
    const line = {
      text: words.join(' '),
      words,
      wordsInIpa: words,
      language: 'en',
      speaker: 'narrator',
      narrator: 'warm',
      emotion: 'happy',
    } as const;
    const { samples, sampleRate } = await engine.speak({ ...line, signal: AbortSignal.timeout(300_000) });
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    if (!(loudest > 0.01)) throw new Error('it gave nothing but silence');
    const seconds = (performance.now() - begun) / 1000;
    return `It spoke ${(samples.length / sampleRate).toFixed(1)} seconds in ${seconds.toFixed(1)} seconds, starting included.`;
  } finally {
    await engine.close?.();
  }
}

export interface VoiceCommand {
  /** Absolute. */
  dataDirectory: string;
  output: ProgressOutput;
  npm?: RunNpm;
}

/**
 * `npm run voice`.
 *
 * @returns the exit code: 2 where the arguments are at fault, 1 where something did not come
 */
export async function runVoiceCommand(args: readonly string[], command: VoiceCommand): Promise<number> {
  const { output, dataDirectory } = command;
  const say = (text: string) => output.write(`${text}\n`);
  const options = {
    model: { type: 'string', default: 'full' },
    from: { type: 'string', default: 'https://huggingface.co' },
    remove: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  } as const;
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    values = parseArgs({ args: [...args], options }).values;
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${help}`);
    return 2;
  }
  const { model, from } = values;
  if (values.help) {
    say(help);
    return 0;
  }
  if (!isModel(model) || !/^https?:$/.test(URL.parse(from)?.protocol ?? '')) {
    say(isModel(model) ? `${from} is no address` : `--model is one of ${Object.keys(models).join(', ')}`);
    return 2;
  }
  const folder = voiceFolder(dataDirectory);
  if (values.remove) {
    await rm(folder, { recursive: true, force: true });
    say('The voice is deleted. A server that is started now speaks with the embedded one.');
    return 0;
  }
  let bar: ReturnType<typeof progressBar> | undefined;
  try {
    await installVoice({
      folder,
      publisher: from.replace(/\/+$/, ''),
      model,
      runtime: runtimeFor(process.platform, process.arch),
      patience,
      ...(command.npm ? { npm: command.npm } : {}),
      onPublication({ repository, revision, licence }, total) {
        say(`${repository}, revision ${revision.slice(0, 12)}, licence ${licence}`);
        bar = progressBar(output, total);
      },
      onProgress: (bytes) => bar?.show(bytes),
      onRuntime() {
        bar?.end();
        bar = undefined;
        say('Installing ONNX Runtime (licence MIT) …');
      },
      prove: async (directory) => void say(await sayOneLine(directory)),
    });
    say(
      `In ${path.relative(process.cwd(), folder) || folder}. Start the server again, and it tells the stories.`,
    );
    return 0;
  } catch (error) {
    bar?.end();
    say(`The voice is not there: ${error instanceof Error ? error.message : error}`);
    say('What was fetched is kept: `npm run voice` goes on from there.');
    return 1;
  }
}

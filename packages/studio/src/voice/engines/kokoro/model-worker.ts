/**
 * A process that holds the model: started by model-process.ts, asked over its IPC channel. It ends when the channel
 * closes.
 */
import os from 'node:os';
import type { FromModel } from './model-process.ts';
import { type KokoroModel, openModel, type Question } from './runtime.ts';

/** Below the server, which has to answer while stories are spoken. */
const niceness = 10;

const [runtime = '', model = '', padding = ''] = process.argv.slice(2);
let opened: Promise<KokoroModel> | undefined;

const tell = (message: FromModel): void => {
  if (process.connected) process.send?.(message);
};

async function answer(question: Question): Promise<void> {
  opened ??= openModel(runtime, model, Number(padding));
  tell({ samples: await (await opened)(question) });
}

if (process.send) {
  os.setPriority(niceness);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (question: Question) => {
    answer(question).catch((error: unknown) => {
      tell({ failure: error instanceof Error ? error.message : String(error) });
    });
  });
}

/** A process that holds the model: started by model-process.ts. */
import { answerParent, niceness } from '../../../processes/answer-parent.ts';
import type { ModelQuestion } from './model-process.ts';
import { type KokoroModel, openModel } from './runtime.ts';

let opened: Promise<KokoroModel> | undefined;

answerParent(niceness.background, async ({ files, ...question }: ModelQuestion) => {
  opened ??= openModel(files.runtime, files.model, files.padding);
  return (await opened)(question);
});

import { AskedProcess } from '../../../processes/asked-process.ts';
import type { Question } from './runtime.ts';

/** What the process is started for: the runtime's main file, the model's and the number of the padding. */
export interface ModelFiles {
  runtime: string;
  model: string;
  padding: number;
}

/** The files are the same every time. */
export interface ModelQuestion extends Question {
  files: ModelFiles;
}

/** The model in a process of its own; one question at a time. */
export interface ModelProcess {
  ask(question: Question): Promise<Float32Array>;
  /** Resolves when it is gone. */
  stop(): Promise<void>;
}

const script = new URL('./model-worker.ts', import.meta.url);

/** Starts it. The runtime is native code that the operator chose: where it falls, a line is not spoken. */
export function startModel({ runtime, model, padding }: ModelFiles): ModelProcess {
  const process = new AskedProcess<ModelQuestion, Float32Array>(script);
  const files = { runtime, model, padding };
  return {
    async ask(question) {
      try {
        return await process.ask({ ...question, files });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`the model of the voice: ${reason}`, { cause: error });
      }
    },
    stop: () => process.kill(),
  };
}

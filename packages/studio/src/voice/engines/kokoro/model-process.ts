import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Question } from './runtime.ts';

/** What the process is started for: the runtime's main file, the model's and the number of the padding. */
export interface ModelFiles {
  runtime: string;
  model: string;
  padding: number;
}

export type FromModel = { samples: Float32Array } | { failure: string };

/** The model in a process of its own; one question at a time. */
export interface ModelProcess {
  ask(question: Question): Promise<Float32Array>;
  stop(): void;
}

const script = fileURLToPath(new URL('./model-worker.ts', import.meta.url));

/**
 * Starts it. The runtime is native code that the operator chose: where it falls, a line is not spoken, and the server
 * goes on. The process ends by itself when this one does.
 */
export function startModel({ runtime, model, padding }: ModelFiles): ModelProcess {
  const child = fork(script, [runtime, model, String(padding)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
  });
  let waiting: PromiseWithResolvers<Float32Array> | undefined;
  let end: Error | undefined;
  const settle = (answer: FromModel | Error): void => {
    const asked = waiting;
    waiting = undefined;
    if (answer instanceof Error) asked?.reject(answer);
    else if ('failure' in answer) asked?.reject(new Error(answer.failure));
    else asked?.resolve(answer.samples);
  };
  const fail = (error: Error): void => {
    end ??= error;
    settle(end);
  };
  child.on('message', (message: FromModel) => settle(message));
  child.on('error', fail);
  child.on('exit', (code, signal) =>
    fail(new Error(`the process of the voice ended with ${signal ?? code}`)),
  );
  return {
    ask(question) {
      if (end) return Promise.reject(end);
      waiting = Promise.withResolvers();
      // A closed channel is followed by the end of the process, which says more.
      child.send(question, () => {});
      return waiting.promise;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

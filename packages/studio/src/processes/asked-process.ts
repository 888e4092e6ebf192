import { fork } from 'node:child_process';
import type { ChildProcess, Serializable } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What a process says to the one that asked it. */
export type FromAsked<Answer, Report> =
  | { kind: 'report'; report: Report }
  | { kind: 'answer'; answer: Answer }
  | { kind: 'failed'; message: string; stack: string | undefined };

export interface AskedProcessOptions {
  /** Flags of Node. */
  flags?: readonly string[];
  /** Beside what every process needs of this one's. */
  environment?: Readonly<Record<string, string>>;
}

interface Asking<Answer, Report> {
  resolve(answer: Answer): void;
  reject(cause: Error): void;
  report(report: Report): void;
}

const keptErrorOutput = 2000;

/** A process is gone. `signal` is what ended it: its own fall, or somebody who gave it up; null when it left by itself. */
export class EndedProcess extends Error {
  override readonly name = 'EndedProcess';
  readonly signal: NodeJS.Signals | null;

  constructor(code: number | null, signal: NodeJS.Signals | null, errorOutput: string) {
    super(`${signal ? `signal ${signal}` : `exit code ${code}`}\n${errorOutput}`.trim());
    this.signal = signal;
  }
}

/**
 * What a process needs of this one's environment to start and to find files. Nothing else: it reads what strangers
 * made, and settings hold secrets.
 */
const needed =
  /^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|SystemRoot|LD_LIBRARY_PATH|FONTCONFIG_\w+|NODE_\w+)$/i;

const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => needed.test(name)));

/**
 * A process of its own for native code: where that falls, or is stopped in the middle, nothing else does. A thread
 * cannot do that: one that is ended inside FFmpeg takes the whole server with it.
 *
 * Its script calls `answerParent`. It is asked one question at a time; questions and answers may hold typed arrays.
 * It ends by itself when this process does, however that ends.
 */
export class AskedProcess<Question extends Serializable, Answer, Report = never> {
  readonly #child: ChildProcess;
  readonly #ended = Promise.withResolvers<void>();
  #asking: Asking<Answer, Report> | undefined;
  #end: Error | undefined;
  #errorOutput = '';

  constructor(script: URL, { flags = [], environment = {} }: AskedProcessOptions = {}) {
    this.#child = fork(fileURLToPath(script), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      execArgv: [...flags],
      env: { ...ownEnvironment(), ...environment },
    });
    this.#child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#errorOutput = (this.#errorOutput + text).slice(-keptErrorOutput);
    });
    this.#child.on('message', (message: FromAsked<Answer, Report>) => this.#hear(message));
    this.#child.on('error', (error) => {
      this.#fail(error);
      // Without a process there is nothing to wait for.
      if (this.#child.pid === undefined) this.#ended.resolve();
    });
    // 'close' and not 'exit': only then is all of the error output here.
    this.#child.on('close', (code, signal) => {
      this.#fail(new EndedProcess(code, signal, this.#errorOutput));
      this.#ended.resolve();
    });
  }

  get isAlive(): boolean {
    return this.#end === undefined;
  }

  /** @throws what the process threw; Error that says how it ended, with the end of what it wrote to stderr */
  ask(question: Question, report: (report: Report) => void = () => {}): Promise<Answer> {
    if (this.#end) return Promise.reject(this.#end);
    return new Promise((resolve, reject) => {
      this.#asking = { resolve, reject, report };
      this.#child.send(question, (error) => {
        // The end of the process, which follows, says more than a closed channel.
        if (
          error &&
          this.#child.exitCode === null &&
          this.#child.signalCode === null &&
          this.#child.connected
        )
          this.#fail(error);
      });
    });
  }

  /** Ends it at once. Resolves when it is gone and can write no more. */
  kill(): Promise<void> {
    // Or this process might be over before that is known.
    if (this.isAlive) this.hold(true);
    this.#child.kill('SIGKILL');
    return this.#ended.promise;
  }

  /** Whether this process stays alive for the other one. */
  hold(isHeld: boolean): void {
    // The pipe of the error output is a socket: it holds the process as well.
    const parts = [this.#child, this.#child.channel, this.#child.stderr] as (NodeJS.RefCounted | undefined)[];
    for (const part of parts) part?.[isHeld ? 'ref' : 'unref']();
  }

  #hear(message: FromAsked<Answer, Report>): void {
    if (message.kind === 'report') return this.#asking?.report(message.report);
    const asking = this.#asking;
    this.#asking = undefined;
    if (message.kind === 'answer') return asking?.resolve(message.answer);
    const error = new Error(message.message);
    // Where it went wrong is there, not here.
    if (message.stack) error.stack = message.stack;
    asking?.reject(error);
  }

  #fail(error: Error): void {
    this.#end ??= error;
    const asking = this.#asking;
    this.#asking = undefined;
    asking?.reject(this.#end);
  }
}

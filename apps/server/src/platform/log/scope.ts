import { AsyncLocalStorage } from 'node:async_hooks';

/** What every line of the log is about while it is done: a request, or a job of a queue. */
export type LogScope = { request: string } | { job: string; queue: string };

const scopes = new AsyncLocalStorage<LogScope>();

/** Does the work so that every line logged meanwhile names the request or the job it belongs to. */
export const inLogScope = <T>(scope: LogScope, work: () => T): T => scopes.run(scope, work);

export const logScope = (): LogScope | undefined => scopes.getStore();

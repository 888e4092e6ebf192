import type { contract } from '@milestoon/contract';
import { type ClientLink, createORPCClient, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient, JsonifiedValue } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import { link as carrier } from './api-link.ts';

let tellSignedOut = (): void => {};

/** What is done whenever the server answers that nobody is signed in, whoever asked and however. */
export function whenSignedOut(listener: () => void): void {
  tellSignedOut = listener;
}

/** A screen that makes several calls as it comes up does each in a turn of its own, between which it can be used. */
const nextTurn = async (): Promise<void> => {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
};

const link: ClientLink<object> = {
  async call(path, input, options) {
    await nextTurn();
    try {
      return await carrier.call(path, input, options);
    } catch (error) {
      if (isCode(error, 'UNAUTHORIZED')) tellSignedOut();
      throw error;
    }
  },
};

export const client: JsonifiedClient<ContractRouterClient<typeof contract>> = createORPCClient(link);

/** Query and mutation options of every call. */
export const api = createTanstackQueryUtils(client);

/** A value as it arrives over JSON: dates are ISO 8601 strings. */
export type Wire<Value> = JsonifiedValue<Value>;

const isAnswer = (error: unknown): error is ORPCError<string, unknown> => error instanceof ORPCError;

export const isCode = (error: unknown, code: string): boolean => isAnswer(error) && error.code === code;

/** The sentence the server wrote for the parent, or undefined when it did not answer with one. */
export function answerOf(error: unknown): string | undefined {
  return isAnswer(error) && error.defined ? error.message : undefined;
}

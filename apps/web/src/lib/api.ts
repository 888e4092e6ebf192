import type { contract } from '@milestoon/contract';
import { createORPCClient, DynamicLink, ORPCError } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient, JsonifiedValue } from '@orpc/openapi-client';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';

/** Fetched with the first call: a page that only shows something needs not wait for it. */
const link = new DynamicLink(async () => (await import('./api-link.ts')).link);

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

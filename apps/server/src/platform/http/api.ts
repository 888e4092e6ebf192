import type { contract } from '@milestoon/contract';
import { messages } from '@milestoon/domain';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, type Router, ValidationError } from '@orpc/server';
import { AppError } from '../errors.ts';
import type { Log } from '../log/log.ts';
import type { RequestContext } from './procedures.ts';

export type ApiRouter = Router<typeof contract, RequestContext>;

function fromValidation(error: ValidationError): AppError {
  const issue = error.issues[0];
  const field = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return new AppError('INVALID_INPUT', {
    ...(issue ? { userMessage: issue.message } : {}),
    data: field ? { field } : {},
    cause: error,
  });
}

const toContractError = (error: AppError): ORPCError<string, unknown> =>
  new ORPCError(error.code, {
    status: error.status,
    message: error.userMessage,
    data: error.data ?? {},
    cause: error,
  });

/** Turns whatever a call threw into what the contract promises; the unexpected is logged and hidden. */
function translate(error: unknown, log: Log, requestId: string, isGone: boolean): unknown {
  if (error instanceof AppError) return toContractError(error);
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
    return toContractError(fromValidation(error.cause));
  if (error instanceof ORPCError && error.status < 500) return error;
  // Whoever asked has left the page: what broke off with them is no fault.
  if (isGone) log.debug({ request: requestId, err: error }, 'call broken off');
  else log.error({ request: requestId, err: error }, 'call failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: messages.auth.unexpected });
}

/** Answers the calls of the contract; null when no call has that address. */
export function apiHandler(router: ApiRouter, log: Log) {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    clientInterceptors: [
      async (options) => {
        try {
          return await options.next();
        } catch (error) {
          // Whoever asked has gone: nobody reads an answer, and nothing is wrong here.
          if (options.signal?.aborted) throw error;
          throw translate(error, log, options.context.requestId, options.signal?.aborted ?? false);
        }
      },
    ],
  });
  return async (request: Request, context: RequestContext): Promise<Response | null> => {
    const result = await handler.handle(request, { context });
    return result.matched ? result.response : null;
  };
}

import { type contract, opens } from '@milestoon/contract';
import { findText, type Texts } from '@milestoon/domain/texts';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { ORPCError, type Router, ValidationError } from '@orpc/server';
import { AppError, notFound } from '../errors.ts';
import type { LimitPerson } from '../limits/call-limits.ts';
import type { Log } from '../log/log.ts';
import type { RequestContext } from './procedures.ts';
import type { Uploads } from '../uploads/uploads.ts';
import { comesWithForm } from './body-limits.ts';
import { withErrorKey } from './error-key.ts';
import { waitingTime } from './refusal.ts';
import { actorOf } from './seat.ts';

export type ApiRouter = Router<typeof contract, RequestContext>;

function fromValidation(error: ValidationError): AppError {
  const issue = error.issues[0];
  const field = issue?.path?.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
  return new AppError('INVALID_INPUT', {
    // The contract's own faults are named texts; whatever else the schema library says is for developers.
    userMessage: (texts) => findText(texts, issue?.message ?? '') ?? texts.failures.invalidInput,
    data: field ? { field } : {},
    cause: error,
  });
}

const toContractError = (error: AppError, texts: Texts): ORPCError<string, unknown> =>
  new ORPCError(error.code, {
    status: error.status,
    message: error.userMessage(texts),
    data: error.data ?? {},
    cause: error,
  });

/** What the database cannot hold whatever the schema says: a zero byte in a text, too large a number, a day of no year. */
const unstorable = new Set(['22021', '22P05', '22003', '22008']);
/** Half a character in JSON has the code of whatever is written wrong: an id of ours that is none must stay a fault. */
const isHalfACharacter = (error: Error & { code: unknown }): boolean =>
  error.code === '22P02' && error.message.endsWith('type json');

const isUnstorable = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (unstorable.has(String(error.code)) || isHalfACharacter(error));

/** Turns whatever a call threw into what the contract promises; the unexpected is logged and hidden. */
function translate(error: unknown, log: Log, context: RequestContext, isGone: boolean): unknown {
  const { texts } = context;
  if (error instanceof AppError) {
    for (const [name, value] of Object.entries(waitingTime(error))) context.answerHeaders.set(name, value);
    return toContractError(error, texts);
  }
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
    return toContractError(fromValidation(error.cause), texts);
  if (isUnstorable(error)) return toContractError(new AppError('INVALID_INPUT', { cause: error }), texts);
  if (error instanceof ORPCError && error.status < 500) return error;
  // Whoever asked has left the page: what broke off with them is no fault.
  if (isGone) log.debug({ err: error }, 'call broken off');
  else log.error({ err: error }, 'call failed');
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: texts.auth.unexpected });
}

/** A body that the library may read: JSON, which is what a body without a type is taken for. */
function isJson(headers: Headers): boolean {
  const type = headers.get('content-type');
  return (type === null || type.startsWith('application/json')) && !headers.has('content-disposition');
}

export interface ApiParts {
  router: ApiRouter;
  uploads: Uploads;
  /** Whose turn a form takes that comes to this address without anybody signed in; null where nobody is let in. */
  guestAt(path: string, clientAddress: string): Promise<string | null>;
}

/** Answers the calls of the contract; null when no call has that address. */
export function apiHandler({ router, uploads, guestAt }: ApiParts, log: Log, limitPerson: LimitPerson) {
  const understood = new WeakSet<RequestContext>();
  const handler = new OpenAPIHandler<RequestContext>(router, {
    interceptors: [
      async (options) => {
        try {
          const { headers, form } = options.context;
          if (isJson(headers)) return await options.next();
          // A form was read before; whatever else a body may be, no call takes it, and it is not read.
          return await options.next({ ...options, request: { ...options.request, body: async () => form } });
        } catch (error) {
          if (understood.has(options.context)) throw error;
          // It is no JSON: the library's own words for it are for developers.
          throw toContractError(new AppError('INVALID_INPUT', { cause: error }), options.context.texts);
        }
      },
    ],
    // Comments to a stream with nothing to tell: a line that is dead is noticed, and proxies keep the others open.
    eventIteratorKeepAliveInterval: 15_000,
    clientInterceptors: [
      async (options) => {
        understood.add(options.context);
        try {
          // A key opens what its scope lists and nothing else, so that a new call is closed to keys until it is listed.
          const { actor: person, apiKey } = options.context;
          if (apiKey && !opens(apiKey.scope, options.path)) throw notFound();
          const method = options.procedure['~orpc'].route.method ?? 'POST';
          if (!person) return await options.next();
          const call = { path: options.path, method };
          // Calls are counted for who makes them, whomever they are made for.
          const answer = async () => {
            const actor = actorOf(person, options.path);
            return options.next({ ...options, context: { ...options.context, actor } });
          };
          return await limitPerson(person.id, call, answer, options.signal);
        } catch (error) {
          // Whoever asked has gone: nobody reads an answer, and nothing is wrong here.
          if (options.signal?.aborted) throw error;
          throw translate(error, log, options.context, options.signal?.aborted ?? false);
        }
      },
    ],
  });
  const answer = async (request: Request, context: RequestContext): Promise<Response | null> => {
    const result = await handler.handle(request, { context });
    if (!result.matched) return null;
    for (const [name, value] of context.answerHeaders) result.response.headers.set(name, value);
    return withErrorKey(request, result.response);
  };
  return async (request: Request, context: RequestContext): Promise<Response | null> => {
    if (!request.body || !comesWithForm(request)) return answer(request, context);
    const { pathname } = new URL(request.url);
    // Of those whom nobody knows no form is read: whatever it held, they are refused.
    const sender = (await guestAt(pathname, context.clientAddress)) ?? context.actor?.id;
    if (!sender) return answer(request, context);
    return uploads.receive(sender, request, (form) => answer(request, { ...context, form }));
  };
}

import { contract } from '@milestoon/contract';
import type { Language, Texts } from '@milestoon/domain/texts';
import { implement } from '@orpc/server';
import { AppError, notFound } from '../errors.ts';
import type { ApiKeyUse, Services, SessionActor } from '../services.ts';
import type { FormParts } from '../uploads/receive-form.ts';

/** What every call of the API is given. */
export interface RequestContext {
  services: Services;
  /** Null when nobody is signed in. */
  actor: SessionActor | null;
  /** The key by which the actor is known, and not by a session; null where there is a session or nobody. */
  apiKey: ApiKeyUse | null;
  headers: Headers;
  /** The language the caller asked for. */
  language: Language;
  texts: Texts;
  /** The network address of the caller, for limits. */
  clientAddress: string;
  /** The app's own origins, as this request may know them. */
  ownOrigins: readonly string[];
  /** Names the request in the log. */
  requestId: string;
  /** What a form held, of somebody who is signed in. */
  form?: FormParts;
  /** Headers that the answer gets besides its own. */
  answerHeaders: Headers;
}

/** Implements calls that anybody may make. */
export const open = implement(contract).$context<RequestContext>();

/** Implements calls of a signed-in person: `context.actor` is there, or the call is UNAUTHORIZED. */
export const authed = open.use(({ context, next }) => {
  if (!context.actor) throw new AppError('UNAUTHORIZED');
  return next({ context: { actor: context.actor } });
});

/** Implements calls of super admins. To everybody else there is nothing here. */
export const ruled = open.use(({ context: { actor }, next }) => {
  if (!actor) throw new AppError('UNAUTHORIZED', { userMessage: (texts) => texts.roles.signInFirst });
  if (actor.withheldRole === 'super_admin') throw new AppError('SECOND_FACTOR_REQUIRED');
  if (actor.role !== 'super_admin') throw notFound();
  return next({ context: { actor } });
});

/** Implements calls of admins and super admins. To everybody else there is nothing here. */
export const managed = open.use(({ context: { actor }, next }) => {
  if (!actor) throw new AppError('UNAUTHORIZED');
  if (actor.withheldRole) throw new AppError('SECOND_FACTOR_REQUIRED');
  if (actor.role === 'user') throw notFound();
  return next({ context: { actor } });
});

/** Implements calls that only an API key opens; whoever comes without one learns nothing, not even what is missing. */
export const keyed = open.use(({ context, next }) => {
  if (!context.actor || !context.apiKey) throw notFound();
  return next({ context: { actor: context.actor, apiKey: context.apiKey } });
});

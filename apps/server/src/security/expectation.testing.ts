import { type ApiKeyScope, contract, opens, seatingOf } from '@milestoon/contract';
import type { SeatRole } from '@milestoon/domain';
import type { Scene } from './scene.testing.ts';

/** Who asks for what belongs to the owner of the scene. */
export const actors = [
  'anonymous',
  'ended session',
  'wrong API key',
  /** Of another parent, one for each scope. */
  'foreign read key',
  'foreign write key',
  'foreign report key',
  'other parent',
  'admin',
  'super admin',
  /** Who acts for the owner's family. */
  'second parent',
  /** Who may watch its films. */
  'relative',
  /** The owner's own browser, sent by the page of another site. */
  'foreign page',
] as const;
export type Actor = (typeof actors)[number];

export interface Call {
  method: string;
  address: string;
  /** JSON, or a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * What each is answered: the status, and the code of an error. The owner's answer proves that the request is one that
 * could have succeeded.
 */
export type Cells = Record<Actor | 'owner', string>;

type InSeat = 'second parent' | 'relative';
type ByKey = 'wrong API key' | `foreign ${ApiKeyScope} key`;
/** Cells as they are without keys and seats. */
type CellsOfSessions = Omit<Cells, ByKey | InSeat>;

export interface Expectation {
  /** Its id in the API document, or the address of what is not in there. */
  operation: string;
  cells: CellsOfSessions;
  /** Whoever holds the link reads the story, in which the child has its name. */
  tellsName?: true;
  /** Makes what the call is about, and tells what each sends. */
  prepare(scene: Scene): Promise<(actor: Actor | 'owner') => Call>;
}

const unauthorized = '401 UNAUTHORIZED';
const notFound = '404 NOT_FOUND';
const forbidden = '403 FORBIDDEN';
const nobody = { anonymous: unauthorized, 'ended session': unauthorized };

type Kind = 'read' | 'write';
/** A page of another site may send a read, and cannot see the answer: no CORS header is in it. */
const fromForeignPage = (kind: Kind, success: string): string => (kind === 'write' ? forbidden : success);

/** It names something of the owner's: to all others it does not exist. */
export const owned = (success: string, kind: Kind): CellsOfSessions => ({
  ...nobody,
  'other parent': notFound,
  admin: notFound,
  'super admin': notFound,
  'foreign page': fromForeignPage(kind, success),
  owner: success,
});

/** It is about the caller: everybody gets their own and nothing of the owner's. */
export const callers = (success: string, kind: Kind): CellsOfSessions => ({
  ...nobody,
  'other parent': success,
  admin: success,
  'super admin': success,
  'foreign page': fromForeignPage(kind, success),
  owner: success,
});

/** For super admins; to parents and admins it does not exist. */
export const ruled = (success: string, kind: Kind): CellsOfSessions => ({
  ...owned(success, kind),
  'super admin': success,
  'foreign page': fromForeignPage(kind, notFound),
  owner: notFound,
});

/** For admins and super admins; to parents it does not exist. */
export const managed = (success: string, kind: Kind): CellsOfSessions => ({
  ...ruled(success, kind),
  admin: success,
});

/** Anybody may, and sees nothing of the owner's. */
export const open = (success: string, kind: Kind): CellsOfSessions => ({
  ...callers(success, kind),
  anonymous: success,
  'ended session': success,
});

/** Everybody else is told the same, whoever they are. */
export const nobodyElse = (denial: string, success: string, kind: Kind): CellsOfSessions => ({
  ...open(denial, kind),
  'foreign page': fromForeignPage(kind, success),
  owner: success,
});

const isOfContract = (path: readonly string[]): boolean => path[0] !== undefined && path[0] in contract;

/** Whether whoever has this seat makes the call for the family, and is answered what its owner is. */
export const actsForFamily = (role: SeatRole, operation: string): boolean =>
  seatingOf(role, operation.split('.')) === 'family';

/** In a seat a call is the family's, one's own, or not there; outside the contract everybody is themself. */
function inSeat(role: SeatRole, { operation, cells }: Expectation): string {
  const path = operation.split('.');
  const isThere =
    !isOfContract(path) || operation === 'privacy.archive' || seatingOf(role, path) !== undefined;
  if (!isThere) return notFound;
  return actsForFamily(role, operation) ? cells.owner : cells['other parent'];
}

/**
 * The cells with those of seats and of API keys. To a key that nobody has, and to one of another scope, every call of the contract is
 * not found; elsewhere keys are not looked at.
 */
export function cellsOf(expectation: Expectation): Cells {
  const { operation, cells } = expectation;
  const path = operation.split('.');
  const isCall = isOfContract(path) && operation !== 'privacy.archive';
  const otherwise = cells.anonymous;
  const byKey = (scope: ApiKeyScope): string =>
    !isCall ? otherwise : opens(scope, path) ? cells['other parent'] : notFound;
  return {
    ...cells,
    'second parent': inSeat('parent', expectation),
    relative: inSeat('viewer', expectation),
    'wrong API key': isCall ? notFound : otherwise,
    'foreign read key': byKey('read'),
    'foreign write key': byKey('write'),
    'foreign report key': byKey('report'),
  };
}

export const get = (address: string): Call => ({ method: 'GET', address });
export const post = (address: string, body: unknown = {}): Call => ({ method: 'POST', address, body });

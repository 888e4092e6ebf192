import type { AnyContractProcedure } from '@orpc/contract';
import type { ErrorCode } from '../errors.ts';

/** What the API document says of a call beyond its schemas. */
export interface CallReference {
  /** A few words: the call's name in the document. */
  summary: string;
  /** What happens, what is returned, what to mind. Plain text. */
  description: string;
  /**
   * Who may call. Everybody else is UNAUTHORIZED; whoever lacks the role, or comes without the API key that is needed,
   * is told NOT_FOUND. What is for admins is for super admins, too.
   */
  access: 'anyone' | 'signed-in' | 'admin' | 'super-admin' | 'api-key';
  /** Besides what `access`, an input and a body bring about. */
  errors: readonly ErrorCode[];
}

/** An entry for every call: one that is missing does not compile. */
export type References<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends AnyContractProcedure ? CallReference : never;
};

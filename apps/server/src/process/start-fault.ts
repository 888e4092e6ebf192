import { SecretsKeyError } from '@milestoon/database';
import { ConfigError } from '../platform/config/config.ts';

/** A start that failed elsewhere. The message is all there is to say of it. */
export class StartRefused extends Error {}

/** Why a start failed, for who started it. */
export interface StartFault {
  /** One sentence for what an operator can put right; the whole error for what they cannot. */
  reason: string;
  /** Starting again without another setting would end the same way. */
  isSetting: boolean;
}

function sentenceFor(error: unknown, port: number): string | undefined {
  const isForOperators =
    error instanceof ConfigError || error instanceof SecretsKeyError || error instanceof StartRefused;
  if (isForOperators) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is already taken. Stop what uses it or choose another with PORT.`;
  if (error.code === 'EACCES' && 'syscall' in error && error.syscall === 'listen')
    return `Port ${port} needs more rights. Choose one above 1023 with PORT.`;
  return undefined;
}

export function explainStart(error: unknown, port: number): StartFault {
  const sentence = sentenceFor(error, port);
  if (sentence) return { reason: sentence, isSetting: true };
  return {
    reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
    isSetting: false,
  };
}

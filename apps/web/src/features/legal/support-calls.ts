import type { SupportReceipt } from '@milestoon/contract';
import type { SupportReason } from '@milestoon/domain';
import type { Wire } from '../../lib/api.ts';
import { spoken } from '../../lib/language.ts';

// The support page stands alone: with the app's client it would fetch half of the app.

export interface Message {
  reason: SupportReason;
  email: string;
  message: string;
}

/** The server refused it, with a sentence for the reader. */
export class Refused extends Error {
  override name = 'Refused';
}

export async function sendMessage(message: Message): Promise<Wire<SupportReceipt>> {
  const response = await fetch('/api/support', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...spoken() },
    body: JSON.stringify(message),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refused(answer.defined ? answer.message : '');
  return answer;
}

/** Where an answer goes of somebody who is signed in; undefined of anybody else. */
export async function ownAddress(): Promise<string | undefined> {
  const response = await fetch('/api/session', { headers: spoken() });
  return response.ok ? (await response.json()).user?.email : undefined;
}

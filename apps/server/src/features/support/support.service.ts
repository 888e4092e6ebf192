import type { SupportReceipt } from '@milestoon/contract';
import type { SupportReason } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import { widerNetworkOf } from '../../platform/http/client-address.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { newMessageNumber } from './message-number.ts';

const hour = 3_600_000;

/** A family that writes in a hurry is heard; a program that fills the letter box is not. */
const ofNetwork: RateLimit = { what: 'support-of-network', most: 5, within: hour };
/** Of strangers whose addresses lie beside each other: whoever has a whole network is one sender. */
export const ofWiderNetwork: RateLimit = { what: 'support-of-wider-network', most: 20, within: 24 * hour };
/**
 * What strangers of all networks together have mailed. It refuses nobody: what comes after it is kept for the super
 * admin, so that neither the letter box is filled nor anybody silenced.
 */
export const mailsOfStrangers: RateLimit = {
  what: 'support-mails-of-strangers',
  most: 200,
  within: 24 * hour,
};
/** And what is kept of them, so that neither is the disk: twelve megabytes a day. */
const ofStrangers: RateLimit = { what: 'support-of-strangers', most: 3000, within: 24 * hour };

export interface NewMessage {
  reason: SupportReason;
  email: string;
  message: string;
}

interface Sender {
  actor: SessionActor | null;
  language: Language;
  clientAddress: string;
}

/** Whether what people write leaves this machine. */
export const isMailed = ({ support, mail }: Services['config']): boolean =>
  support.email !== undefined && mail.smtpUrl !== undefined;

/**
 * Takes what somebody writes to support: stored with the jobs that mail it, so that nothing is lost while the mail
 * server is down. A copy goes to the sender where the address is known to be theirs: to any other it would be mail
 * that a stranger ordered.
 *
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function takeMessage(
  services: Services,
  { reason, email, message }: NewMessage,
  { actor, language, clientAddress }: Sender,
): Promise<SupportReceipt> {
  const { config, database, limiter, now, ports, queue } = services;
  await limiter.take(ofNetwork, clientAddress);
  if (!actor) {
    await limiter.take(ofWiderNetwork, widerNetworkOf(clientAddress));
    await limiter.take(ofStrangers, 'all');
  }
  const sentAt = now();
  const number = newMessageNumber();
  const mailed = isMailed(config) && (actor !== null || (await limiter.mayTry(mailsOfStrangers, 'all')));
  const copied = mailed && actor?.email === email && (await ports.mayMail(actor.id));
  await database.asWorker('somebody writes to support', async (tx) => {
    const { id } = await tx
      .insertInto('support_messages')
      .values({ number, user_id: actor?.id ?? null, reason, email, message, language, sent_at: sentAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const place = { owner: actor?.id ?? null, within: tx };
    const send = (to: 'support' | 'sender') =>
      queue.send('mail-support-message', { messageId: id, to }, { ...place, key: `${id}:${to}` });
    if (mailed) await send('support');
    if (copied) await send('sender');
  });
  return { number, way: mailed ? 'mailed' : 'kept', sentAt };
}

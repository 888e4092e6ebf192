import type { SupportMessagesTable } from '@milestoon/database';
import { isSupportReason, product } from '@milestoon/domain';
import { loadTexts, preferredLanguage, type Texts } from '@milestoon/domain/texts';
import type { Selectable } from 'kysely';
import { letter } from '../../platform/mail/letter.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';

type Message = Selectable<SupportMessagesTable>;

const reason = 'what was written to support is mailed';

const reasonOf = ({ support }: Texts, message: Message): string =>
  isSupportReason(message.reason) ? support.reasons[message.reason] : message.reason;

const paragraphs = ({ message }: Message): string[] => message.split(/\s*\n\s*/);

/** For whoever answers; an answer goes to the sender. */
function mailForSupport(to: string, message: Message, texts: Texts): Mail {
  const { mail } = texts.support;
  const facts = [
    `${mail.from}: ${message.email}`,
    `${mail.reason}: ${reasonOf(texts, message)}`,
    `${mail.language}: ${message.language}`,
    `${mail.account}: ${mail.signedIn(message.user_id !== null)}`,
    `${mail.sent}: ${message.sent_at.toISOString()}`,
  ];
  return {
    id: `${message.id}-support`,
    to,
    replyTo: message.email,
    subject: mail.subject(message.number, reasonOf(texts, message)),
    ...letter(
      'en',
      [...facts, ...paragraphs(message)],
      { label: mail.answer, link: `mailto:${encodeURIComponent(message.email)}` },
      [],
    ),
  };
}

/** For the sender, in the language they wrote from. */
function copyForSender(message: Message, texts: Texts, publicUrl: string): Mail {
  const words = texts.support.receiptMail;
  const language = preferredLanguage(message.language);
  const button = { label: words.button, link: `${publicUrl}/legal/support` };
  return {
    id: `${message.id}-sender`,
    to: message.email,
    subject: words.subject(product.name, message.number),
    ...letter(language, [words.text(message.number), ...paragraphs(message)], button, []),
  };
}

/** Mails a message to whoever answers, or its copy to the sender. */
export function supportMailJob({
  config,
  database,
  log,
  now,
  sendMail,
}: Services): JobHandler<Jobs['mail-support-message']> {
  return {
    async run({ messageId, to }) {
      const message = await database.asWorker(reason, (tx) =>
        tx.selectFrom('support_messages').selectAll().where('id', '=', messageId).executeTakeFirst(),
      );
      if (!message) return;
      if (to === 'sender') {
        const texts = await loadTexts(preferredLanguage(message.language));
        return sendMail(copyForSender(message, texts, config.publicUrl));
      }
      // Taken out of the settings since: it stays for the super admin.
      if (!config.support.email || message.mailed_at) return;
      await sendMail(mailForSupport(config.support.email, message, await loadTexts('en')));
      await database.asWorker(reason, (tx) =>
        tx.updateTable('support_messages').set({ mailed_at: now() }).where('id', '=', messageId).execute(),
      );
    },
    async failed({ messageId, to }) {
      log.error({ message: messageId, to }, 'a message to support could not be mailed; it is kept');
    },
  };
}

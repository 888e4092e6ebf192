import { isSwitchable, type NotificationKind } from '@milestoon/domain';
import { type Language, loadTexts } from '@milestoon/domain/texts';
import { letter, type MailPicture } from '../../platform/mail/letter.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { findToDeliver, noteDelivered } from './notifications.repo.ts';
import { pathOf, posterOf, tellRow } from './telling.ts';

/** What may be somebody else's doing: then whoever takes their account back should know who else is in it. */
const namesFamily = new Set<NotificationKind>(['password-changed', 'member-joined']);

/**
 * Mails a notification. Killed between the mail server's yes and the note of it, the job mails it again under the
 * same Message-ID: the outbox holds it once, and mail programs show one of the two.
 */
export function mailJob(services: Services): JobHandler<Jobs['mail-notification']> {
  const { database, config, log, now, ports, sendMail, storage } = services;

  /** The poster of a film that is ready; none where it was deleted or made anew meanwhile. */
  async function pictureOf(
    row: Parameters<typeof posterOf>[0],
    alt: string,
  ): Promise<MailPicture | undefined> {
    const path = posterOf(row);
    if (!path) return undefined;
    try {
      return { jpeg: await storage.read('episodes', path), alt };
    } catch (error) {
      if (await storage.find('episodes', path)) throw error;
      return undefined;
    }
  }

  /** The family of whoever is told, in a sentence; none where there is nobody else. */
  async function familyOf(userId: string, language: Language): Promise<string[]> {
    const members = await ports.membersOf(userId);
    if (members.length === 0) return [];
    const { households, notifications } = await loadTexts(language);
    const named = members.map(({ email, role }) => `${email} (${households.roles[role]})`);
    const list = new Intl.ListFormat(language).format(named);
    return [notifications.mail.family(list, `${config.publicUrl}/account/people`)];
  }

  return {
    async run({ notificationId }) {
      const found = await findToDeliver(database, notificationId);
      if (!found || found.mailed_at || !(await ports.mayMail(found.user_id))) return;
      const { notifications } = await loadTexts(found.language);
      const { title, text, action } = await tellRow(found, found.language);
      const link = `${config.publicUrl}${pathOf(found)}`;
      const { choose, always, support } = notifications.mail;
      const after = isSwitchable(found.kind)
        ? [choose]
        : [support(`${config.publicUrl}/legal/support`), always];
      const picture = await pictureOf(found, text);
      const family = namesFamily.has(found.kind) ? await familyOf(found.user_id, found.language) : [];
      await sendMail({
        id: notificationId,
        to: ports.typedAddress(found.email),
        subject: title,
        ...letter(found.language, [text], { label: action, link }, [...family, ...after], picture),
      });
      await noteDelivered(database, notificationId, 'mailed_at', now());
    },
    async failed({ notificationId }) {
      log.error({ notification: notificationId }, 'a notification could not be mailed');
    },
  };
}

import { product } from '@milestoon/domain';
import { loadTexts } from '@milestoon/domain/texts';
import { letter } from '../../platform/mail/letter.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { AccountDeps } from './account.deps.ts';
import { newConfirmationLink } from './confirmation.service.ts';
import { toTypedAddress } from './local-address.ts';

/**
 * Mails the link that confirms an address: the one mail, beside a link for a new password, that goes to an address
 * which nobody has confirmed. Made in the job, as that one is.
 */
export function confirmationLinkJob(deps: AccountDeps): JobHandler<Jobs['mail-confirmation-link']> {
  return {
    async run({ userId, language }) {
      const user = await deps.database.auth
        .selectFrom('user')
        .select(['email', 'email_verified'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user || user.email_verified) return;
      const { confirmationMail: words } = await loadTexts(language);
      const to = toTypedAddress(user.email);
      await deps.sendMail({
        to,
        subject: words.subject(product.name),
        ...letter(
          language,
          [words.text(product.name, to)],
          { label: words.button, link: await newConfirmationLink(deps, userId) },
          [words.validity, words.ignore],
        ),
      });
    },
    async failed({ userId }) {
      deps.log.error({ user: userId }, 'a link that confirms an address could not be mailed');
    },
  };
}

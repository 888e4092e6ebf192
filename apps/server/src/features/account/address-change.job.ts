import { product } from '@milestoon/domain';
import { loadTexts } from '@milestoon/domain/texts';
import { letter } from '../../platform/mail/letter.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { AccountDeps } from './account.deps.ts';
import { newAddressLink, wantedAddress } from './address-change.service.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { toTypedAddress } from './local-address.ts';

async function presentAddress({ database }: AccountDeps, userId: string): Promise<string | undefined> {
  const user = await database.auth
    .selectFrom('user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user && toTypedAddress(user.email);
}

/** Mails the link to the address that an account is to have. Made in the job: the token lies nowhere but in the mail. */
export function addressChangeJob(deps: AccountDeps): JobHandler<Jobs['mail-address-change']> {
  return {
    async run({ userId, language }) {
      const email = await wantedAddress(deps, userId);
      const present = await presentAddress(deps, userId);
      if (email === undefined || present === undefined) return;
      const { addressChangeMail: words } = await loadTexts(language);
      await deps.sendMail({
        to: toTypedAddress(email),
        subject: words.subject(product.name),
        ...letter(
          language,
          [words.text(product.name, present)],
          { label: words.button, link: await newAddressLink(deps, userId, email) },
          [words.validity, words.ignore],
        ),
      });
    },
    async failed({ userId }) {
      deps.log.error({ user: userId }, 'a link to a new address could not be mailed');
    },
  };
}

/**
 * Tells the present address that it is to be left, while that can still be stopped. Not one that nobody has
 * confirmed: it may be a stranger's, typed by mistake, which is why it is changed.
 */
export function addressNoticeJob(deps: AccountDeps): JobHandler<Jobs['mail-address-notice']> {
  return {
    async run({ userId, language }) {
      const email = await wantedAddress(deps, userId);
      const present = await presentAddress(deps, userId);
      if (email === undefined || present === undefined || !(await isAddressConfirmed(deps, userId))) return;
      const { addressNoticeMail: words } = await loadTexts(language);
      await deps.sendMail({
        to: present,
        subject: words.subject(product.name),
        ...letter(
          language,
          [words.text(toTypedAddress(email)), words.stop],
          { label: words.button, link: `${deps.config.publicUrl}/auth/forgot-password` },
          [words.ignore],
        ),
      });
    },
    async failed({ userId }) {
      deps.log.error({ user: userId }, 'the notice of a changed address could not be mailed');
    },
  };
}

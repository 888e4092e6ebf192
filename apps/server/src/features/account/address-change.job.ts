import { product } from '@milestoon/domain';
import { loadTexts } from '@milestoon/domain/texts';
import { letter } from '../../platform/mail/letter.ts';
import type { JobHandler, Jobs } from '../../platform/queue/jobs.ts';
import type { AccountDeps } from './account.deps.ts';
import { newAddressLink, oldestAsked } from './address-change.service.ts';
import { toTypedAddress } from './local-address.ts';

/** Both addresses as mails are sent to them, of one and the same moment: a link may be opened in between. */
async function addressesOf({ database, now }: AccountDeps, userId: string) {
  const change = await database.auth
    .selectFrom('address_changes as change')
    .innerJoin('user', 'user.id', 'change.user_id')
    .select(['user.email as present', 'change.email as stored'])
    .where('user.id', '=', userId)
    .where('asked_at', '>', oldestAsked(now()))
    .executeTakeFirst();
  if (!change) return undefined;
  const { present, stored } = change;
  return { present: toTypedAddress(present), wanted: toTypedAddress(stored), stored };
}

/** Mails the link to the address that an account is to have. Made in the job: the token lies nowhere but in the mail. */
export function addressChangeJob(deps: AccountDeps): JobHandler<Jobs['mail-address-change']> {
  return {
    async run({ userId, language }) {
      const addresses = await addressesOf(deps, userId);
      if (!addresses) return;
      const { present, wanted, stored } = addresses;
      const { addressChangeMail: words } = await loadTexts(language);
      await deps.sendMail({
        to: wanted,
        subject: words.subject(product.name),
        ...letter(
          language,
          [words.text(product.name, present)],
          { label: words.button, link: await newAddressLink(deps, userId, stored) },
          [words.validity, words.ignore],
        ),
      });
    },
    async failed({ userId }) {
      deps.log.error({ user: userId }, 'a link to a new address could not be mailed');
    },
  };
}

/** Tells the present address that it is to be left, while that can still be stopped. */
export function addressNoticeJob(deps: AccountDeps): JobHandler<Jobs['mail-address-notice']> {
  return {
    async run({ userId, language }) {
      const addresses = await addressesOf(deps, userId);
      if (!addresses) return;
      const { present, wanted } = addresses;
      const { addressNoticeMail: words } = await loadTexts(language);
      await deps.sendMail({
        to: present,
        subject: words.subject(product.name),
        ...letter(
          language,
          [words.text(wanted), words.stop],
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

import { product } from '@milestoon/domain';
import { loadTexts } from '@milestoon/domain/texts';
import { letter } from '../../platform/mail/letter.ts';
import type { Jobs, JobHandler } from '../../platform/queue/jobs.ts';
import { newToken } from '../../platform/tokens.ts';
import type { AccountDeps } from './account.deps.ts';
import { toTypedAddress } from './local-address.ts';

const hour = 3_600_000;

/**
 * Makes the token and mails it, in the job and not before: so it lies nowhere but in the mail, and as a hash in the
 * table. A second attempt makes another token.
 */
export function resetLinkJob(
  deps: Pick<AccountDeps, 'config' | 'database' | 'loadAuth' | 'log' | 'now' | 'ports' | 'sendMail'>,
): JobHandler<Jobs['mail-reset-link']> {
  return {
    async run({ userId, language }) {
      const { database, config, now } = deps;
      const user = await database.auth
        .selectFrom('user')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user || (await deps.ports.isBeingErased(userId))) return;
      const token = newToken();
      const { internalAdapter } = await (await deps.loadAuth()).$context;
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: userId,
        expiresAt: new Date(now().getTime() + hour),
      });
      // The configured address: one taken from the request would let strangers send links to their own site.
      const link = `${config.publicUrl}/auth/reset-password?token=${token}`;
      const { resetMail } = await loadTexts(language);
      await deps.sendMail({
        to: toTypedAddress(user.email),
        subject: resetMail.subject(product.name),
        ...letter(language, [resetMail.text], { label: resetMail.button, link }, [
          resetMail.validity,
          resetMail.ignore,
        ]),
      });
    },
    async failed({ userId }) {
      deps.log.error({ user: userId }, 'a reset link could not be mailed');
    },
  };
}

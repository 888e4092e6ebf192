import { authed, open } from '../../platform/http/procedures.ts';
import { requirePassword } from '../../platform/password-again.ts';
import { signArchiveLink } from './archive-link.ts';
import { eraseAccount, eraseChild, getReceipt } from './erasure.service.ts';

export const privacyRoutes = {
  exportLink: authed.privacy.exportLink.handler(async ({ context, input }) => {
    const { services, actor } = context;
    const { database, ports, now } = services;
    await requirePassword(ports, actor, input.password);
    await database.asUser(actor, (tx) => ports.audit(tx, actor.id, { kind: 'exported' }, context));
    return signArchiveLink(await database.secret('links'), actor.id, now());
  }),
  eraseChild: authed.privacy.eraseChild.handler(({ context, input }) =>
    eraseChild(context.services, context.actor, input, context),
  ),
  eraseAccount: authed.privacy.eraseAccount.handler(({ context, input }) =>
    eraseAccount(context.services, context.actor, input, context),
  ),
  receipt: open.privacy.receipt.handler(({ context: { services }, input }) =>
    getReceipt(services, input.key),
  ),
};

import { authed, open } from '../../platform/http/procedures.ts';
import { signArchiveLink } from './archive-link.ts';
import { eraseAccount, eraseChild, getReceipt } from './erasure.service.ts';

export const privacyRoutes = {
  exportLink: authed.privacy.exportLink.handler(async ({ context: { services, actor } }) =>
    signArchiveLink(await services.database.secret('links'), actor.id, services.now()),
  ),
  eraseChild: authed.privacy.eraseChild.handler(({ context: { services, actor, language }, input }) =>
    eraseChild(services, actor, input.childId, language),
  ),
  eraseAccount: authed.privacy.eraseAccount.handler(({ context: { services, actor, language }, input }) =>
    eraseAccount(services, actor, input, language),
  ),
  receipt: open.privacy.receipt.handler(({ context: { services }, input }) =>
    getReceipt(services, input.key),
  ),
};

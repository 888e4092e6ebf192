import { authed, open } from '../../platform/http/procedures.ts';
import type { AccountDeps } from './account.deps.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.service.ts';

/** The calls of the contract's `account`. */
export const createAccountRoutes = (deps: AccountDeps) => ({
  session: open.account.session.handler(({ context: { actor } }) => ({
    user: actor && { id: actor.id, email: actor.email, createdAt: actor.createdAt },
    role: actor && actor.role,
  })),
  changePassword: authed.account.changePassword.handler(async ({ context, input }) => {
    await changePassword(deps, context.actor, input, context.headers);
    return { changed: true };
  }),
  requestPasswordReset: open.account.requestPasswordReset.handler(async ({ context, input }) => {
    await requestPasswordReset(deps, input.email, context);
    return { sent: true };
  }),
  resetPassword: open.account.resetPassword.handler(async ({ context, input }) => {
    await resetPassword(deps, input, context.clientAddress);
    return { changed: true };
  }),
});

import { socialProviders } from '@milestoon/domain';
import { authed, open } from '../../platform/http/procedures.ts';
import type { AccountDeps } from './account.deps.ts';
import { confirmAddressChange, requestAddressChange, wantedAddress } from './address-change.service.ts';
import { confirmAddress, requestConfirmation, viewConfirmation } from './confirmation.service.ts';
import { isAddressConfirmed } from './confirmed-address.ts';
import { toTypedAddress } from './local-address.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts';
import { changePassword, hasPassword, requestPasswordReset, resetPassword } from './password.service.ts';

/** The calls of the contract's `account`. */
export const createAccountRoutes = (deps: AccountDeps) => ({
  session: open.account.session.handler(async ({ context: { actor } }) => ({
    user: actor && { id: actor.id, email: actor.email, createdAt: actor.createdAt },
    // A role is left at the door of another family.
    role: actor && (actor.household ? 'user' : (actor.withheldRole ?? actor.role)),
    household: actor?.household
      ? { id: actor.household.id, email: actor.household.email, seat: actor.household.seat }
      : null,
    unconfirmed: actor !== null && !(await isAddressConfirmed(deps, actor.id)),
    withheld: actor?.withheldRole !== undefined && !actor.household,
    passwordless: actor !== null && !(await hasPassword(deps, actor.id)),
    signInBy: socialProviders.filter((name) => deps.config.socialSignIn[name]),
  })),
  changePassword: authed.account.changePassword.handler(async ({ context, input }) => {
    await changePassword(deps, context.actor, input, context);
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
  viewConfirmation: open.account.viewConfirmation.handler(({ context, input }) =>
    viewConfirmation(deps, input.token, context.clientAddress),
  ),
  confirmAddress: open.account.confirmAddress.handler(({ context, input }) =>
    confirmAddress(deps, input.token, context),
  ),
  requestConfirmation: authed.account.requestConfirmation.handler(async ({ context }) => {
    await requestConfirmation(deps, context.actor, context.language);
    return { sent: true };
  }),
  addressChange: authed.account.addressChange.handler(async ({ context: { actor } }) => {
    const email = await wantedAddress(deps, actor.id);
    return { wanted: email === undefined ? null : toTypedAddress(email) };
  }),
  requestAddressChange: authed.account.requestAddressChange.handler(async ({ context, input }) => ({
    changed: await requestAddressChange(deps, context.actor, input, context),
  })),
  confirmAddressChange: authed.account.confirmAddressChange.handler(async ({ context, input }) => ({
    email: await confirmAddressChange(deps, context.actor, input.token, context),
  })),
  sessions: authed.account.sessions.handler(async ({ context }) => ({
    sessions: await listSessions(deps, context),
  })),
  endSession: authed.account.endSession.handler(async ({ context, input }) => {
    await endSession(deps, context, input.id);
    return { ended: 1 };
  }),
  endOtherSessions: authed.account.endOtherSessions.handler(async ({ context }) => ({
    ended: await endOtherSessions(deps, context),
  })),
});

import { authed, ruled } from '../../../platform/http/procedures.ts';
import type { AccountDeps } from '../account.deps.ts';
import {
  beginFactor,
  confirmFactor,
  describeFactor,
  renewBackupCodes,
  resetFactor,
  switchFactorOff,
} from './second-factor.service.ts';

/** The calls of the contract's `secondFactor`. */
export const createSecondFactorRoutes = (deps: AccountDeps) => ({
  state: authed.secondFactor.state.handler(({ context: { actor } }) => describeFactor(deps, actor)),
  begin: authed.secondFactor.begin.handler(({ context, input }) =>
    beginFactor(deps, context.actor, input.password, context),
  ),
  confirm: authed.secondFactor.confirm.handler(async ({ context, input }) => {
    const { actor, answerHeaders } = context;
    const cookie = await confirmFactor(deps, actor, input.code, context);
    if (cookie) answerHeaders.append('set-cookie', cookie);
    return describeFactor(deps, actor);
  }),
  renewBackupCodes: authed.secondFactor.renewBackupCodes.handler(async ({ context, input }) => ({
    backupCodes: await renewBackupCodes(deps, context.actor, input, context),
  })),
  switchOff: authed.secondFactor.switchOff.handler(async ({ context, input }) => {
    await switchFactorOff(deps, context.actor, input, context);
    return describeFactor(deps, context.actor);
  }),
  reset: ruled.secondFactor.reset.handler(async ({ context: { actor }, input }) => {
    await resetFactor(deps, actor, input);
    return { reset: true };
  }),
});

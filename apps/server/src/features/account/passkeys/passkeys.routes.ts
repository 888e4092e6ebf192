import { authed } from '../../../platform/http/procedures.ts';
import type { AccountDeps } from '../account.deps.ts';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.service.ts';

/** The calls of the contract's `passkeys`. */
export const createPasskeysRoutes = (deps: AccountDeps) => ({
  list: authed.passkeys.list.handler(async ({ context: { actor } }) => ({
    passkeys: await listPasskeys(deps, actor),
  })),
  begin: authed.passkeys.begin.handler(async ({ context, input }) => {
    const { options, cookies } = await beginPasskey(deps, context.actor, input.password, context);
    for (const cookie of cookies) context.answerHeaders.append('set-cookie', cookie);
    return { options };
  }),
  add: authed.passkeys.add.handler(async ({ context, input }) => {
    const { actor, answerHeaders } = context;
    const cookie = await addPasskey(deps, actor, input, context);
    if (cookie) answerHeaders.append('set-cookie', cookie);
    return { passkeys: await listPasskeys(deps, actor) };
  }),
  rename: authed.passkeys.rename.handler(async ({ context: { actor }, input }) => {
    await renamePasskey(deps, actor, input);
    return { passkeys: await listPasskeys(deps, actor) };
  }),
  remove: authed.passkeys.remove.handler(async ({ context, input }) => {
    await removePasskey(deps, context.actor, input, context);
    return { passkeys: await listPasskeys(deps, context.actor) };
  }),
});

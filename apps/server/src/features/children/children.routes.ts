import { authed } from '../../platform/http/procedures.ts';
import { requirePresence } from '../../platform/password-again.ts';
import { getAvatars, requestAvatars, selectAvatar } from './avatars.service.ts';
import { createChild, deleteChild, getChild, listOwnChildren, readOwnLook } from './children.service.ts';
import { editChild } from './edit.service.ts';
import { beginFirstLook, viewFirstLook } from './first-look.ts';
import { speakName } from './spoken-name.ts';

export const childrenRoutes = {
  list: authed.children.list.handler(({ context: { services, actor } }) => listOwnChildren(services, actor)),
  get: authed.children.get.handler(({ context: { services, actor }, input }) =>
    getChild(services, actor, input.id),
  ),
  readLook: authed.children.readLook.handler(({ context: { services, actor }, input, signal }) =>
    readOwnLook(services, actor, input, signal),
  ),
  create: authed.children.create.handler(({ context: { services, actor }, input }) =>
    createChild(services, actor, input),
  ),
  update: authed.children.update.handler(({ context: { services, actor }, input: { id, ...edit } }) =>
    editChild(services, actor, id, edit),
  ),
  sayName: authed.children.sayName.handler(({ context: { services, actor }, input, signal }) =>
    speakName(services, actor, input, signal),
  ),
  avatars: authed.children.avatars.handler(({ context: { services, actor }, input }) =>
    getAvatars(services, actor, input.id),
  ),
  startAvatars: authed.children.startAvatars.handler(({ context: { services, actor }, input }) =>
    requestAvatars(services, actor, input.id),
  ),
  firstLook: authed.children.firstLook.handler(({ context: { services, actor } }) =>
    viewFirstLook(services, actor),
  ),
  beginFirstLook: authed.children.beginFirstLook.handler(({ context: { services, actor }, input }) =>
    beginFirstLook(services, actor, input.id),
  ),
  selectAvatar: authed.children.selectAvatar.handler(({ context: { services, actor }, input }) =>
    selectAvatar(services, actor, input.id, input.candidate),
  ),
  remove: authed.children.remove.handler(async ({ context, input }) => {
    const { services, actor, apiKey, headers } = context;
    // A key that writes was itself made with the password, and the program that holds it knows none.
    if (!apiKey) await requirePresence(services, actor, headers, input.password);
    await deleteChild(services, actor, input, context);
    return { removed: true };
  }),
};

import { authed } from '../../platform/http/procedures.ts';
import { addMember, changeMember, listFamily, removeMember } from './family.service.ts';

export const familyRoutes = {
  list: authed.family.list.handler(({ context: { services, actor } }) => listFamily(services, actor)),
  add: authed.family.add.handler(({ context: { services, actor }, input }) =>
    addMember(services, actor, input),
  ),
  update: authed.family.update.handler(({ context: { services, actor }, input: { id, member } }) =>
    changeMember(services, actor, id, member),
  ),
  remove: authed.family.remove.handler(async ({ context: { services, actor }, input }) => {
    await removeMember(services, actor, input.id);
    return { removed: true };
  }),
};

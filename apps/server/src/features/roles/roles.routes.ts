import { AppError, notFound } from '../../platform/errors.ts';
import { open } from '../../platform/http/procedures.ts';
import { confirmAddress, inspectSetup, listRoleChanges, listUsers, setRole } from './roles.service.ts';

/** For super admins. To everybody else there is nothing here. */
const ruled = open.use(({ context: { actor }, next }) => {
  if (!actor) throw new AppError('UNAUTHORIZED', { userMessage: (texts) => texts.roles.signInFirst });
  if (actor.role !== 'super_admin') throw notFound();
  return next({ context: { actor } });
});

export const rolesRoutes = {
  list: ruled.roles.list.handler(({ context: { services, actor }, input }) =>
    listUsers(services, actor, input),
  ),
  set: ruled.roles.set.handler(({ context: { services, actor }, input }) => setRole(services, actor, input)),
  confirmAddress: ruled.roles.confirmAddress.handler(({ context: { services, actor }, input }) =>
    confirmAddress(services, actor, input.id),
  ),
  changes: ruled.roles.changes.handler(({ context: { services, actor }, input }) =>
    listRoleChanges(services, actor, input.before),
  ),
  setup: ruled.roles.setup.handler(({ context: { services, actor } }) => inspectSetup(services, actor)),
};

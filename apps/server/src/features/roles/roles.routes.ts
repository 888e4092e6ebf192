import { ruled } from '../../platform/http/procedures.ts';
import { confirmAddress, inspectSetup, listRoleChanges, listUsers, setRole } from './roles.service.ts';

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

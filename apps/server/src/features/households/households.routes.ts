import { authed, open } from '../../platform/http/procedures.ts';
import type { Services } from '../../platform/services.ts';
import { listFilms } from './films.service.ts';
import { endInvitation, invite, viewInvitation } from './invitations.service.ts';
import {
  accept,
  chooseHousehold,
  leave,
  listHouseholds,
  listPeople,
  removeMember,
} from './members.service.ts';

/** The calls of the contract's `households`. */
export const createHouseholdsRoutes = (services: Services) => ({
  mine: authed.households.mine.handler(({ context }) => listHouseholds(services, context)),
  choose: authed.households.choose.handler(async ({ context, input }) => {
    await chooseHousehold(services, context, input.id);
    return { chosen: true as const };
  }),
  leave: authed.households.leave.handler(async ({ context, input }) => {
    await leave(services, context, input.id);
    return { left: true as const };
  }),
  films: authed.households.films.handler(({ context }) => listFilms(context.services, context.actor)),
  people: authed.households.people.handler(({ context: { actor } }) => listPeople(services, actor)),
  invite: authed.households.invite.handler(({ context, input }) =>
    invite(services, context.actor, input, context),
  ),
  endInvitation: authed.households.endInvitation.handler(async ({ context, input }) => {
    await endInvitation(services, context.actor, input.id, context);
    return { ended: true as const };
  }),
  remove: authed.households.remove.handler(async ({ context: { actor }, input }) => {
    await removeMember(services, actor, input.id);
    return { removed: true as const };
  }),
  invitation: open.households.invitation.handler(({ context, input }) =>
    viewInvitation(services, input.token, context.clientAddress),
  ),
  accept: authed.households.accept.handler(({ context, input }) => accept(services, context, input.token)),
});

import { notFound } from '../../platform/errors.ts';
import { authed, open } from '../../platform/http/procedures.ts';
import { enterCode, viewFilms, watch } from './films.service.ts';
import { removeHello, sendHello, viewHellos } from './hellos.service.ts';
import { changeLink, viewLink, viewLinks } from './links.service.ts';
import { sendSpokenHello } from './spoken-hellos.service.ts';
import type { SharingDeps } from './sharing.deps.ts';

/** The calls of the contract's `sharing`. */
export const createSharingRoutes = (deps: SharingDeps) => ({
  links: authed.sharing.links.handler(({ context: { actor } }) => viewLinks(deps, actor)),
  watchLink: authed.sharing.watchLink.handler(({ context: { actor }, input }) =>
    viewLink(deps, actor, { episodeId: input.id }),
  ),
  changeWatchLink: authed.sharing.changeWatchLink.handler(({ context, input: { id, ...wanted } }) =>
    changeLink(deps, context.actor, { episodeId: id }, wanted, context),
  ),
  childLink: authed.sharing.childLink.handler(({ context: { actor }, input: { id, season = null } }) =>
    viewLink(deps, actor, { childId: id, season }),
  ),
  changeChildLink: authed.sharing.changeChildLink.handler(
    ({ context, input: { id, season = null, ...wanted } }) =>
      changeLink(deps, context.actor, { childId: id, season }, wanted, context),
  ),
  films: open.sharing.films.handler(({ context: { clientAddress }, input }) =>
    viewFilms(deps, input, clientAddress),
  ),
  enterCode: open.sharing.enterCode.handler(({ context: { clientAddress }, input }) =>
    enterCode(deps, input, clientAddress),
  ),
  watch: open.sharing.watch.handler(({ context: { clientAddress }, input }) =>
    watch(deps, input, clientAddress),
  ),
  sendHello: open.sharing.sendHello.handler(async ({ context: { clientAddress }, input }) => {
    await sendHello(deps, input, clientAddress);
    return { sent: true };
  }),
  sendSpokenHello: open
    // Before the input is looked at: of a guest who is not let in no form was read.
    .use(({ context: { form }, next }) => {
      if (!form) throw notFound();
      return next();
    })
    .sharing.sendSpokenHello.handler(async ({ context: { clientAddress }, input }) => {
      await sendSpokenHello(deps, input, clientAddress);
      return { sent: true };
    }),
  hellos: authed.sharing.hellos.handler(({ context: { actor, services }, input }) =>
    viewHellos(deps, services.storage, actor, input.id),
  ),
  removeHello: authed.sharing.removeHello.handler(async ({ context: { actor }, input }) => {
    await removeHello(deps, actor, input.id);
    return { removed: true };
  }),
});

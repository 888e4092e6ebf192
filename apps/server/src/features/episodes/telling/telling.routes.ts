import { notFound } from '../../../platform/errors.ts';
import { authed, open } from '../../../platform/http/procedures.ts';
import { agreeToTell, recordByLink, sendTelling, viewTelling } from './guest.service.ts';
import { addTeller, getTelling, recordOwnLine, removeLine, removeTeller } from './telling.service.ts';
import { askToTell, endLink, takeSent } from './telling-links.service.ts';

const done = { done: true as const };

export const tellingRoutes = {
  get: authed.telling.get.handler(({ context: { services, actor }, input }) =>
    getTelling(services, actor, input),
  ),
  addTeller: authed.telling.addTeller.handler(({ context: { services, actor }, input }) =>
    addTeller(services, actor, input),
  ),
  removeTeller: authed.telling.removeTeller.handler(async ({ context: { services, actor }, input }) => {
    await removeTeller(services, actor, input);
    return done;
  }),
  record: authed.telling.record.handler(({ context: { services, actor }, input }) =>
    recordOwnLine(services, actor, input),
  ),
  remove: authed.telling.remove.handler(async ({ context: { services, actor }, input }) => {
    await removeLine(services, actor, input);
    return done;
  }),
  ask: authed.telling.ask.handler(({ context: { services, actor }, input }) =>
    askToTell(services, actor, input),
  ),
  endLink: authed.telling.endLink.handler(async ({ context: { services, actor }, input }) => {
    await endLink(services, actor, input.id);
    return done;
  }),
  take: authed.telling.take.handler(async ({ context: { services, actor }, input }) => {
    await takeSent(services, actor, input);
    return done;
  }),
  open: open.telling.open.handler(({ context: { services, clientAddress }, input }) =>
    viewTelling(services, input.token, clientAddress),
  ),
  agree: open.telling.agree.handler(async ({ context: { services, clientAddress }, input }) => {
    await agreeToTell(services, input.token, clientAddress);
    return done;
  }),
  recordByLink: open
    // Before the input is looked at: of a link that opens nothing no form was read.
    .use(({ context: { form }, next }) => {
      if (!form) throw notFound();
      return next();
    })
    .telling.recordByLink.handler(({ context: { services }, input }) => recordByLink(services, input)),
  send: open.telling.send.handler(async ({ context: { services, clientAddress }, input }) => {
    await sendTelling(services, input.token, clientAddress);
    return done;
  }),
};

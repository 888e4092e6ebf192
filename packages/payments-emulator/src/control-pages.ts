import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { EmulatorParts } from './api.ts';
import { page } from './page.ts';
import type { Delivery } from './webhooks.ts';

const day = 86_400;
const jumps = { 'One day': day, 'One week': 7 * day, 'One month': 31 * day } as const;
const longestJump = 366 * day;

/** Where a person who tries the app, or a test, moves the clock and has API and webhooks go wrong. */
export function addControlPages(pages: Hono, parts: EmulatorParts): void {
  const { ledger, webhooks, advanceClock, outage } = parts;
  pages.use('/control', onThisMachine);
  pages.use('/control/*', onThisMachine);

  pages.get('/control', (context) => controlPage(context, parts));

  pages.post('/control/clock', async (context) => {
    const seconds = Number((await context.req.parseBody()).seconds);
    if (!(seconds > 0 && seconds <= longestJump)) return context.text('Up to a year, in seconds.', 422);
    await advanceClock(seconds);
    return back(context);
  });

  pages.post('/control/api/:state{down|up}', (context) => {
    outage.on = context.req.param('state') === 'down';
    return back(context);
  });

  pages.post('/control/webhooks/:state{hold|release}', async (context) => {
    const held = context.req.param('state') === 'hold';
    webhooks.hold(held);
    if (!held) await webhooks.flush();
    return back(context);
  });

  pages.post('/control/webhooks/deliver', async (context) => {
    const { order, copies } = await context.req.parseBody();
    const found = orders.find((known) => known === order);
    await webhooks.flushAll({ ...(found && { order: found }), copies: copies === '2' ? 2 : 1 });
    await ledger.save();
    return back(context);
  });
}

const orders: readonly NonNullable<Delivery['order']>[] = ['oldest first', 'newest first', 'shuffled'];

const local = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A browser on this machine that opened this machine's address. The connection tells where it comes from, the Host
 * that no stranger's name was pointed here, and a proxy in between says that it is one. Everybody else is told that
 * there is nothing.
 */
const onThisMachine: MiddlewareHandler = async (context, next) => {
  const host = URL.parse(`http://${context.req.header('host') ?? ''}`)?.hostname ?? '';
  const proxied = ['x-forwarded-for', 'x-forwarded-host', 'forwarded'].some((name) =>
    context.req.header(name),
  );
  if (proxied || !localNames.has(host) || !local.has(addressOf(context))) return context.notFound();
  return next();
};

function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? '';
  } catch {
    // Not from a socket at all.
    return '';
  }
}

const back = (context: Context): Response =>
  context.redirect(context.req.path.replace(/\/control\/.*$/, '/control'), 303);

function controlPage(context: Context, { ledger, webhooks, outage }: EmulatorParts) {
  const now = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  const { path } = context.req;
  return page(
    context,
    'Test controls',
    html`<p class="test">Test controls</p>
<h1>Clock</h1>
<p>It is ${now.format(ledger.now() * 1000)} UTC for payments.</p>
${Object.entries(jumps).map(
  ([name, seconds]) =>
    html`<form method="post" action="${path}/clock"><input type="hidden" name="seconds" value="${seconds}"><button>${name} later</button></form>`,
)}
<hr><h2>Payments</h2>
<p role="status">They can${outage.on ? 'not' : ''} be asked for.</p>
<form method="post" action="${path}/api/${outage.on ? 'up' : 'down'}">
<button>${outage.on ? 'Work again' : 'Fail from now on'}</button></form>
<hr><h2>Events for the app</h2>
<p role="status">${webhooks.waiting()} waiting${webhooks.isHeld() ? ', all are held back' : ''}.</p>
<form method="post" action="${path}/webhooks/${webhooks.isHeld() ? 'release' : 'hold'}">
<button>${webhooks.isHeld() ? 'Release' : 'Hold back'}</button></form>
<form method="post" action="${path}/webhooks/deliver">
<fieldset><legend>Order</legend>
${orders.map(
  (order, index) =>
    html`<label><input type="radio" name="order" value="${order}"${index === 0 ? html` checked` : ''}> ${order}</label>`,
)}</fieldset>
<label><input type="checkbox" name="copies" value="2"> each of them twice</label>
<button>Send what waits</button></form>`,
  );
}

import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { startProviders } from '../../apps/server/src/features/account/social/provider.testing.ts';

type Providers = Awaited<ReturnType<typeof startProviders>>;
type Claims = Parameters<Providers['agree']>[1];

const page = (body: string): string =>
  `<!doctype html><html lang="en"><title>Consent</title><body>${body}</body></html>`;

const field = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${value}">`;

/** A name that stays the same for a person at a service. */
const subjectOf = (email: string): string => Buffer.from(email).toString('hex');

/**
 * The page of Google and of Apple on which somebody says who they are, and agrees or does not. It stands on a site
 * other than ours, as theirs do: 'localhost', where we are 127.0.0.1.
 */
export async function openConsentPage(providers: Providers): Promise<{ origin: string; server: Server }> {
  const server = createServer((request, response) => {
    const asked = new URL(request.url ?? '', origin);
    const [, service, step] = asked.pathname.split('/');
    const html = (body: string) => response.setHeader('content-type', 'text/html').end(page(body));
    if (step === 'authorize')
      return html(`<h1>${service}</h1><form action="/${service}/answer">
        ${field('order', encodeURIComponent(asked.search))}
        <label>Address <input name="email"></label>
        <button>Agree</button><button name="refuse" value="yes">Refuse</button></form>`);
    if (step !== 'answer') return response.writeHead(204).end();
    const order = decodeURIComponent(asked.searchParams.get('order') ?? '');
    const email = asked.searchParams.get('email') ?? '';
    const claims: Claims = { sub: subjectOf(email), email };
    const theirs = providers.addresses[service === 'apple' ? 'apple' : 'google'].authorization;
    const { code, state } = providers.agree(`${theirs}${order}`, claims);
    const told: Record<string, string> = asked.searchParams.has('refuse')
      ? { state, error: 'access_denied' }
      : { state, code };
    const back = new URLSearchParams(order).get('redirect_uri') ?? '';
    if (service !== 'apple')
      return response.writeHead(302, { location: `${back}?${new URLSearchParams(told)}` }).end();
    const fields = Object.entries(told).map(([name, value]) => field(name, value));
    return html(`<form method="post" action="${back}">${fields.join('')}<button>Go back</button></form>`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { origin, server };
}

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type StandInGoogle, startGoogle } from '../../apps/server/src/features/publishing/google.testing.ts';

export interface GoogleWithPage {
  /** What it has of the parent, and what was wrong with what it was asked. */
  google: StandInGoogle;
  /** Where our server reaches it, as one text. */
  addresses: string;
  close(): Promise<void>;
}

/**
 * The stand-in of Google and YouTube, and its page on which a parent allows us the channel or does not. The page stands
 * on a site other than ours, as theirs does: 'localhost', where we are 127.0.0.1.
 */
export async function startGoogleWithPage(): Promise<GoogleWithPage> {
  const google = await startGoogle();
  const server = createServer((request, response) => {
    const { pathname, search, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const back = (told: Record<string, string>) =>
      response
        .writeHead(302, { location: `${searchParams.get('redirect_uri')}?${new URLSearchParams(told)}` })
        .end();
    try {
      if (pathname === '/authorize')
        return response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en">
          <title>Google</title><h1>Google</h1>
          <a href="/allow${search}">Allow</a> <a href="/refuse${search}">Refuse</a></html>`);
      if (pathname === '/allow') return back(google.allow(`${google.addresses.authorization}${search}`));
      if (pathname === '/refuse')
        return back({ error: 'access_denied', state: searchParams.get('state') ?? '' });
      return response.writeHead(204).end();
    } catch (error) {
      google.complaints.push(String(error));
      return response.writeHead(400).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const authorization = `http://localhost:${(server.address() as AddressInfo).port}/authorize`;
  return {
    google,
    addresses: JSON.stringify({ ...google.addresses, authorization }),
    async close() {
      server.closeAllConnections();
      server.close();
      await google.close();
    },
  };
}

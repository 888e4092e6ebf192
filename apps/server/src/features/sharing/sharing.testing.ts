import { sql } from 'kysely';
import { childWithAvatar, finishedEpisode } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';

/** A server that makes nothing, and what its parents and guests do. */
export interface SharingScene {
  server: TestServer;
  parent(): Promise<{ session: Session; childId: string; episodeId: string }>;
  /** Changes the link of something; 'unlisted' where nothing else is said. */
  share(session: Session, address: string, wanted?: object): Promise<Json>;
  close(): Promise<void>;
}

export const linkOfEpisode = (episodeId: string): string => `/api/episodes/${episodeId}/watch-link`;
export const linkOfChild = (childId: string, season?: number): string =>
  `/api/children/${childId}/watch-link${season === undefined ? '' : `?season=${season}`}`;
/** The token of a link's address. */
export const tokenOf = ({ url }: { url: string }): string => new URL(url).pathname.replace('/film/', '');

export const sharingScene = async (settings: Record<string, string> = {}): Promise<SharingScene> =>
  sceneOf(await testServer({}, settings, { role: 'web' }));

/** The same on a server that a test has started. */
export function sceneOf(server: TestServer): SharingScene {
  return {
    server,
    async parent() {
      const session = await server.loginAs();
      await server.subscribe(session);
      const child = await childWithAvatar(server, session);
      const episodeId = await finishedEpisode(server, session, child.id);
      return { session, childId: child.id, episodeId };
    },
    async share(session, address, wanted = {}) {
      // What names a season stands in the body of a write.
      const [path = '', season] = address.split('?season=');
      const body = { visibility: 'unlisted', ...(season && { season: Number(season) }), ...wanted };
      const answer = await server.call(session, 'PUT', path, body);
      if (answer.status !== 200)
        throw new Error(`not shared: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    close: () => server.close(),
  };
}

/** Something spoken, as the page of guests sends it. */
export function helloForm(recording: Blob, more: Partial<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ agreedBy: 'speaker', ...more }))
    if (value) form.set(name, value);
  form.set('file', new File([recording], 'hello', { type: recording.type }));
  return form;
}

/** What somebody does who was given a link. */
export function guestOf(server: TestServer, token: string, clientAddress = '10.7.0.1') {
  const ask = (method: string, path: string, body?: unknown) =>
    server.fetch(`/api/films/${token}${path}`, {
      method,
      clientAddress,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
  return {
    look: (pass?: string) => ask('GET', pass === undefined ? '' : `?pass=${encodeURIComponent(pass)}`),
    enter: (code: string) => ask('POST', '/code', { code }),
    watch: (film: string, more: object = {}) => ask('POST', '/views', { film, ...more }),
    hello: (film: string, more: object = {}) => ask('POST', '/hellos', { film, ...more }),
    /** Says something for a film. `pass` is that of a code. */
    speak: (film: string, recording: Blob, { pass = '-', ...more }: Partial<Record<string, string>> = {}) =>
      server.fetch(`/api/films/${token}/${film}/spoken-hellos/${pass}`, {
        method: 'POST',
        clientAddress,
        body: helloForm(recording, more),
      }),
  };
}

/** How often the tables that a view could touch were looked through since the beginning. */
export async function scansOfViews({ database }: TestServer): Promise<number> {
  const { rows } = await database.asOwner('test', (tx) =>
    sql<{ count: number }>`select coalesce(sum(seq_scan + idx_scan), 0)::float8 as count
      from pg_stat_user_tables
     where relname in ('watch_links', 'episodes', 'episode_productions', 'rate_limits')`.execute(tx),
  );
  return rows[0]?.count ?? Number.NaN;
}

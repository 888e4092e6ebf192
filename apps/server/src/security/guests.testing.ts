import {
  guestOf,
  linkOfChild,
  linkOfEpisode,
  type SharingScene,
  tokenOf,
} from '../features/sharing/sharing.testing.ts';
import type { Json } from '../testing/test-server.ts';

/** What somebody asks for who was given a link. */
export const asks = [
  'what it opens',
  'to watch',
  'film file',
  'smaller film',
  'captions file',
  'poster file',
  'messenger picture',
  'hello',
  'spoken hello',
] as const;
export type Ask = (typeof asks)[number];

/** A status each; '200 code' where nothing is told but that a code is asked for. */
export type GuestCells = Record<Ask, string>;

/** What a guest holds: from the time when the link was open to them, whatever became of it. */
export interface Held {
  token: string;
  pass?: string | undefined;
  film: string;
  videoUrl: string;
  renditionUrl: string;
  captionsUrl: string;
  posterUrl: string;
}

export interface GuestWall {
  /** What became of the link. */
  state: string;
  cells: GuestCells;
  /** Makes it so, and tells what the guest holds. */
  prepare(scene: SharingScene): Promise<Held>;
}

const cells = (answers: readonly string[]): GuestCells =>
  Object.fromEntries(asks.map((ask, i) => [ask, answers[i] ?? ''])) as GuestCells;
const closed = cells(asks.map(() => '404'));

/** Opens a link and takes all that can be had by it. */
async function hold({ server }: SharingScene, link: Json): Promise<Held> {
  const token = tokenOf(link);
  const guest = guestOf(server, token);
  const pass = link.code ? ((await (await guest.enter(link.code)).json()) as Json).pass : undefined;
  const { films } = (await (await guest.look(pass)).json()) as Json;
  const { key: film, posterUrl } = films[0];
  const files = (await (await guest.watch(film, { pass })).json()) as Json;
  const { videoUrl, renditionUrl, captionsUrl } = files;
  return { token, pass, film, videoUrl, renditionUrl, captionsUrl, posterUrl };
}

/** A family's film by a link, then `happens`. */
const after =
  (
    wanted: object,
    happens: (
      scene: SharingScene,
      of: Awaited<ReturnType<SharingScene['parent']>>,
    ) => Promise<unknown> = async () => {},
  ) =>
  async (scene: SharingScene): Promise<Held> => {
    const parent = await scene.parent();
    const held = await hold(
      scene,
      await scene.share(parent.session, linkOfEpisode(parent.episodeId), wanted),
    );
    await happens(scene, parent);
    return held;
  };

/** Somebody changes the columns of their only link. */
const set =
  (values: object) =>
  async ({ server }: SharingScene, { session }: { session: { id: string } }): Promise<void> => {
    await server.database.asWorker('test', (tx) =>
      tx.updateTable('watch_links').set(values).where('user_id', '=', session.id).execute(),
    );
    await server.services.ports.sharingChanged(session.id);
  };

const change =
  (wanted: object) =>
  (
    scene: SharingScene,
    { session, episodeId }: Awaited<ReturnType<SharingScene['parent']>>,
  ): Promise<unknown> =>
    scene.share(session, linkOfEpisode(episodeId), wanted);

export const guestWalls: GuestWall[] = [
  {
    state: 'open to whoever has it',
    cells: cells(['200', '200', '200', '200', '200', '200', '404', '200', '201']),
    prepare: after({}),
  },
  {
    state: 'open, and shown where it is posted',
    cells: cells(['200', '200', '200', '200', '200', '200', '200', '200', '201']),
    prepare: after({ visibility: 'public' }),
  },
  {
    state: 'with the right code',
    cells: cells(['200', '200', '200', '200', '200', '200', '404', '200', '201']),
    prepare: after({ code: true }),
  },
  {
    state: 'with a code, which the guest does not have',
    cells: cells(['200 code', '404', '404', '404', '404', '404', '404', '404', '404']),
    prepare: after({}, change({ code: true })),
  },
  {
    state: 'with a code, and the guest has the one of before',
    cells: cells(['200 code', '404', '404', '404', '404', '404', '404', '404', '404']),
    prepare: after({ code: true }, change({ code: true })),
  },
  {
    state: 'after a hundred wrong codes',
    cells: closed,
    prepare: after({ code: true }, set({ wrong_codes: 100 })),
  },
  {
    state: 'watched as often as it may be: who watches sees the end',
    cells: cells(['404', '404', '200', '200', '200', '200', '404', '200', '201']),
    prepare: after({ viewsLeft: 1 }),
  },
  { state: 'run out', cells: closed, prepare: after({ days: 7 }, set({ ends_at: new Date(0) })) },
  { state: 'private again', cells: closed, prepare: after({}, change({ visibility: 'private' })) },
  {
    state: 'private, then opened anew',
    cells: closed,
    prepare: after({}, async (scene, parent) => {
      await change({ visibility: 'private' })(scene, parent);
      await change({ visibility: 'public' })(scene, parent);
    }),
  },
  {
    state: 'its film is deleted',
    cells: closed,
    prepare: after({}, ({ server }, { session, episodeId }) =>
      server.call(session, 'DELETE', `/api/episodes/${episodeId}`),
    ),
  },
  {
    state: 'of a season, and its film is deleted',
    cells: cells(['200', '404', '404', '404', '404', '404', '404', '404', '404']),
    async prepare(scene) {
      const { session, childId, episodeId } = await scene.parent();
      const held = await hold(scene, await scene.share(session, linkOfChild(childId, 1)));
      await scene.server.call(session, 'DELETE', `/api/episodes/${episodeId}`);
      return held;
    },
  },
  {
    state: 'of another season than its film',
    cells: cells(['200', '404', '404', '404', '404', '404', '404', '404', '404']),
    async prepare(scene) {
      const { session, childId } = await scene.parent();
      const held = await hold(scene, await scene.share(session, linkOfChild(childId)));
      const token = tokenOf(await scene.share(session, linkOfChild(childId, 2)));
      const moved = (url: string): string => url.replace(held.token, token);
      return {
        token,
        film: held.film,
        videoUrl: moved(held.videoUrl),
        renditionUrl: moved(held.renditionUrl),
        captionsUrl: moved(held.captionsUrl),
        posterUrl: moved(held.posterUrl),
      };
    },
  },
  {
    state: 'with the film of another family',
    cells: cells(['200', '404', '404', '404', '404', '404', '404', '404', '404']),
    async prepare(scene) {
      const [own, other] = [await after({})(scene), await after({})(scene)];
      const moved = (url: string): string => url.replace(other.token, own.token);
      return {
        token: own.token,
        film: other.film,
        videoUrl: moved(other.videoUrl),
        renditionUrl: moved(other.renditionUrl),
        captionsUrl: moved(other.captionsUrl),
        posterUrl: moved(other.posterUrl),
      };
    },
  },
  {
    state: 'with passes that were changed',
    cells: cells(['200', '200', '404', '404', '404', '404', '404', '200', '201']),
    async prepare(scene) {
      const held = await after({})(scene);
      const later = (url: string): string =>
        url.replace(/\/(\d+)\.0\./, (_, hour) => `/${Number(hour) + 1}.0.`);
      return {
        ...held,
        videoUrl: later(held.videoUrl),
        renditionUrl: later(held.renditionUrl),
        captionsUrl: later(held.captionsUrl),
        // A pass for the poster opens no film, and the other way round.
        posterUrl: held.videoUrl.replace('film.mp4', 'poster.jpg'),
      };
    },
  },
  {
    state: 'invented',
    cells: closed,
    async prepare(scene) {
      const held = await after({})(scene);
      const invented = 'A'.repeat(43);
      const moved = (url: string): string => url.replace(held.token, invented);
      return {
        ...held,
        token: invented,
        videoUrl: moved(held.videoUrl),
        renditionUrl: moved(held.renditionUrl),
        captionsUrl: moved(held.captionsUrl),
        posterUrl: moved(held.posterUrl),
      };
    },
  },
];

/** The walls as a table of the documentation. */
export const guestTable = (walls: readonly GuestWall[]): string =>
  [
    ['the link is', ...asks],
    ['---', ...asks.map(() => '---')],
    ...walls.map((wall) => [wall.state, ...asks.map((ask) => wall.cells[ask])]),
  ]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

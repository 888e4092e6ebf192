import { guestLimits, termsVersion } from '@milestoon/domain';
import { AppError, notFound } from '../../platform/errors.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import { type KeptRecording, keepRecording, type NotKept } from '../../platform/studio/keep-recording.ts';
import { orUndefined } from './film-files.ts';
import { enter, filmOf } from './films.service.ts';
import { countHello, visible } from './hellos.service.ts';
import { keepAndTell } from './gather-hellos.ts';
import type { OpenedLink } from './opened-link.ts';
import type { SharingDeps } from './sharing.deps.ts';

const reason = 'a guest speaks a hello';

/** Forms that are read at all: whoever says it again and again, and nobody who sends for the sake of it. */
const formsOfAddress: RateLimit = { what: 'spoken-hellos-of-address', most: 30, within: 3_600_000 };

const refusalTexts = {
  unreadable: 'unreadable',
  'another-line': 'unreadable',
  silent: 'silent',
  quiet: 'quiet',
  'too-long': 'tooLong',
  'too-large': 'tooLong',
} as const satisfies Record<NotKept, string>;

const refused = (why: NotKept): AppError =>
  new AppError('INVALID_INPUT', {
    message: `a hello is ${why}`,
    userMessage: ({ sharing }) => sharing.page.spoken.refusals[refusalTexts[why]],
    data: { field: 'file' },
  });

/** What stands in an address where a link asks for no code. */
const passIn = (address: string): string | undefined => (address === '-' ? undefined : address);

export interface SpokenHello {
  token: string;
  /** That of the code, or `-`. */
  pass: string;
  film: string;
  name: string | null;
  /** Whoever speaks, or the parent of a child that does. */
  agreedBy: 'speaker' | 'parent';
  file: File;
}

/** The link may have been ended, or the film be full, since it was begun to listen. */
async function keepHello(
  deps: SharingDeps,
  { id, userId }: OpenedLink,
  { episodeId, name, agreedBy }: { episodeId: string } & Pick<SpokenHello, 'name' | 'agreedBy'>,
  { path, bytes, seconds }: KeptRecording,
): Promise<void> {
  const { database, now } = deps;
  await database.withAdvisoryLock(`spoken hellos of ${episodeId}`, () =>
    database.asWorker(reason, async (tx) => {
      const open = await tx
        .selectFrom('watch_links')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!open) throw notFound();
      const known = await tx
        .selectFrom('film_hellos')
        .select('id')
        .where('episode_id', '=', episodeId)
        .where('path', 'is not', null)
        .execute();
      if (known.length >= guestLimits.spokenHellos)
        throw new AppError('CONFLICT', { userMessage: ({ sharing }) => sharing.page.spoken.refusals.full });
      await tx
        .insertInto('stored_files')
        .values({ path, bucket: 'voices', user_id: userId, content_type: 'audio/wav', bytes, attached: true })
        .execute();
      const agreed = { agreed_by: agreedBy, agreed_version: termsVersion, agreed_at: now() };
      const hello = { user_id: userId, episode_id: episodeId, link_id: id, name, path, seconds, ...agreed };
      await keepAndTell(deps, tx, hello);
    }),
  );
}

/**
 * Takes a hello that somebody who has a link has spoken, and tells the parent. What cannot be used is refused in one
 * sentence.
 *
 * @throws AppError NOT_FOUND; UNSUITABLE for a name; INVALID_INPUT; CONFLICT where the film has as many as it may;
 *   TOO_MANY_REQUESTS
 */
export async function sendSpokenHello(
  deps: SharingDeps,
  input: SpokenHello,
  clientAddress: string,
): Promise<void> {
  const link = await enter(deps, input.token, passIn(input.pass));
  const { episodeId } = filmOf(link, input.film);
  const name = visible(input.name);
  await countHello(deps, { link, name, text: null, clientAddress });
  const spoken = {
    file: input.file,
    userId: link.userId,
    // Guests wait for guests, and the family for nobody's hello.
    turnOf: `guest ${link.id}`,
    largest: guestLimits.spokenBytes,
    // Encoders end a little later than the button.
    longest: guestLimits.spokenSeconds + 2,
    mustBeLoud: true as const,
  };
  await keepRecording(deps, spoken, refused, (made) =>
    keepHello(deps, link, { episodeId, name, agreedBy: input.agreedBy }, made),
  );
}

/** Whose turn the form takes that a guest speaks into; null for all other addresses, and where they are not let in. */
export async function guestAt(
  deps: SharingDeps,
  path: string,
  clientAddress: string,
): Promise<string | null> {
  const [, token, film, pass] =
    /^\/api\/films\/([\w-]{43})\/([\w-]{1,40})\/spoken-hellos\/([\w.-]{1,200})$/.exec(path) ?? [];
  if (token === undefined || film === undefined || pass === undefined) return null;
  await deps.limiter.take(formsOfAddress, clientAddress);
  const link = await orUndefined(enter(deps, token, passIn(pass)));
  return link?.films.some(({ key }) => key === film) ? `guest ${link.id}` : null;
}

import type { Hello } from '@milestoon/contract';
import { guestLimits, visibleLine } from '@milestoon/domain';
import type { Sentence } from '@milestoon/domain/texts';
import { reviewSpoken } from '@milestoon/story/screenplay';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { SessionActor } from '../../platform/services.ts';
import { deleteFiles } from '../../platform/storage/attachments.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { enter, filmOf } from './films.service.ts';
import { keepAndTell } from './gather-hellos.ts';
import type { OpenedLink } from './opened-link.ts';
import type { SharingDeps } from './sharing.deps.ts';

const reason = 'a guest sends a hello';
const hour = 3_600_000;

const hellosOfAddress: RateLimit = { what: 'hellos-of-address', most: 10, within: hour };
const refusal: Sentence = ({ sharing }) => sharing.page.enough;
/** Of all guests of a link together. */
const hellosOfLink: readonly RateLimit[] = [
  { what: 'hellos-of-link-in-an-hour', most: guestLimits.hellosInAnHour, within: hour, refusal },
  { what: 'hellos-of-link', most: guestLimits.hellosInADay, within: 24 * hour, refusal },
];
/** As many as the page of a film shows. */
const shown = 100;

/** They count as letters and signs, and show nothing. */
const blanks = /[\u115F\u1160\u2800\u3164\uFFA0]+/gu;
/** More marks on one letter than any language writes: they reach over the lines above and below. */
const heaps = /(\p{M}{5})\p{M}+/gu;

/** Without what nobody can see, and what hides others' words; null where nothing is left. */
export const visible = (text: string | null): string | null =>
  visibleLine((text ?? '').replace(blanks, ' ').replace(heaps, '$1')) || null;

/**
 * Counts a hello, whatever it is made of.
 *
 * @throws AppError UNSUITABLE for words that no film would be made of; TOO_MANY_REQUESTS
 */
export async function countHello(
  { limiter }: Pick<SharingDeps, 'limiter'>,
  {
    link,
    name,
    text,
    clientAddress,
  }: {
    link: OpenedLink;
    name: string | null;
    text: string | null;
    clientAddress: string;
  },
): Promise<void> {
  const refusal = reviewSpoken(`${name ?? ''}. ${text ?? ''}`);
  if (refusal) throw new AppError('UNSUITABLE', { userMessage: (texts) => texts.sharing.page.unsuitable });
  await limiter.take(hellosOfAddress, clientAddress);
  for (const limit of hellosOfLink) await limiter.take(limit, link.id);
}

/**
 * Takes a heart or a few words for a film from somebody who has its link, and tells the parent.
 *
 * @throws AppError NOT_FOUND; UNSUITABLE for words that no film would be made of; TOO_MANY_REQUESTS
 */
export async function sendHello(
  deps: SharingDeps,
  input: { token: string; pass?: string | undefined; film: string; name: string | null; text: string | null },
  clientAddress: string,
): Promise<void> {
  const link = await enter(deps, input.token, input.pass);
  const { episodeId } = filmOf(link, input.film);
  const [name, text] = [visible(input.name), visible(input.text)];
  await countHello(deps, { link, name, text, clientAddress });
  await deps.database.asWorker(reason, (tx) =>
    keepAndTell(deps, tx, { user_id: link.userId, episode_id: episodeId, name, text }),
  );
}

/** What came back for an episode, the newest first. @throws AppError NOT_FOUND */
export const viewHellos = (
  { database }: Pick<SharingDeps, 'database'>,
  storage: Pick<Storage, 'link'>,
  actor: SessionActor,
  id: string,
): Promise<Hello[]> =>
  database.asUser(actor, async (tx) => {
    const episodeId = asId(id);
    const episode = await tx
      .selectFrom('episodes')
      .select('id')
      .where('id', '=', episodeId)
      .executeTakeFirst();
    if (!episode) throw notFound();
    const rows = await tx
      .selectFrom('film_hellos')
      .select(['id', 'name', 'text', 'path', 'seconds', 'created_at as createdAt'])
      .where('episode_id', '=', episodeId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(shown)
      .execute();
    return rows.map(({ path, seconds, ...hello }) => ({
      ...hello,
      spoken: path === null ? null : { url: storage.link('voices', path), seconds: seconds ?? 0 },
    }));
  });

/** @throws AppError NOT_FOUND */
export async function removeHello(
  { database, storage }: Pick<SharingDeps, 'database' | 'storage'>,
  actor: SessionActor,
  id: string,
): Promise<void> {
  const known = asId(id);
  await database.asUser(actor, async (tx) => {
    const removed = await tx
      .deleteFrom('film_hellos')
      .where('id', '=', known)
      .returning('path')
      .executeTakeFirst();
    if (!removed) throw notFound();
    if (removed.path !== null) await deleteFiles(tx, storage, [removed.path]);
  });
}

import type { Hello } from '@milestoon/contract';
import { reviewSpoken } from '@milestoon/story';
import { AppError, notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { RateLimit } from '../../platform/limits/rate-limiter.ts';
import type { SessionActor } from '../../platform/services.ts';
import { enter, filmOf } from './films.service.ts';
import type { SharingDeps } from './sharing.deps.ts';

const reason = 'a guest sends a hello';
const hour = 3_600_000;

const hellosOfAddress: RateLimit = { what: 'hellos-of-address', most: 10, within: hour };
const hellosOfLink: RateLimit = { what: 'hellos-of-link', most: 40, within: 24 * hour };
/** As many as the page of a film shows. */
const shown = 100;

/** What nobody can see, such as what turns the direction of a text around. */
const visible = (text: string | null): string | null => {
  const told = text?.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return told ? told : null;
};

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
  const { database, limiter, now, ports } = deps;
  const link = await enter(deps, input.token, input.pass);
  const { episodeId } = filmOf(link, input.film);
  const [name, text] = [visible(input.name), visible(input.text)];
  const refusal = reviewSpoken(`${name ?? ''}. ${text ?? ''}`);
  if (refusal) throw new AppError('UNSUITABLE', { userMessage: (texts) => texts.sharing.page.unsuitable });
  await limiter.take(hellosOfAddress, clientAddress);
  await limiter.take(hellosOfLink, link.id);
  await database.asWorker(reason, async (tx) => {
    const hello = await tx
      .insertInto('film_hellos')
      .values({ user_id: link.userId, episode_id: episodeId, name, text, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await ports.notify(tx, link.userId, {
      kind: 'film-hello',
      episodeId,
      // Hearts of a day are told once; every word is.
      once: text === null ? now().toISOString().slice(0, 10) : hello.id,
    });
  });
}

/** What came back for an episode, the newest first. @throws AppError NOT_FOUND */
export const viewHellos = (
  { database }: Pick<SharingDeps, 'database'>,
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
      .select(['id', 'name', 'text', 'created_at as createdAt'])
      .where('episode_id', '=', episodeId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(shown)
      .execute();
    return rows;
  });

/** @throws AppError NOT_FOUND */
export async function removeHello(
  { database }: Pick<SharingDeps, 'database'>,
  actor: SessionActor,
  id: string,
): Promise<void> {
  const known = asId(id);
  const { numDeletedRows } = await database.asUser(actor, (tx) =>
    tx.deleteFrom('film_hellos').where('id', '=', known).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw notFound();
}

import type { TellingLink } from '@milestoon/contract';
import { placeOf } from '@milestoon/database';
import { limits } from '@milestoon/domain';
import { AppError, notFound } from '../../../platform/errors.ts';
import { asId } from '../../../platform/ids.ts';
import type { Services, SessionActor } from '../../../platform/services.ts';
import { deleteFiles } from '../../../platform/storage/attachments.ts';
import { hashOf, newToken } from '../../../platform/tokens.ts';
import { findEpisode } from '../episodes.repo.ts';
import { forgetMadeOf, forgetVoicesHere } from './forget-voices.ts';
import { deleteSilentTeller, deleteTeller, inTurn, recordingsOf } from './telling.repo.ts';

const reason = 'a link to tell a story holds a secret';
const day = 86_400_000;

const placeOfToken = (id: string): string => placeOf('telling_links', 'sealed_token', id);

/** Every link of an episode that has not ended unused, oldest first. */
export async function listLinks(
  { config, database, now }: Services,
  episodeId: string,
): Promise<TellingLink[]> {
  const rows = await database.asWorker(reason, (tx) =>
    tx
      .selectFrom('telling_links')
      .selectAll()
      .where('episode_id', '=', episodeId)
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('expires_at', '>', now())]))
      .orderBy('created_at')
      .execute(),
  );
  return rows.map(({ id, name, teller_id: tellerId, sealed_token, expires_at: expiresAt, sent_at }) => ({
    id,
    name,
    tellerId,
    expiresAt,
    isSent: sent_at !== null,
    url:
      sent_at === null
        ? `${config.publicUrl}/tell/${database.keyring.open(sealed_token, placeOfToken(id))}`
        : null,
  }));
}

/** @throws AppError NOT_FOUND; CONFLICT while so many are open */
export async function askToTell(
  services: Services,
  actor: SessionActor,
  { id, name }: { id: string; name: string },
): Promise<TellingLink> {
  const { database, now } = services;
  const episode = await database.asUser(actor, (tx) => findEpisode(tx, id));
  const token = newToken();
  return database.withAdvisoryLock(`telling links of ${episode.id}`, async () => {
    if ((await listLinks(services, episode.id)).length >= limits.tellingLinks)
      throw new AppError('CONFLICT', {
        userMessage: ({ telling }) => telling.ask.tooMany(limits.tellingLinks),
      });
    const linkId = crypto.randomUUID();
    await database.asWorker(reason, (tx) =>
      tx
        .insertInto('telling_links')
        .values({
          id: linkId,
          user_id: actor.id,
          episode_id: episode.id,
          name,
          sealed_token: database.keyring.seal(token, placeOfToken(linkId)),
          token_hash: hashOf(token),
          created_at: now(),
          expires_at: new Date(now().getTime() + limits.tellingLinkDays * day),
        })
        .execute(),
    );
    const made = (await listLinks(services, episode.id)).find((link) => link.id === linkId);
    if (!made) throw notFound();
    return made;
  });
}

/** @throws AppError NOT_FOUND for one of others */
async function ownLink({ database }: Services, actor: SessionActor, id: string) {
  const link = await database.asUser(actor, (tx) =>
    tx
      .selectFrom('telling_links')
      .select(['id', 'episode_id', 'teller_id', 'sent_at'])
      .where('id', '=', asId(id))
      .executeTakeFirst(),
  );
  if (!link) throw notFound();
  return link;
}

/** Ends a link, with what was recorded by it and not taken. @throws AppError NOT_FOUND */
export async function endLink(services: Services, actor: SessionActor, id: string): Promise<void> {
  const { database, storage } = services;
  const link = await ownLink(services, actor, id);
  await database.asWorker(reason, async (tx) => {
    // Whoever was asked may have agreed since it was read.
    const ended = await tx
      .deleteFrom('telling_links')
      .where('id', '=', link.id)
      .returning('teller_id')
      .executeTakeFirst();
    if (ended?.teller_id) await deleteTeller(tx, storage, ended.teller_id);
  });
}

/**
 * Takes these lines of what was sent, in the place of what was told before; the others are deleted, with the link.
 *
 * @throws AppError NOT_FOUND, also before it is sent
 */
export async function takeSent(
  services: Services,
  actor: SessionActor,
  { id, lines }: { id: string; lines: string[] },
): Promise<void> {
  const { database, storage } = services;
  const link = await ownLink(services, actor, id);
  const { teller_id: tellerId } = link;
  if (!tellerId || !link.sent_at) throw notFound();
  const episode = await database.asUser(actor, (tx) => findEpisode(tx, link.episode_id));
  await inTurn(services, episode.id, async () => {
    const replaced = await database.asUser(actor, (tx) => recordingsOf(tx, episode.id, lines));
    await forgetMadeOf(
      services,
      episode,
      replaced.map((row) => row.id),
    );
    await database.asUser(actor, async (tx) => {
      const sent = await tx
        .selectFrom('recordings')
        .select(['id', 'beat', 'path'])
        .where('teller_id', '=', tellerId)
        .where('offered', '=', true)
        .forUpdate()
        .execute();
      const taken = sent.filter(({ beat }) => lines.includes(beat));
      const before = await recordingsOf(
        tx,
        episode.id,
        taken.map(({ beat }) => beat),
      );
      const left = sent.filter(({ beat }) => !lines.includes(beat));
      await deleteFiles(
        tx,
        storage,
        [...before, ...left].map(({ path }) => path),
      );
      for (const { id: recordingId } of taken)
        await tx.updateTable('recordings').set({ offered: false }).where('id', '=', recordingId).execute();
    });
  });
  await database.asWorker(reason, async (tx) => {
    await tx.deleteFrom('telling_links').where('id', '=', link.id).execute();
    await deleteSilentTeller(tx, tellerId);
  });
  await forgetVoicesHere(services, link.episode_id);
}

/** Deletes links that ended without being used, with what was recorded by them. Resolves to how many. */
export const deleteEndedLinks = ({ database, storage, now }: Services): Promise<number> =>
  database.asWorker(reason, async (tx) => {
    const ended = await tx
      .selectFrom('telling_links')
      .select(['id', 'teller_id'])
      .where('sent_at', 'is', null)
      .where('expires_at', '<=', now())
      .limit(200)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const link of ended) {
      await tx.deleteFrom('telling_links').where('id', '=', link.id).execute();
      if (link.teller_id) await deleteTeller(tx, storage, link.teller_id);
    }
    return ended.length;
  });

import type { Recording, Telling } from '@milestoon/contract';
import { limits, termsVersion } from '@milestoon/domain';
import type { NounLanguage } from '@milestoon/things/nouns';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { Services, SessionActor } from '../../../platform/services.ts';
import { deleteFiles } from '../../../platform/storage/attachments.ts';
import { newVersionOf } from '../episode-views.ts';
import { type EpisodeRow, findEpisode } from '../episodes.repo.ts';
import { drawingOf } from '../storyboard.service.ts';
import { findEpisodeAsAsked } from '../production.repo.ts';
import { forgetMadeOf, forgetVoicesHere } from './forget-voices.ts';
import { recordLine } from './record-line.ts';
import { linesOf, storyToTell } from './story-lines.ts';
import {
  deleteTeller,
  findTeller,
  inTurn,
  insertRecording,
  listRecordings,
  recordingsOf,
  type RecordingRow,
  toRecording,
} from './telling.repo.ts';
import { listLinks } from './telling-links.service.ts';
import { toldInFilm } from './told-lines.ts';

const ownEpisode = ({ database }: Services, actor: SessionActor, id: string): Promise<EpisodeRow> =>
  database.asUser(actor, (tx) => findEpisode(tx, id));

const storyOf = (services: Services, { id, version }: EpisodeRow) =>
  storyToTell(services, { id, version: version ?? 1 });

/** Whether the last film is told otherwise than it would be now, and by somebody whose recording is deleted. */
async function changesIn(
  services: Services,
  episode: EpisodeRow,
  { rows, used }: { rows: readonly RecordingRow[]; used: readonly RecordingRow[] },
): Promise<Pick<Telling, 'isChanged' | 'keepsDeleted'>> {
  const told = await toldInFilm(services, { id: episode.id, version: episode.version ?? 1 });
  // It is spoken with what is there by then.
  if (told === undefined) return { isChanged: false, keepsDeleted: false };
  const beats = new Set([...Object.keys(told), ...used.map(({ beat }) => beat)]);
  return {
    isChanged: [...beats].some((beat) => told[beat]?.recording !== used.find((row) => row.beat === beat)?.id),
    // One that was recorded anew is as deleted as one that was left to the built-in voice.
    keepsDeleted: Object.values(told).some(({ recording }) => !rows.some((row) => row.id === recording)),
  };
}

/**
 * How the story of an episode is told.
 *
 * @throws AppError NOT_FOUND, also before it is written; TOO_MANY_REQUESTS
 */
export async function getTelling(
  services: Services,
  actor: SessionActor,
  { id }: { id: string; language: NounLanguage },
): Promise<Telling> {
  const { database, storage } = services;
  const episode = await ownEpisode(services, actor, id);
  const asked = await findEpisodeAsAsked(database, episode.id);
  if (!asked) throw notFound();
  const story = await storyOf(services, episode);
  const { rows, tellers, links } = await database.asUser(actor, async (tx) => ({
    rows: await listRecordings(tx, episode.id),
    tellers: await tx
      .selectFrom('tellers')
      .select(['id', 'name'])
      .where('episode_id', '=', episode.id)
      .orderBy('agreed_at')
      .execute(),
    links: await tx
      .selectFrom('telling_links')
      .select('teller_id')
      .where('episode_id', '=', episode.id)
      .execute(),
  }));
  const allLinks = await listLinks(services, episode.id);
  const sent = new Set(allLinks.flatMap(({ isSent, tellerId }) => (isSent && tellerId ? [tellerId] : [])));
  const guests = new Set(links.map(({ teller_id }) => teller_id));
  const drawing = await drawingOf(services, actor.id, asked);
  const lines = linesOf(story);
  const fits = (row: RecordingRow): boolean =>
    lines.some((line) => line.id === row.beat && line.text === row.told_text);
  const used = rows.filter((row) => !row.offered && fits(row));
  return {
    title: episode.title,
    childName: episode.child_name,
    language: story.language,
    lines: lines.map((line) => {
      const own = used.find(({ beat }) => beat === line.id);
      return {
        ...line,
        recording: own ? toRecording(storage, own) : null,
        // Not before it was sent: until then it is theirs.
        offers: rows
          .filter((row) => row.offered && row.beat === line.id && fits(row) && sent.has(row.teller_id))
          .map((row) => toRecording(storage, row)),
      };
    }),
    tellers: tellers.filter(
      (teller) => !guests.has(teller.id) || used.some(({ teller_id }) => teller_id === teller.id),
    ),
    links: allLinks,
    film: drawing?.film ?? null,
    isFinished: episode.status === 'completed' && newVersionOf(episode) !== 'making',
    ...(await changesIn(services, episode, { rows, used })),
  };
}

/** @throws AppError NOT_FOUND; CONFLICT where so many tell it already */
export async function addTeller(
  services: Services,
  actor: SessionActor,
  { id, name, agreedBy }: { id: string; name: string; agreedBy: 'speaker' | 'parent' },
): Promise<{ id: string; name: string }> {
  const { database, now } = services;
  const episode = await ownEpisode(services, actor, id);
  return database.withAdvisoryLock(`tellers of ${episode.id}`, () =>
    database.asUser(actor, async (tx) => {
      const known = await tx
        .selectFrom('tellers')
        .select('id')
        .where('episode_id', '=', episode.id)
        .execute();
      if (known.length >= limits.tellers)
        throw new AppError('CONFLICT', {
          userMessage: ({ telling }) => telling.tooManyTellers(limits.tellers),
        });
      return tx
        .insertInto('tellers')
        .values({
          user_id: actor.id,
          episode_id: episode.id,
          name,
          agreed_by: agreedBy,
          agreed_version: termsVersion,
          agreed_at: now(),
        })
        .returning(['id', 'name'])
        .executeTakeFirstOrThrow();
    }),
  );
}

/** @throws AppError NOT_FOUND */
export async function removeTeller(
  services: Services,
  actor: SessionActor,
  { id, tellerId }: { id: string; tellerId: string },
): Promise<void> {
  const { database, storage } = services;
  const episode = await ownEpisode(services, actor, id);
  await inTurn(services, episode.id, async () => {
    const rows = await database.asUser(actor, (tx) => listRecordings(tx, episode.id));
    const theirs = rows.filter((row) => row.teller_id === tellerId);
    await forgetMadeOf(
      services,
      episode,
      theirs.map((row) => row.id),
    );
    await database.asUser(actor, async (tx) => {
      const teller = await findTeller(tx, episode.id, tellerId);
      await deleteTeller(tx, storage, teller.id);
    });
  });
  await forgetVoicesHere(services, episode.id);
}

/** @throws AppError NOT_FOUND, CONFLICT, INVALID_INPUT, TOO_MANY_REQUESTS */
export async function recordOwnLine(
  services: Services,
  actor: SessionActor,
  { id, tellerId, ...take }: { id: string; tellerId: string; line: string; text: string; file: File },
): Promise<Recording> {
  const { database, storage, now } = services;
  const episode = await ownEpisode(services, actor, id);
  const teller = await database.asUser(actor, (tx) => findTeller(tx, episode.id, tellerId));
  const asked = await findEpisodeAsAsked(database, episode.id);
  if (!asked) throw notFound();
  const story = await storyOf(services, episode);
  const spoken = { story, childName: asked.child_name, pronunciation: asked.child_pronunciation, ...take };
  const recorded = await recordLine(services, actor.id, spoken, (made) =>
    inTurn(services, episode.id, async () => {
      const before = await database.asUser(actor, (tx) => recordingsOf(tx, episode.id, [take.line]));
      await forgetMadeOf(
        services,
        episode,
        before.map((row) => row.id),
      );
      return database.asUser(actor, async (tx) => {
        const row = {
          userId: actor.id,
          episodeId: episode.id,
          tellerId: teller.id,
          beat: take.line,
          text: take.text,
          ...made,
        };
        const recordingId = await insertRecording(tx, storage, { ...row, offered: false }, now());
        const found = (await listRecordings(tx, episode.id)).find((each) => each.id === recordingId);
        if (!found) throw notFound();
        return toRecording(storage, found);
      });
    }),
  );
  await forgetVoicesHere(services, episode.id);
  return recorded;
}

/** Leaves a line to the built-in voice. @throws AppError NOT_FOUND where nobody has told it */
export async function removeLine(
  services: Services,
  actor: SessionActor,
  { id, line }: { id: string; line: string },
): Promise<void> {
  const { database, storage } = services;
  const episode = await ownEpisode(services, actor, id);
  const told = await database.asUser(actor, (tx) => listRecordings(tx, episode.id));
  await forgetMadeOf(
    services,
    episode,
    told.filter(({ beat, offered }) => beat === line && !offered).map((row) => row.id),
  );
  await database.asUser(actor, async (tx) => {
    const rows = await tx
      .selectFrom('recordings')
      .select(['path', 'teller_id'])
      .where('episode_id', '=', episode.id)
      .where('beat', '=', line)
      .where('offered', '=', false)
      .forUpdate()
      .execute();
    if (rows.length === 0) throw notFound();
    await deleteFiles(
      tx,
      storage,
      rows.map(({ path }) => path),
    );
  });
  await forgetVoicesHere(services, episode.id);
}

import type { GuestTelling } from '@milestoon/contract';
import { termsVersion } from '@milestoon/domain';
import { AppError, notFound } from '../../../platform/errors.ts';
import type { RateLimit } from '../../../platform/limits/rate-limiter.ts';
import type { Services } from '../../../platform/services.ts';
import { hashOf } from '../../../platform/tokens.ts';
import { findEpisodeAsAsked } from '../production.repo.ts';
import { drawingOf } from '../storyboard.service.ts';
import { recordLine } from './record-line.ts';
import { linesOf, storyToTell } from './story-lines.ts';
import { inTurn, insertRecording, listRecordings, type RecordingRow, toRecording } from './telling.repo.ts';

const reason = 'somebody tells a story by a link';

/** More than anybody reads; links cannot be guessed anyway. */
const looks: RateLimit = { what: 'tellings-of-address', most: 120, within: 60_000 };
/** Every line of a story again and again. */
const takes: RateLimit = { what: 'takes-of-link', most: 300, within: 3_600_000 };

type LinkRow = Awaited<ReturnType<typeof findLink>>;

/** @throws AppError NOT_FOUND for a link that never was, has ended or was used */
async function findLink({ database, now }: Services, token: string) {
  const link = await database.asWorker(reason, (tx) =>
    tx
      .selectFrom('telling_links')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('sent_at', 'is', null)
      .where('expires_at', '>', now())
      .executeTakeFirst(),
  );
  if (!link) throw notFound();
  return link;
}

/** @throws AppError NOT_FOUND; TOO_MANY_REQUESTS for who asks too often */
async function openLink(services: Services, token: string, clientAddress: string): Promise<LinkRow> {
  await services.limiter.take(looks, clientAddress);
  return findLink(services, token);
}

async function storyOfLink(services: Services, link: LinkRow) {
  const asked = await findEpisodeAsAsked(services.database, link.episode_id);
  if (!asked) throw notFound();
  return { asked, story: await storyToTell(services, { id: asked.id, version: asked.version }) };
}

/** What a guest is told of a recording of theirs; to listen to it they have what they recorded. */
const toGuest = (services: Services, row: RecordingRow) => {
  const { id, seconds, notes } = toRecording(services.storage, row);
  return { id, seconds, notes };
};

/** The story for whoever has its link. @throws AppError NOT_FOUND; TOO_MANY_REQUESTS */
export async function viewTelling(
  services: Services,
  token: string,
  clientAddress: string,
): Promise<GuestTelling> {
  const link = await openLink(services, token, clientAddress);
  const { asked, story } = await storyOfLink(services, link);
  const rows = await services.database.asWorker(reason, (tx) => listRecordings(tx, asked.id));
  const drawing = await drawingOf(services, link.user_id, asked);
  return {
    title: asked.title,
    childName: asked.child_name,
    name: link.name,
    hasAgreed: link.teller_id !== null,
    language: story.language,
    lines: linesOf(story).map((line) => {
      const own = rows.find(
        ({ beat, told_text, offered, teller_id }) =>
          offered && beat === line.id && told_text === line.text && teller_id === link.teller_id,
      );
      return { ...line, recording: own ? toGuest(services, own) : null };
    }),
    film: drawing?.film ?? null,
    expiresAt: link.expires_at,
  };
}

/** Whoever has the link agrees to be recorded; again changes nothing. @throws AppError NOT_FOUND; TOO_MANY_REQUESTS */
export async function agreeToTell(services: Services, token: string, clientAddress: string): Promise<void> {
  const { database, now } = services;
  const { id } = await openLink(services, token, clientAddress);
  await database.asWorker(reason, async (tx) => {
    const link = await tx
      .selectFrom('telling_links')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!link) throw notFound();
    if (link.teller_id) return;
    const teller = await tx
      .insertInto('tellers')
      .values({
        user_id: link.user_id,
        episode_id: link.episode_id,
        name: link.name,
        agreed_by: 'speaker',
        agreed_version: termsVersion,
        agreed_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.updateTable('telling_links').set({ teller_id: teller.id }).where('id', '=', link.id).execute();
  });
}

/** @throws AppError NOT_FOUND, also before they agreed; CONFLICT, INVALID_INPUT, TOO_MANY_REQUESTS */
export async function recordByLink(
  services: Services,
  { token, ...take }: { token: string; line: string; text: string; file: File },
): Promise<Pick<GuestTelling['lines'][number], 'recording'>['recording'] & object> {
  const { database, storage, limiter, now } = services;
  const link = await findLink(services, token);
  const { teller_id: tellerId, user_id: userId, episode_id: episodeId } = link;
  if (!tellerId) throw notFound();
  await limiter.take(takes, link.id);
  const { asked, story } = await storyOfLink(services, link);
  const spoken = { story, childName: asked.child_name, pronunciation: asked.child_pronunciation, ...take };
  return recordLine(services, userId, spoken, (made) =>
    inTurn(services, episodeId, () =>
      database.asWorker(reason, async (tx) => {
        // It may have been ended or sent while this was prepared.
        const open = await tx
          .selectFrom('telling_links')
          .select('id')
          .where('id', '=', link.id)
          .where('sent_at', 'is', null)
          .forUpdate()
          .executeTakeFirst();
        if (!open) throw notFound();
        const row = { userId, episodeId, tellerId, beat: take.line, text: take.text, ...made, offered: true };
        const id = await insertRecording(tx, storage, row, now());
        const found = (await listRecordings(tx, episodeId)).find((each) => each.id === id);
        if (!found) throw notFound();
        return toGuest(services, found);
      }),
    ),
  );
}

/** Ends the link and tells the parent, who listens now. @throws AppError NOT_FOUND; CONFLICT where nothing is recorded */
export async function sendTelling(services: Services, token: string, clientAddress: string): Promise<void> {
  const { database, now, ports } = services;
  const {
    id,
    teller_id: tellerId,
    user_id: userId,
    episode_id: episodeId,
  } = await openLink(services, token, clientAddress);
  await database.asWorker(reason, async (tx) => {
    const told = await tx
      .selectFrom('recordings')
      .select('id')
      .where('teller_id', '=', tellerId)
      .where('offered', '=', true)
      .execute();
    if (told.length === 0) throw new AppError('CONFLICT');
    const sent = await tx
      .updateTable('telling_links')
      .set({ sent_at: now() })
      .where('id', '=', id)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    if (sent.numUpdatedRows > 0n)
      await ports.notify(tx, userId, { kind: 'story-told', episodeId, linkId: id });
  });
}

/** Whose turn the form takes that a guest sends; null for all other addresses, and for links that open nothing. */
export async function guestAt(
  services: Services,
  path: string,
  clientAddress: string,
): Promise<string | null> {
  const token = /^\/api\/tellings\/([\w-]{43})\/lines\/[^/]+$/.exec(path)?.[1];
  if (!token) return null;
  await services.limiter.take(looks, clientAddress);
  const link = await findLink(services, token).catch((error) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  return link ? `guest ${link.id}` : null;
}

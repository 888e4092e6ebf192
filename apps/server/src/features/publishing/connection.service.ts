import type { YouTubeAccount } from '@milestoon/contract';
import type { Sentence } from '@milestoon/domain/texts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { AuditOrigin, SessionActor } from '../../platform/services.ts';
import { hashOf, newToken } from '../../platform/tokens.ts';
import {
  beginAuthorization,
  endAuthorization,
  findConnection,
  keepConnection,
  markLost,
  readToken,
  removeConnection,
} from './connection.repo.ts';
import { GoogleFault } from './google/fault.ts';
import { authorizationUrl, exchangeCode, type GoogleClient, type Grant, revoke } from './google/oauth.ts';
import { findChannel, openYouTube } from './google/youtube.ts';
import { dropUnpublished, holdBack, resumeHeldBack } from './publications.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { queuePublication } from './queue-publication.ts';

/** Milliseconds a parent has at Google. */
const authorizationFor = 10 * 60_000;
/** Milliseconds after which what a parent waits for has failed. */
const timeoutMs = 20_000;

const clientOf = ({ client }: PublishingDeps): GoogleClient => {
  if (!client) throw notFound();
  return client;
};

export async function viewAccount(
  { client, database }: PublishingDeps,
  actor: SessionActor,
): Promise<YouTubeAccount> {
  if (!client) return { available: false, channel: null };
  const row = await database.asUser(actor, (tx) => findConnection(tx, actor.id));
  const channel = row && {
    title: row.channel_title,
    connectedAt: row.connected_at,
    isLost: row.lost_at !== null,
    publishAutomatically: row.publish_automatically,
    madeForKids: row.made_for_kids,
  };
  return { available: true, channel: channel ?? null };
}

/**
 * Where to send the browser. What is published is published for an address that somebody answers at; a channel that
 * is connected already stays in use.
 *
 * @throws AppError NOT_FOUND without a session, or where nothing is published; ADDRESS_UNCONFIRMED
 */
export async function authorize(
  deps: PublishingDeps,
  actor: SessionActor,
  headers: Headers,
): Promise<{ url: string }> {
  const client = clientOf(deps);
  const sessionId = await deps.ports.sessionIdOf(actor, headers);
  if (!sessionId) throw notFound();
  await deps.ports.requireConfirmedAddress(actor);
  // The verifier is one of PKCE (RFC 7636).
  const [state, verifier] = [newToken(), newToken()];
  const expiresAt = new Date(deps.now().getTime() + authorizationFor);
  await beginAuthorization(deps.database, {
    stateHash: hashOf(state),
    verifier,
    expiresAt,
    userId: actor.id,
    sessionId,
  });
  return { url: authorizationUrl(client, { state, verifier }) };
}

const refuse = (userMessage: Sentence): AppError => new AppError('CONFLICT', { userMessage });
const unknownReturn = (): AppError =>
  new AppError('NOT_FOUND', { userMessage: (texts) => texts.publishing.refusals.unknownReturn });

/**
 * Connects the channel that a parent allowed at Google. What waited for the connection goes on.
 *
 * @throws AppError NOT_FOUND for a state that is forged, used, too old or of another session; ADDRESS_UNCONFIRMED;
 *   CONFLICT for half a permission, an account without a channel, and while Google cannot be reached. Nothing is stored then.
 */
export async function connect(
  deps: PublishingDeps,
  actor: SessionActor,
  origin: AuditOrigin,
  { code, state }: { code: string; state: string },
): Promise<YouTubeAccount> {
  const client = clientOf(deps);
  const { database, queue, now } = deps;
  const sessionId = await deps.ports.sessionIdOf(actor, origin.headers);
  if (!sessionId) throw notFound();
  await deps.ports.requireConfirmedAddress(actor);
  const verifier = await endAuthorization(database, hashOf(state), { userId: actor.id, sessionId }, now());
  if (verifier === undefined) throw unknownReturn();
  const { refreshToken, channel } = await readGrant(deps, client, { code, verifier }).catch((error) => {
    if (!(error instanceof GoogleFault)) throw error;
    if (error.kind === 'revoked') throw unknownReturn();
    deps.log.warn({ err: error, user: actor.id }, 'a YouTube channel was not connected');
    throw refuse(
      (texts) => texts.publishing.refusals[error.kind === 'no-channel' ? 'noChannel' : 'unreachable'],
    );
  });
  await database.asWorker('a parent connects a channel', async (tx) => {
    const { id: userId } = actor;
    const { id: channelId, title: channelTitle } = channel;
    await keepConnection(tx, database, { userId, channelId, channelTitle, refreshToken, now: now() });
    await deps.ports.audit(tx, userId, { kind: 'channel-connected', name: channelTitle }, origin);
    for (const id of await resumeHeldBack(tx, userId))
      await queuePublication(queue, { id, owner: userId }, tx);
  });
  return viewAccount(deps, actor);
}

async function readGrant(
  deps: PublishingDeps,
  client: GoogleClient,
  proof: { code: string; verifier: string },
) {
  const signal = AbortSignal.timeout(timeoutMs);
  const grant = await exchangeCode(client, proof, signal);
  const { accessToken, refreshToken } = grant;
  const giveBack = (): Promise<void> => tryToRevoke(deps, tokenOf(grant));
  if (!grant.isComplete || refreshToken === undefined) {
    await giveBack();
    throw refuse((texts) => texts.publishing.refusals.incomplete);
  }
  try {
    const youtube = openYouTube(client.addresses, { get: async () => accessToken }, signal);
    const channel = await findChannel(youtube);
    if (!channel) throw new GoogleFault('no-channel', 'the account has no channel');
    return { refreshToken, channel };
  } catch (error) {
    await giveBack();
    throw error;
  }
}

const tokenOf = ({ refreshToken, accessToken }: Grant): string => refreshToken ?? accessToken;

/** A permission that cannot be given back now is forgotten all the same: the parent can take it back at Google. */
async function tryToRevoke({ addresses, log }: PublishingDeps, token: string): Promise<void> {
  await revoke(addresses, token, AbortSignal.timeout(timeoutMs)).catch((error) =>
    log.warn({ err: error }, 'a permission was not given back to Google'),
  );
}

interface Settings {
  publishAutomatically?: boolean | undefined;
  madeForKids?: boolean | undefined;
}

/** What is left out stays. @throws AppError NOT_FOUND without a connection */
export async function changeSettings(
  deps: PublishingDeps,
  actor: SessionActor,
  { publishAutomatically, madeForKids }: Settings,
  origin: AuditOrigin,
): Promise<YouTubeAccount> {
  clientOf(deps);
  const settings = {
    ...(publishAutomatically !== undefined && { publish_automatically: publishAutomatically }),
    ...(madeForKids !== undefined && { made_for_kids: madeForKids }),
  };
  if (Object.keys(settings).length === 0) return viewAccount(deps, actor);
  await deps.database.asUser(actor, async (tx) => {
    const changed = await tx
      .updateTable('youtube_connections')
      .set(settings)
      .where('user_id', '=', actor.id)
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) throw notFound();
    if (publishAutomatically === undefined) return;
    const kind = publishAutomatically ? 'auto-publishing-on' : 'auto-publishing-off';
    await deps.ports.audit(tx, actor.id, { kind }, origin);
  });
  return viewAccount(deps, actor);
}

/** Gives the permission back and forgets it, and with it what was not published yet. */
export async function endPublishing(
  deps: PublishingDeps,
  userId: string,
  origin?: AuditOrigin,
): Promise<void> {
  const { database, queue } = deps;
  const known = await readToken(database, userId);
  if (known) await tryToRevoke(deps, known.refreshToken);
  const dropped = await database.asWorker('a parent disconnects a channel', async (tx) => {
    await removeConnection(tx, userId);
    if (known) await deps.ports.audit(tx, userId, { kind: 'channel-disconnected' }, origin);
    return dropUnpublished(tx, userId);
  });
  for (const id of dropped) await queue.cancel('publish-episode', id);
}

export async function disconnect(
  deps: PublishingDeps,
  actor: SessionActor,
  origin: AuditOrigin,
): Promise<YouTubeAccount> {
  clientOf(deps);
  await endPublishing(deps, actor.id, origin);
  return viewAccount(deps, actor);
}

/** Google does not take the permission any more: what is not published waits, and the parent is told, once. */
export const loseConnection = (
  { database, ports, now }: PublishingDeps,
  userId: string,
  connectedAt: Date,
): Promise<void> =>
  database.asWorker('a connection to YouTube was lost', async (tx) => {
    if (!(await markLost(tx, userId, connectedAt, now()))) return;
    await holdBack(tx, userId);
    await ports.notify(tx, userId, { kind: 'publishing-problem', episodeId: null, at: connectedAt });
  });

import { type Database, placeOf, type Tx } from '@milestoon/database';

const reason = 'a connection to YouTube holds a secret';

const placeOfToken = (userId: string): string =>
  placeOf('youtube_connections', 'sealed_refresh_token', userId);
const placeOfVerifier = (stateHash: string): string =>
  placeOf('youtube_authorizations', 'sealed_verifier', stateHash);

/** The connection as its parent may see it. */
export const findConnection = (tx: Tx, userId: string) =>
  tx
    .selectFrom('youtube_connections')
    .select([
      'channel_id',
      'channel_title',
      'publish_automatically',
      'made_for_kids',
      'connected_at',
      'lost_at',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** What Google gave; undefined without a connection, or when it is lost. */
export async function readToken({ asWorker, keyring }: Database, userId: string) {
  const row = await asWorker(reason, (tx) =>
    tx
      .selectFrom('youtube_connections')
      .select(['sealed_refresh_token', 'channel_id', 'connected_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  if (!row?.sealed_refresh_token) return undefined;
  return {
    refreshToken: keyring.open(row.sealed_refresh_token, placeOfToken(userId)),
    channelId: row.channel_id,
    connectedAt: row.connected_at,
  };
}

export interface NewConnection {
  userId: string;
  channelId: string;
  channelTitle: string;
  refreshToken: string;
  now: Date;
}

/** Writes a connection down. One that is made anew keeps what the parent chose. */
export async function keepConnection(
  tx: Tx,
  { keyring }: Pick<Database, 'keyring'>,
  { userId, channelId, channelTitle, refreshToken, now }: NewConnection,
): Promise<void> {
  const values = {
    channel_id: channelId,
    channel_title: channelTitle,
    sealed_refresh_token: keyring.seal(refreshToken, placeOfToken(userId)),
    connected_at: now,
    lost_at: null,
  };
  await tx
    .insertInto('youtube_connections')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** False: it was lost before, or made anew since. */
export async function markLost(tx: Tx, userId: string, connectedAt: Date, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('youtube_connections')
    .set({ sealed_refresh_token: null, lost_at: now })
    .where('user_id', '=', userId)
    .where('connected_at', '=', connectedAt)
    .where('lost_at', 'is', null)
    .executeTakeFirst();
  return row.numUpdatedRows > 0n;
}

export const removeConnection = (tx: Tx, userId: string): Promise<unknown> =>
  tx.deleteFrom('youtube_connections').where('user_id', '=', userId).execute();

/** Who went to Google: a session of a person. */
export interface Traveller {
  userId: string;
  sessionId: string;
}

export interface NewAuthorization extends Traveller {
  stateHash: string;
  verifier: string;
  expiresAt: Date;
}

/** The latest attempt of a session counts. */
export const beginAuthorization = (
  { asWorker, keyring }: Database,
  { stateHash, verifier, expiresAt, userId, sessionId }: NewAuthorization,
): Promise<void> =>
  asWorker(reason, async (tx) => {
    await tx.deleteFrom('youtube_authorizations').where('session_id', '=', sessionId).execute();
    await tx
      .insertInto('youtube_authorizations')
      .values({
        state_hash: stateHash,
        user_id: userId,
        session_id: sessionId,
        sealed_verifier: keyring.seal(verifier, placeOfVerifier(stateHash)),
        expires_at: expiresAt,
      })
      .execute();
  });

/** Uses an authorization up. Resolves to its verifier; undefined for a state of others, used or too old. */
export async function endAuthorization(
  { asWorker, keyring }: Database,
  stateHash: string,
  { userId, sessionId }: Traveller,
  now: Date,
): Promise<string | undefined> {
  const row = await asWorker(reason, (tx) =>
    tx
      .deleteFrom('youtube_authorizations')
      .where('state_hash', '=', stateHash)
      .where('user_id', '=', userId)
      .where('session_id', '=', sessionId)
      .returning(['sealed_verifier', 'expires_at'])
      .executeTakeFirst(),
  );
  if (!row || row.expires_at <= now) return undefined;
  return keyring.open(row.sealed_verifier, placeOfVerifier(stateHash));
}

/** Parents who never came back. */
export const forgetExpired = ({ asWorker }: Database, now: Date): Promise<unknown> =>
  asWorker(reason, (tx) => tx.deleteFrom('youtube_authorizations').where('expires_at', '<=', now).execute());

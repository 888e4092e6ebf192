import type { AvatarRequest, EpisodeRequest } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import type { Bucket } from '../../platform/storage/storage.ts';
import { getOrCreateReportKey } from './report-key.ts';
import type { AutomationDeps } from './automation.deps.ts';

type Deps = Pick<AutomationDeps, 'config' | 'database' | 'storage' | 'lookupSecret'>;

/** A link that works from anywhere, with GET, until it expires. */
export const outsideLink = ({ config, storage }: Deps, bucket: Bucket, key: string): string =>
  `${config.publicUrl}${storage.link(bucket, key)}`;

const outsideLinks = (deps: Deps, bucket: Bucket, keys: readonly string[]): string[] =>
  keys.map((key) => outsideLink(deps, bucket, key));

export const photoLinks = (deps: Deps, keys: readonly string[]): string[] =>
  outsideLinks(deps, 'child-photos', keys);

const reportKeyOf = (deps: Deps, userId: string): Promise<string> =>
  deps.database.asUser({ id: userId }, (tx: Tx) => getOrCreateReportKey(deps, tx, userId));

const reason = 'a generator is told what to make';

/** Undefined when the child is gone. */
export async function avatarRequest(deps: Deps, childId: string): Promise<AvatarRequest | undefined> {
  const child = await deps.database.asWorker(reason, (tx) =>
    tx.selectFrom('children').selectAll().where('id', '=', childId).executeTakeFirst(),
  );
  return (
    child && {
      childId,
      childName: child.name,
      photos: photoLinks(deps, child.photos),
      userId: child.user_id,
      apiKey: await reportKeyOf(deps, child.user_id),
    }
  );
}

/** Undefined when the episode is gone. */
export async function episodeRequest(deps: Deps, episodeId: string): Promise<EpisodeRequest | undefined> {
  const episode = await deps.database.asWorker(reason, (tx) =>
    tx
      .selectFrom('episodes')
      .innerJoin('children', 'children.id', 'episodes.child_id')
      .selectAll('episodes')
      .select('children.avatar_url')
      .where('episodes.id', '=', episodeId)
      .executeTakeFirst(),
  );
  return (
    episode && {
      childId: episode.child_id,
      episodeId,
      title: episode.title,
      description: episode.description,
      images: outsideLinks(deps, 'episode-images', episode.input_images),
      avatarUrl: episode.avatar_url && outsideLink(deps, 'avatars', episode.avatar_url),
      userId: episode.user_id,
      apiKey: await reportKeyOf(deps, episode.user_id),
    }
  );
}

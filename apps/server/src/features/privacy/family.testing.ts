import { defaultLook } from '@milestoon/look';
import { createChild, createEpisode } from '../../testing/scenes.ts';
import type { Overrides } from '../../server.ts';
import type { Session, TestServer } from '../../testing/test-server.ts';

export interface Family {
  session: Session;
  childId: string;
  episodeId: string;
  name: string;
  title: string;
}

/** Draws nothing, and is at work on an episode until it is stopped. */
export const idle: Pick<Overrides, 'draw' | 'produce'> = {
  draw: async () => [],
  produce: async (_, { signal }) => {
    // It may have been deleted before it was begun.
    signal.throwIfAborted();
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  },
};

/** A parent with something of everything: child, photo, grandmother, avatars, episode, film, screenplay, payment, unused upload. */
export async function newFamily(server: TestServer, name: string): Promise<Family> {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await createChild(server, session, name);
  await server.subscribe(session, child.id);
  await server.call(session, 'POST', '/api/family', {
    kind: 'person',
    name: `Grandma of ${name}`,
    relation: 'grandmother',
    look: defaultLook,
    mayUsePhotos: true,
  });
  await addAvatar(server, session, child.id);
  const episode = await createEpisode(server, session, child.id);
  const title = `The day of ${name}`;
  await addFilm(server, session, { id: episode.id, title });
  await server.upload(session);
  return { session, childId: child.id, episodeId: episode.id, name, title };
}

async function addAvatar(server: TestServer, { id: userId }: Session, childId: string): Promise<void> {
  const key = `user-${userId}/${childId}-avatar-1.png`;
  await server.services.storage.put('avatars', key, Buffer.from(`avatar of ${childId}`));
  await server.database.asWorker('test', async (tx) => {
    await tx
      .insertInto('stored_files')
      .values({
        path: key,
        bucket: 'avatars',
        user_id: userId,
        content_type: 'image/png',
        bytes: 1,
        attached: true,
      })
      .execute();
    await tx
      .insertInto('avatar_candidates')
      .values({ child_id: childId, user_id: userId, variant: 0, path: key, label: 'a', description: 'b' })
      .execute();
    await tx
      .updateTable('children')
      .set({ avatar_url: key, avatar_variant: 0, avatar_selected: true })
      .where('id', '=', childId)
      .execute();
    await tx.insertInto('checkout_failures').values({ child_id: childId }).execute();
    await tx
      .insertInto('support_messages')
      .values({
        number: testMessageNumber(),
        user_id: userId,
        reason: 'refund',
        email: 'parent@example.com',
        message: 'Please',
        language: 'en',
        sent_at: new Date(),
      })
      .execute();
  });
}

async function addFilm(
  server: TestServer,
  { id: userId }: Session,
  { id, title }: { id: string; title: string },
): Promise<void> {
  const key = `user-${userId}/${id}/episode.mp4`;
  const small = `user-${userId}/${id}/episode-small.mp4`;
  for (const path of [key, small])
    await server.services.storage.put('episodes', path, Buffer.from(`film of ${id}`));
  await server.database.asWorker('test', async (tx) => {
    await tx
      .insertInto('stored_files')
      .values(
        [key, small].map((path) => ({
          path,
          bucket: 'episodes',
          user_id: userId,
          content_type: 'video/mp4',
          bytes: 1,
          attached: true,
        })),
      )
      .execute();
    await tx
      .updateTable('episode_productions')
      .set({ video_path: key, rendition_path: small })
      .where('episode_id', '=', id)
      .execute();
    await tx
      .insertInto('job_steps')
      .values({ subject: `episode:${id}`, name: 'screenplay', output: JSON.stringify({ written: title }) })
      .execute();
  });
  await server.database.asOwner('test', (tx) =>
    tx.updateTable('episodes').set({ title }).where('id', '=', id).execute(),
  );
}

let messages = 0;
const testMessageNumber = (): string => {
  messages += 1;
  return `AAAA-${String(messages + 2222).replaceAll(/[01]/g, 'Z')}`;
};

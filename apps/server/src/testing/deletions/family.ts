import type { Story } from '@milestoon/contract';
import { defaultLook } from '@milestoon/look';
import sharp from 'sharp';
import { episodeStatus } from '../scenes.ts';
import type { Json, Session, TestServer } from '../test-server.ts';

const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#3a7' } })
  .jpeg()
  .toBuffer();

/** What an account does through the API. Whatever is refused is an error. */
export function createFamily(server: TestServer) {
  async function call(session: Session, method: string, address: string, body?: unknown): Promise<Json> {
    const answer = await server.call(session, method, address, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
  const upload = async (session: Session, bucket: string): Promise<string> =>
    (await server.upload(session, bucket, new Blob([picture]))).body.path;

  return {
    call,

    async newParent(): Promise<Session> {
      const session = await server.loginAs();
      await server.subscribe(session);
      return session;
    },

    /** A child of its own with an episode that begins to be made. */
    async newEpisode(session: Session): Promise<{ childId: string; episodeId: string }> {
      const child = await call(session, 'POST', '/api/children', {
        name: 'Mia',
        photos: [await upload(session, 'child-photos')],
        style: 'simple',
        look: defaultLook,
        termsAccepted: true,
      });
      await server.database.asWorker('test', (tx) =>
        tx
          .updateTable('children')
          .set({ avatar_url: `user-${session.id}/a.png`, avatar_variant: 1, avatar_selected: true })
          .where('id', '=', child.id)
          .execute(),
      );
      const episode = await call(session, 'POST', '/api/episodes', {
        childId: child.id,
        title: 'First steps',
        description: 'Today Mia walked to the window.',
        images: [await upload(session, 'episode-images')],
      });
      return { childId: child.id, episodeId: episode.id };
    },

    /** Waits for the first version and has another one made of a changed story. */
    async editStory(session: Session, episodeId: string): Promise<void> {
      await episodeStatus(server, session, episodeId, ['completed']);
      const address = `/api/episodes/${episodeId}/story`;
      const { version, scenes }: Story = await call(session, 'GET', address);
      const changed = scenes.map(({ id, set, mood, lines }) => ({
        id,
        set,
        mood,
        lines: lines.map((line) => ({ id: line.id, text: 'And there was the window!' })),
      }));
      await call(session, 'POST', address, { version, scenes: changed });
    },
  };
}

import { recordingOf } from '../../../testing/recordings.ts';
import type { Session, TestServer } from '../../../testing/test-server.ts';

export function takeForm(text: string, recording: Blob, tellerId?: string): FormData {
  const form = new FormData();
  if (tellerId) form.set('tellerId', tellerId);
  form.set('text', text);
  form.set('file', new File([recording], 'line.webm', { type: recording.type }));
  return form;
}

export const tellingOf = (server: TestServer, session: Session | null, episodeId: string) =>
  server.call(session, 'GET', `/api/episodes/${episodeId}/telling`);

/** Somebody tells a line of an episode; resolves to what the server answers. */
export async function tellLine(
  server: TestServer,
  session: Session,
  episodeId: string,
  { line, name = 'Dad' }: { line: { id: string; text: string }; name?: string },
) {
  const teller = await server.call(session, 'POST', `/api/episodes/${episodeId}/tellers`, {
    name,
    agreedBy: 'speaker',
  });
  const body = takeForm(line.text, await recordingOf(line.text), teller.body.id);
  const address = `/api/episodes/${episodeId}/telling/${line.id}`;
  const answer = await server.fetch(address, { method: 'POST', body, session });
  return { status: answer.status, body: await answer.json(), tellerId: teller.body.id as string };
}

/** Waits until no version is in the making, or until one has failed. */
export async function versionMade(
  server: TestServer,
  session: Session,
  episodeId: string,
  wanted: 'failed' | null = null,
): Promise<void> {
  for (;;) {
    const changed = Promise.withResolvers<void>();
    const stop = server.services.queue.signals.onProgress(session.id, () => changed.resolve());
    const { body } = await server.call(session, 'GET', `/api/episodes/${episodeId}`);
    if (body.newVersion !== wanted) await changed.promise;
    stop();
    if (body.newVersion === wanted) return;
  }
}

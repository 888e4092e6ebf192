import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { guestOf, sharingScene, type SharingScene } from '../features/sharing/sharing.testing.ts';
import { recordingOf } from '../testing/recordings.ts';
import type { Json } from '../testing/test-server.ts';
import { type Ask, asks, guestWalls, type Held } from './guests.testing.ts';

let scene: SharingScene;
let recording: Blob;
before(async () => {
  recording = await recordingOf('Hello from Grandma!');
  scene = await sharingScene();
});
after(() => scene.close());

const answerTo = async (ask: Ask, held: Held): Promise<Response> => {
  const { server } = scene;
  const guest = guestOf(server, held.token);
  switch (ask) {
    case 'what it opens':
      return guest.look(held.pass);
    case 'to watch':
      return guest.watch(held.film, { pass: held.pass });
    case 'hello':
      return guest.hello(held.film, { pass: held.pass });
    case 'spoken hello':
      return guest.speak(held.film, recording, { ...(held.pass !== undefined && { pass: held.pass }) });
    case 'film file':
      return server.fetch(held.videoUrl);
    case 'smaller film':
      return server.fetch(held.renditionUrl);
    case 'captions file':
      return server.fetch(held.captionsUrl);
    case 'poster file':
      return server.fetch(held.posterUrl);
    case 'messenger picture':
      return server.fetch(`/film/${held.token}/poster.jpg`);
  }
};

for (const { state, cells, prepare } of guestWalls)
  test(`a guest whose link is ${state} is answered as the matrix says`, async () => {
    const held = await prepare(scene);
    const answers: Record<string, string> = {};
    for (const ask of asks) {
      const response = await answerTo(ask, held);
      const isJson = response.headers.get('content-type')?.includes('json');
      const text = await response.text();
      const body: Json = isJson ? JSON.parse(text) : {};
      answers[ask] = body.needsCode ? `${response.status} code` : String(response.status);
      if (body.needsCode) assert.deepEqual(body.films, []);
    }
    assert.deepEqual(answers, cells);
  });

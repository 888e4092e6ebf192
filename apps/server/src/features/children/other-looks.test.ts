import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { defaultLook, type Look } from '@milestoon/look';
import { editOf } from '../../testing/scenes.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import type { DrawAvatars } from './avatars.job.ts';

let server: TestServer;
/** The hair that was asked for: of the first avatar, and the others. */
let asked: string[] = [];

const draw: DrawAvatars = async ({ look, otherLooks = [] }) => {
  asked = [look, ...otherLooks].map(({ hairShape }) => hairShape);
  const png = new Uint8Array([1]);
  const [third = look, fourth = look] = otherLooks;
  return [look, look, third, fourth].map((drawn, at) => ({
    id: `${at + 1}`,
    label: 'Avatar',
    description: 'blue',
    look: drawn,
    png,
  }));
};
before(async () => {
  server = await testServer({ draw, produce: () => new Promise(() => {}) });
});
after(() => server.close());

const braids: Look = { ...defaultLook, hairShape: 'braids' };
const afro: Look = { ...defaultLook, hairShape: 'afro' };

async function childWith(session: Session, otherLooks: unknown[]) {
  const { body: photo } = await server.upload(session);
  const { status, body } = await server.call(session, 'POST', '/api/children', {
    name: 'Mia',
    photos: [photo.path],
    style: 'anime',
    look: defaultLook,
    otherLooks,
    termsAccepted: true,
  });
  if (status === 201) await server.subscribe(session, body.id);
  return { status, id: body.id as string, code: body.code };
}

async function drawnAvatars(session: Session, id: string) {
  await server.call(session, 'POST', `/api/children/${id}/avatars`);
  for (;;) {
    const { body } = await server.call(session, 'GET', `/api/children/${id}/avatars`);
    if (body.status === 'ready') return body.candidates as { id: string; look: Look }[];
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('avatars show the other looks, and the child looks like the one that is kept', async () => {
  const session = await server.loginAs();
  const { id } = await childWith(session, [braids, afro]);
  const candidates = await drawnAvatars(session, id);
  assert.deepEqual(asked, [defaultLook.hairShape, 'braids', 'afro']);
  assert.deepEqual(
    candidates.map(({ look }) => look.hairShape),
    [defaultLook.hairShape, defaultLook.hairShape, 'braids', 'afro'],
  );
  const candidate = candidates[2]?.id;
  assert.equal((await server.call(session, 'POST', `/api/children/${id}/avatar`, { candidate })).status, 200);
  const { body: child } = await server.call(session, 'GET', `/api/children/${id}`);
  assert.deepEqual(child.look, braids);

  // New avatars are all of the look that was kept.
  const look: Look = { ...braids, eyes: 'green' };
  const { status } = await server.call(session, 'PUT', `/api/children/${id}`, {
    ...editOf(child),
    look,
    redraw: true,
  });
  assert.equal(status, 200);
  const redrawn = await drawnAvatars(session, id);
  assert.deepEqual(asked, ['braids']);
  assert.ok(redrawn.every((one) => one.look.eyes === 'green'));
});

test('an edit of the look before the choice closes what was open; one of the name does not', async () => {
  const session = await server.loginAs();
  const { id } = await childWith(session, [braids]);
  const edit = async (part: object) => {
    const { body: child } = await server.call(session, 'GET', `/api/children/${id}`);
    assert.equal(
      (await server.call(session, 'PUT', `/api/children/${id}`, { ...editOf(child), ...part })).status,
      200,
    );
  };
  await edit({ name: 'Mai' });
  await drawnAvatars(session, id);
  assert.deepEqual(asked, [defaultLook.hairShape, 'braids']);
  await edit({ look: afro });
  await drawnAvatars(session, id);
  assert.deepEqual(asked, ['afro']);
});

test('more looks than avatars, and what is no look, are refused', async () => {
  const session = await server.loginAs();
  for (const looks of [[braids, afro, braids, afro], [{ hairShape: 'mohawk' }]]) {
    const { status, code } = await childWith(session, looks);
    assert.deepEqual([status, code], [422, 'INVALID_INPUT']);
  }
});

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Mail, SendMail } from '../../platform/mail/mail.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { childWithAvatar, createChild, editOf } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { announceDeletions } from './photo-notices.ts';
import { deleteSourcePhotos, queueSourcePhotosJob } from './source-photos.job.ts';

let server: TestServer;
let session: Session;
const { promise: mailed, resolve: onMail } = Promise.withResolvers<Mail>();
before(async () => {
  const sendMail: SendMail = async (mail) => (mail.text.includes('Ida') ? onMail(mail) : undefined);
  server = await testServer({ sendMail }, { QUOTA_UNPAID_CHILDREN: '50' });
  session = await server.loginAs();
});
after(() => server.close());

const chosen = new Date('2026-03-01T12:00:00Z');
const due = new Date('2026-03-31T12:00:00Z');
const justBefore = new Date(due.getTime() - 1);

const deleteAt = (time: Date, storage: Partial<Storage> = {}): Promise<number> =>
  deleteSourcePhotos({
    database: server.database,
    storage: { ...server.services.storage, ...storage },
    now: () => time,
  });

const rowOf = (id: string) =>
  server.database.asWorker('test', (tx) =>
    tx.selectFrom('children').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
const isStored = async (path: string): Promise<boolean> =>
  (await server.services.storage.find('child-photos', path)) !== null;
const hasRow = async (path: string): Promise<boolean> => {
  const rows = await server.database.asWorker('test', (tx) =>
    tx.selectFrom('stored_files').select('path').where('path', '=', path).execute(),
  );
  return rows.length > 0;
};

const uploadedAt = (path: string, time: Date) =>
  server.database.asWorker('test', (tx) =>
    tx.updateTable('stored_files').set({ created_at: time }).where('path', '=', path).execute(),
  );

/** A child whose only photo was uploaded and whose avatar was chosen at `chosen`. */
async function oldChild(): Promise<{ id: string; photo: string }> {
  const child = await childWithAvatar(server, session);
  const photo = (await rowOf(child.id)).photos[0] ?? '';
  await uploadedAt(photo, chosen);
  await server.database.asWorker('test', (tx) =>
    tx.updateTable('children').set({ avatar_chosen_at: chosen }).where('id', '=', child.id).execute(),
  );
  return { id: child.id, photo };
}

test('photos go 30 days after the avatar was chosen, to the millisecond, and only once', async () => {
  const { id, photo } = await oldChild();
  assert.equal(await deleteAt(justBefore), 0);
  assert.ok(await isStored(photo));
  assert.equal(await deleteAt(due), 1);
  assert.deepEqual([await isStored(photo), await hasRow(photo)], [false, false]);
  const row = await rowOf(id);
  assert.deepEqual([row.photos, row.photos_deleted_at, row.avatar_outdated], [[], due, false]);
  assert.equal(await deleteAt(due), 0);
});

test('the time of the choice is noted by the database', async () => {
  const { id } = await childWithAvatar(server, session);
  const row = await rowOf(id);
  assert.deepEqual(row.avatar_chosen_at, row.updated_at);
});

/** A child that stopped in the middle, with a photo uploaded at `chosen`. */
async function stoppedChild(at: 'unpaid' | 'failed' | 'abandoned'): Promise<{ id: string; photo: string }> {
  const child = await createChild(server, session, at);
  const photo = (await rowOf(child.id)).photos[0] ?? '';
  await uploadedAt(photo, chosen);
  await server.database.asWorker('test', async (tx) => {
    if (at === 'unpaid') return;
    const asked = { avatars_requested_at: chosen, ...(at === 'failed' && { avatars_failed_at: chosen }) };
    await tx.updateTable('children').set(asked).where('id', '=', child.id).execute();
    if (at === 'failed') return;
    const drawn = { path: `user-${session.id}/${child.id}.png`, label: 'a', description: 'b', variant: 0 };
    await tx
      .insertInto('avatar_candidates')
      .values({ child_id: child.id, user_id: session.id, ...drawn })
      .execute();
  });
  return { id: child.id, photo };
}

for (const at of ['unpaid', 'failed', 'abandoned'] as const)
  test(`photos of a child that never got an avatar go 30 days after upload: ${at}`, async () => {
    const { id, photo } = await stoppedChild(at);
    assert.equal(await deleteAt(justBefore), 0);
    assert.ok(await isStored(photo));
    assert.equal(await deleteAt(due), 1);
    assert.deepEqual([await isStored(photo), await hasRow(photo)], [false, false]);
    const row = await rowOf(id);
    assert.deepEqual([row.name, row.photos, row.photos_deleted_at], [at, [], due]);
    assert.equal(await deleteAt(due), 0);
  });

test('a child without photos can still get its avatar: what was read from them stays', async () => {
  const { id } = await stoppedChild('unpaid');
  await deleteAt(due);
  await server.subscribe(session, id);
  const { status, body } = await server.call(session, 'POST', `/api/children/${id}/avatars`);
  assert.deepEqual([status, body.status], [200, 'drawing']);
});

test('the parent of a child without an avatar hears three days before, in the app and by mail', async () => {
  const parent = await server.loginAs();
  const { id } = await createChild(server, parent, 'Ida');
  await uploadedAt((await rowOf(id)).photos[0] ?? '', chosen);
  const early = new Date(due.getTime() - 3 * 86_400_000 - 1);
  const told = async (time: Date): Promise<unknown[]> => {
    await announceDeletions({ ...server.services, now: () => time });
    const { body } = await server.call(parent, 'GET', '/api/notifications');
    return body.items.map(({ kind, path, dueAt }: Json) => [kind, path, dueAt]);
  };
  assert.deepEqual(await told(early), []);
  const notice = ['photos-due', `/account/photos/${id}`, due.toISOString()];
  assert.deepEqual(await told(new Date(early.getTime() + 1)), [notice]);
  assert.deepEqual(await told(justBefore), [notice]);
  const mail = await mailed;
  assert.equal(mail.to, parent.email);
  assert.match(mail.text, /The photos of Ida will be deleted on March 31, 2026/);
  assert.match(mail.text, /a child without an avatar can still get one/);
  assert.equal(await deleteAt(due), 1);
});

test('a photo that an edit added later stays for 30 days of its own', async () => {
  const { id, photo } = await oldChild();
  const { body: added } = await server.upload(session);
  const { body: child } = await server.call(session, 'GET', `/api/children/${id}`);
  const edit = { ...editOf(child), photos: [photo, added.path] };
  assert.equal((await server.call(session, 'PUT', `/api/children/${id}`, edit)).status, 200);
  await uploadedAt(added.path, new Date(chosen.getTime() + 1));
  assert.equal(await deleteAt(due), 1);
  assert.deepEqual((await rowOf(id)).photos, [added.path]);
  assert.equal(await deleteAt(new Date(due.getTime() + 1)), 1);
  assert.equal(await isStored(added.path), false);
});

test('the parent hears of each deletion three days before, once', async () => {
  const days = (count: number): Date => new Date(due.getTime() + count * 86_400_000);
  const { id } = await oldChild();
  const { body: added } = await server.upload(session);
  const { body: child } = await server.call(session, 'GET', `/api/children/${id}`);
  const photos = [...editOf(child).photos, added.path];
  await server.call(session, 'PUT', `/api/children/${id}`, { ...editOf(child), photos });
  await uploadedAt(added.path, new Date(chosen.getTime() + 10 * 86_400_000));
  const dueDays = async (time: Date): Promise<string[]> => {
    await announceDeletions({ ...server.services, now: () => time });
    const { body } = await server.call(session, 'GET', '/api/notifications');
    return body.items
      .filter((item: { path: string }) => item.path === `/account/photos/${id}`)
      .map((item: { dueAt: string }) => item.dueAt);
  };
  assert.deepEqual(await dueDays(new Date(days(-3).getTime() - 1)), []);
  assert.deepEqual(await dueDays(days(-3)), [due.toISOString()]);
  assert.deepEqual(await dueDays(days(-2)), [due.toISOString()]);
  await deleteAt(due);
  assert.deepEqual(await dueDays(days(6)), [due.toISOString()]);
  assert.deepEqual((await dueDays(days(8))).toSorted(), [due.toISOString(), days(10).toISOString()]);
});

test('a crash between file and row loses nothing: the next run finishes', async () => {
  const { id, photo } = await oldChild();
  const crashing = async (...removed: Parameters<Storage['remove']>): Promise<void> => {
    await server.services.storage.remove(...removed);
    throw new Error('killed');
  };
  await assert.rejects(deleteAt(due, { remove: crashing }), /killed/);
  assert.deepEqual([await isStored(photo), await hasRow(photo)], [false, true]);
  assert.deepEqual((await rowOf(id)).photos, [photo]);
  assert.equal(await deleteAt(due), 1);
  assert.deepEqual([(await rowOf(id)).photos, await hasRow(photo)], [[], false]);
});

test('a form that still shows deleted photos is told that the child has changed', async () => {
  const { id } = await oldChild();
  const { body: child } = await server.call(session, 'GET', `/api/children/${id}`);
  await deleteAt(due);
  const late = await server.call(session, 'PUT', `/api/children/${id}`, editOf(child));
  assert.equal(late.status, 409);
  const { body: now } = await server.call(session, 'GET', `/api/children/${id}`);
  assert.deepEqual(now.photos, []);
  assert.equal((await server.call(session, 'PUT', `/api/children/${id}`, editOf(now))).status, 200);
});

test('the job is queued once a day, however many processes ask', async () => {
  const sent: string[] = [];
  const { queue } = server.services;
  const at = (time: string) =>
    queueSourcePhotosJob({
      ...server.services,
      now: () => new Date(time),
      queue: {
        ...queue,
        async send(name, data, place) {
          const isNew = await queue.send(name, data, place);
          if (isNew) sent.push(place.key);
          return isNew;
        },
      },
    });
  await Promise.all([at('2020-01-01T00:00:00Z'), at('2020-01-01T23:59:59Z')]);
  await at('2020-01-01T12:00:00Z');
  await at('2020-01-02T00:00:00Z');
  assert.deepEqual(sent, ['2020-01-01', '2020-01-02']);
});

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { after, before, beforeEach, test } from 'node:test';
import { connected } from '@milestoon/database/testing';
import type pg from 'pg';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Jobs, JobRun } from '../../platform/queue/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { filesBelow } from '../../testing/files-below.ts';
import { createChild } from '../../testing/scenes.ts';
import { type Json, type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { erasureJob } from './erasure.job.ts';
import { resumeErasures } from './erasure.service.ts';
import { type Family, idle, newFamily } from './family.testing.ts';

let server: TestServer;
let owner: pg.Client;
let mails: Mail[] = [];
let mailed = Promise.withResolvers<void>();
before(async () => {
  const sendMail = async (mail: Mail): Promise<void> => {
    mails.push(mail);
    mailed.resolve();
  };
  server = await testServer({ ...idle, sendMail }, { QUOTA_UNPAID_CHILDREN: '50' });
  owner = await connected(server.database.ownerUrl);
});
beforeEach(() => {
  mails = [];
  mailed = Promise.withResolvers();
});
after(async () => {
  await owner.end();
  await server.close();
});

/** Tables with rows that name one of these ids in a column of that name, or as a key: the catalogue is walked. */
async function tablesNaming(ids: string[]): Promise<string[]> {
  const { rows } = await owner.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
       and not a.attisdropped and (a.attname in ('user_id', 'child_id', 'episode_id', 'created_by', 'changed_by')
         or (a.attname in ('id', 'subject', 'path', 'value')))`);
  const found = new Set<string>();
  for (const { table, column } of rows) {
    const { rowCount } = await owner.query(
      `select 1 from "${table}" where exists (select from unnest($1::text[]) wanted where "${column}"::text like '%' || wanted || '%') limit 1`,
      [ids],
    );
    if (rowCount) found.add(table);
  }
  return [...found].toSorted();
}

const filesOf = (text: string): string[] =>
  filesBelow(server.dataDirectory).filter((name) => name.includes(text));
const receipt = async (key: string) =>
  (await server.call(null, 'GET', `/api/privacy/receipt?key=${key}`)).body;
const countOf = (told: Json, wanted: string): number | undefined =>
  told.things.find(({ thing }: { thing: string }) => thing === wanted)?.count;
const eraseAccount = (session: Session | null, body: Record<string, string>) =>
  server.call(session, 'POST', '/api/privacy/erase-account', body);
const eraseChild = (session: Session | null, childId: string) =>
  server.call(session, 'POST', '/api/privacy/erase-child', { childId, password: 'secret-1' });
const passwordOf = (session: Session) => ({ email: session.email, password: 'secret-1' });
const idsOf = ({ session, childId, episodeId }: Family): string[] => [session.id, childId, episodeId];

test('a deleted account leaves no row and no file anywhere, and a receipt that names nobody', async () => {
  const gone = await newFamily(server, 'Ada');
  const kept = await newFamily(server, 'Bea');
  const before = await tablesNaming(idsOf(gone));
  // A file that no row knows of: a process died between the two.
  await server.services.storage.put('avatars', `user-${gone.session.id}/lost.png`, Buffer.from('x'));
  const keptTables = await tablesNaming(idsOf(kept));
  const keptFiles = filesOf(kept.session.id);

  const { status, body } = await eraseAccount(gone.session, passwordOf(gone.session));
  assert.equal(status, 202);
  assert.equal((await server.call(gone.session, 'GET', '/api/children')).status, 401);
  await mailed.promise;

  assert.deepEqual(await tablesNaming(idsOf(gone)), []);
  assert.deepEqual([...filesOf(gone.session.id), ...filesOf(gone.episodeId)], []);
  assert.deepEqual(await tablesNaming(idsOf(kept)), keptTables);
  assert.deepEqual(filesOf(kept.session.id), keptFiles);

  const told = await receipt(body.key);
  assert.ok(told.finishedAt && told.kind === 'account');
  assert.deepEqual(told.files, [
    { kind: 'child-photos', count: 2 },
    { kind: 'episode-images', count: 1 },
    { kind: 'avatars', count: 1 },
    // Both renditions of the film.
    { kind: 'episodes', count: 2 },
  ]);
  const { rows } = await owner.query('select removed from erasures where finished_at is not null');
  assert.deepEqual(
    before.filter((table) => !(table in rows[0].removed.tables)),
    [],
    'every table is counted',
  );
  const [mail] = mails;
  assert.equal(mail?.to, gone.session.email);
  assert.match(mail?.text ?? '', /\nAccount: 1\n[\s\S]*\nChildren: 1\n[\s\S]*\nPictures of milestones: 1\n/);
  for (const text of [JSON.stringify(told), mail?.text ?? ''])
    for (const table of before.filter((name) => name.includes('_'))) assert.ok(!text.includes(table), table);
  for (const text of [JSON.stringify(told), mail?.text ?? '', mail?.html ?? ''])
    for (const personal of [...idsOf(gone), gone.name, gone.title, gone.session.email])
      assert.ok(!text.includes(personal), personal);
});

test('a deleted child leaves nothing, its parent and siblings stay', async () => {
  const family = await newFamily(server, 'Cleo');
  const sibling = await createChild(server, family.session, 'Dora');
  const { status, body } = await eraseChild(family.session, family.childId);
  assert.equal(status, 202);
  await mailed.promise;
  assert.deepEqual(await tablesNaming([family.childId, family.episodeId]), ['subscriptions']); // by its id only
  assert.deepEqual([...filesOf(family.childId), ...filesOf(family.episodeId)], []);
  const { body: children } = await server.call(family.session, 'GET', '/api/children');
  assert.deepEqual(
    children.map((child: { id: string }) => child.id),
    [sibling.id],
  );
  const told = await receipt(body.key);
  assert.equal(told.kind, 'child');
  assert.deepEqual(
    told.files.map(({ count }: { count: number }) => count),
    [1, 1, 1, 2],
  );
  assert.deepEqual([countOf(told, 'children'), countOf(told, 'payments')], [1, 1]);
  // Its production and the screenplay.
  assert.equal(countOf(told, 'production'), 2);
});

test('what is not theirs is 404; a wrong address, password or key opens nothing', async () => {
  const mine = await newFamily(server, 'Eva');
  const theirs = await newFamily(server, 'Finn');
  assert.equal((await eraseChild(mine.session, theirs.childId)).status, 404);
  assert.equal((await eraseChild(mine.session, 'nonsense')).status, 404);
  assert.equal((await eraseChild(null, theirs.childId)).status, 401);
  assert.equal((await eraseAccount(null, passwordOf(theirs.session))).status, 401);
  for (const [body, field] of [
    [{ ...passwordOf(mine.session), email: theirs.session.email }, 'email'],
    [{ ...passwordOf(mine.session), email: mine.session.email.toUpperCase() }, 'email'],
    [{ ...passwordOf(mine.session), password: 'secret-2' }, 'password'],
  ] as const) {
    const refused = await eraseAccount(mine.session, body);
    assert.deepEqual([refused.status, refused.body.data.field], [422, field]);
  }
  assert.equal((await server.call(mine.session, 'GET', '/api/privacy/receipt?key=guess')).status, 404);
  assert.equal((await server.call(mine.session, 'GET', '/api/children')).body.length, 1);
});

test('the configured super admin cannot be deleted', async () => {
  const answer = await server.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost', password: 'super-secret' }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const boss = { id: '', email: 'admin@localhost', cookie };
  const refused = await eraseAccount(boss, { email: boss.email, password: 'super-secret' });
  assert.deepEqual([refused.status, refused.body.message.includes('set up with the server')], [409, true]);
  assert.equal((await server.call(boss, 'GET', '/api/children')).status, 200);
});

const run = (): JobRun => ({ signal: new AbortController().signal, log: server.services.log });

/** Orders the deletion of an account with the provider down, so that no job runs but those of the test. */
async function ordered(family: Family): Promise<{ order: Jobs['erase']; key: string; services: Services }> {
  const { ports } = server.services;
  const real = ports.endSubscriptions;
  ports.endSubscriptions = () => Promise.reject(new Error('down'));
  const { body } = await eraseAccount(family.session, passwordOf(family.session)).finally(() => {
    ports.endSubscriptions = real;
  });
  const { rows } = await owner.query('select id from erasures where user_id = $1', [family.session.id]);
  return { order: { erasureId: rows[0].id }, key: body.key, services: server.services };
}

test('while the payment provider is down nothing is deleted, but nobody can sign in any more', async () => {
  const family = await newFamily(server, 'Gina');
  const { order, key, services } = await ordered(family);
  await erasureJob(services).run(order, run());
  assert.equal((await receipt(key)).finishedAt, null);
  assert.ok((await tablesNaming([family.childId])).includes('children'));
  assert.equal((await server.call(family.session, 'GET', '/api/children')).status, 401);
  await resumeErasures(services); // the provider is back
  await mailed.promise;
  assert.deepEqual(await tablesNaming(idsOf(family)), []);
});

test('an interrupted deletion goes on, and its receipt counts everything', async () => {
  const family = await newFamily(server, 'Hugo');
  const { order, key, services } = await ordered(family);
  await owner.query('update erasures set subscriptions_ended = 2 where id = $1', [order.erasureId]);
  const killed = () => Promise.reject(new Error('killed'));
  const { ports, storage } = services;
  // One after the other: before the child, before an unused upload, after all rows, before the mail.
  const faults: Partial<Services>[] = [
    { ports: { ...ports, removeChild: killed } },
    { storage: { ...storage, remove: killed } },
    { storage: { ...storage, removeFolder: killed } },
    { sendMail: killed },
  ];
  for (const fault of faults)
    await assert.rejects(erasureJob({ ...services, ...fault }).run(order, run()), /killed/);
  await erasureJob(services).run(order, run());
  assert.deepEqual(await tablesNaming(idsOf(family)), []);
  assert.equal(fs.existsSync(`${server.dataDirectory}/files/avatars/user-${family.session.id}`), false);
  const told = await receipt(key);
  assert.deepEqual([countOf(told, 'children'), told.files[0].count, told.subscriptionsEnded], [1, 2, 2]);
  assert.equal(mails.length, 1);
  const { rows } = await owner.query('select * from erasures where id = $1', [order.erasureId]);
  assert.deepEqual([rows[0].user_id, rows[0].child_id, rows[0].mail_to], [null, null, null]);
});

test('whoever orders a deletion waits for no other one that the payment provider holds up', async (t) => {
  await ordered(await newFamily(server, 'Ida'));
  const session = await server.loginAs();
  const child = await createChild(server, session);
  const down = () => Promise.reject(new Error('down'));
  const asked = t.mock.method(server.services.ports, 'endSubscriptions', down);
  assert.equal((await eraseChild(session, child.id)).status, 202);
  assert.deepEqual(
    asked.mock.calls.map(({ arguments: [of] }) => of),
    [{ userId: session.id, childId: child.id }],
  );
});

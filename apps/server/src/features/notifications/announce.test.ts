import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newChild, newEpisode } from '@milestoon/database/testing';
import { sql } from 'kysely';
import type { Mail } from '../../platform/mail/mail.ts';
import { type Session, type TestServer, testServer } from '../../testing/test-server.ts';
import { byHand } from './notifications.testing.ts';

let server: TestServer;
let session: Session;
/** Mails of jobs that the server itself carried out. */
const arrived: Mail[] = [];
let onArrival = (): void => {};
before(async () => {
  server = await testServer({
    sendMail: async (mail) => {
      arrived.push(mail);
      onArrival();
    },
  });
  session = await server.loginAs();
});
after(() => server.close());

async function episodeOf(owner: Session, title = 'First steps') {
  const child = await newChild(server.database, { id: owner.id }, { avatar_selected: true });
  return newEpisode(server.database, child, { title });
}

const list = async (of: Session) => (await server.call(of, 'GET', '/api/notifications')).body;

test('announced twice, and its job run twice: one notification and one mail', async () => {
  const hand = byHand(server);
  const episode = await episodeOf(session);
  const ready = { kind: 'episode-ready', episodeId: episode.id, version: 1 } as const;
  await hand.announce(session.id, ready);
  await hand.announce(session.id, ready);
  const [job, ...others] = hand.take();
  assert.deepEqual(others, []);
  assert.ok(job);
  await hand.carryOut(job);
  await hand.carryOut(job);
  assert.equal(hand.mails.length, 1);
  assert.equal(hand.mails[0]?.id, job.notificationId);
  const { items, unread } = await list(session);
  assert.equal(unread, 1);
  assert.partialDeepStrictEqual(items, [
    {
      kind: 'episode-ready',
      childName: 'Mia',
      episode: { title: 'First steps', episodeNumber: 1 },
      path: `/app/episodes/${episode.id}`,
      read: false,
    },
  ]);
  await hand.announce(session.id, { ...ready, version: 2 });
  assert.equal((await list(session)).items.length, 2, 'another version is another event');
});

test('a film that is deleted while its mail is written holds the mail up no more', async () => {
  const { storage } = server.services;
  const episode = await episodeOf(session, 'Gone');
  const poster = `user-${session.id}/${episode.id}/poster.jpg`;
  await storage.put('episodes', poster, Buffer.from('a picture'));
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('episode_productions')
      .values({ episode_id: episode.id, user_id: session.id, poster_path: poster })
      .execute(),
  );
  let isDeleted = false;
  const hand = byHand(server, {
    storage: {
      ...storage,
      async read(bucket, key) {
        if (!isDeleted) throw new Error('the disk cannot be read');
        await storage.remove(bucket, key);
        return storage.read(bucket, key);
      },
    },
  });
  await hand.announce(session.id, { kind: 'episode-ready', episodeId: episode.id, version: 1 });
  const [job] = hand.take();
  assert.ok(job);
  await assert.rejects(hand.carryOut(job), /cannot be read/, 'a picture that is there is waited for');
  isDeleted = true;
  await hand.carryOut(job);
  assert.deepEqual([hand.mails.length, hand.mails[0]?.attachments], [1, undefined]);
});

test('the mail of a film that is ready carries its poster, and so does the list', async () => {
  const hand = byHand(server);
  const episode = await episodeOf(session, 'On the stage');
  const poster = `user-${session.id}/${episode.id}/poster.jpg`;
  await server.services.storage.put('episodes', poster, Buffer.from('a picture'));
  await server.database.asWorker('test', (tx) =>
    tx
      .insertInto('episode_productions')
      .values({ episode_id: episode.id, user_id: session.id, poster_path: poster })
      .execute(),
  );
  await hand.announce(session.id, { kind: 'episode-ready', episodeId: episode.id, version: 1 });
  const [job] = hand.take();
  assert.ok(job);
  await hand.carryOut(job);
  const [mail] = hand.mails;
  const [picture, ...others] = mail?.attachments ?? [];
  assert.deepEqual(
    [picture?.content.toString(), picture?.contentType, others],
    ['a picture', 'image/jpeg', []],
  );
  assert.match(mail?.html ?? '', new RegExp(`<img src="cid:${picture?.cid}" alt="[^"]*On the stage`));
  const [told] = (await list(session)).items;
  assert.equal(await (await server.fetch(told.posterUrl)).text(), 'a picture');

  await server.services.storage.remove('episodes', poster);
  await hand.announce(session.id, { kind: 'episode-ready', episodeId: episode.id, version: 2 });
  for (const late of hand.take()) await hand.carryOut(late);
  assert.equal(hand.mails[1]?.attachments, undefined, 'a picture that is gone is left out');
});

test('a mail server that is down: the mail comes with a later attempt, and once', async () => {
  let attempts = 0;
  const sent: Mail[] = [];
  const hand = byHand(server, {
    sendMail: async (mail) => {
      attempts += 1;
      if (attempts === 1) throw new Error('451 later');
      sent.push(mail);
    },
  });
  await hand.announce(session.id, {
    kind: 'episode-ready',
    episodeId: (await episodeOf(session)).id,
    version: 1,
  });
  const [job] = hand.take();
  assert.ok(job);
  await assert.rejects(hand.carryOut(job), /451/);
  for (let turn = 0; turn < 3; turn += 1) await hand.carryOut(job);
  assert.equal(sent.length, 1);
});

test('a transaction that is rolled back announces nothing, one that is committed is delivered', async () => {
  const [lost, kept] = [await episodeOf(session, 'Lost'), await episodeOf(session, 'Kept')];
  const { notify } = server.services.ports;
  const delivered = new Promise<void>((resolve) => {
    onArrival = resolve;
  });
  await assert.rejects(
    server.database.asWorker('test', async (tx) => {
      await notify(tx, session.id, { kind: 'episode-ready', episodeId: lost.id, version: 1 });
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  await server.database.asWorker('test', (tx) =>
    notify(tx, session.id, { kind: 'episode-ready', episodeId: kept.id, version: 1 }),
  );
  await delivered;
  assert.deepEqual(
    arrived.map((mail) => /“(.*?)”/.exec(mail.text)?.[1]),
    ['Episode 01: Kept'],
  );
  const { rows: jobs } = await server.database.asWorker('test', (tx) =>
    sql`select data from pgboss.job where name = 'mail-notification'`.execute(tx),
  );
  assert.equal(jobs.length, 1);
  const titles = (await list(session)).items.map(
    (item: { episode: { title: string } }) => item.episode.title,
  );
  assert.ok(titles.includes('Kept') && !titles.includes('Lost'));
});

test('what was switched off is not told that way; safety is always mailed, and never listed', async () => {
  const parent = await server.loginAs();
  const hand = byHand(server);
  const prefer = (channel: string, enabled: boolean) =>
    server.call(parent, 'PUT', '/api/notifications/preferences', { kind: 'photos-due', channel, enabled });
  const child = await newChild(server.database, parent);
  const due = (day: number) =>
    ({ kind: 'photos-due', childId: child.id, dueAt: new Date(Date.UTC(2026, 2, day)) }) as const;
  await prefer('mail', false);
  await hand.announce(parent.id, due(1));
  assert.deepEqual(hand.take(), []);
  assert.equal((await list(parent)).items.length, 1);
  await prefer('in-app', false);
  await prefer('mail', true);
  await hand.announce(parent.id, due(2));
  assert.equal(hand.take().length, 1);
  assert.equal((await list(parent)).items.length, 1);
  await hand.announce(parent.id, { kind: 'password-changed', at: new Date() });
  const [job] = hand.take();
  assert.ok(job);
  await hand.carryOut(job);
  assert.match(hand.mails[0]?.text ?? '', /cannot be switched off/);
  const { items, unread } = await list(parent);
  assert.deepEqual([items.length, unread], [1, 1]);
  const { status } = await server.call(parent, 'PUT', '/api/notifications/preferences', {
    kind: 'password-changed',
    channel: 'mail',
    enabled: false,
  });
  assert.equal(status, 422);
});

test('mails speak the language that was told last, and name what happened', async () => {
  const parent = await server.loginAs();
  const hand = byHand(server);
  const child = await newChild(server.database, parent, { name: 'Inês' });
  const announceAndMail = async (periodEnd: Date) => {
    await hand.announce(parent.id, {
      kind: 'payment-problem',
      subscriptionId: 'sub_1',
      childId: child.id,
      periodEnd,
    });
    for (const job of hand.take()) await hand.carryOut(job);
    return hand.mails.at(-1);
  };
  const english = await announceAndMail(new Date('2026-04-01'));
  assert.equal(english?.subject, 'A payment did not go through');
  assert.match(english?.text ?? '', /The payment of the subscription for Inês did not go through/);
  assert.match(english?.text ?? '', /http:\/\/localhost:3000\/account\/billing/);
  assert.equal((await list(parent)).language, null);
  await server.call(parent, 'PUT', '/api/notifications/language', { language: 'pt' });
  assert.equal((await list(parent)).language, 'pt');
  await hand.announce(parent.id, {
    kind: 'plan-ending',
    subscriptionId: 'sub_1',
    childId: null,
    dueAt: new Date('2026-04-01'),
  });
  for (const job of hand.take()) await hand.carryOut(job);
  assert.match(
    hand.mails.at(-1)?.text ?? '',
    /A sua subscrição foi cancelada e termina a 1 de abril de 2026[^]*localhost:3000\/account\s/,
  );
  const portuguese = await announceAndMail(new Date('2026-05-01'));
  assert.equal(portuguese?.subject, 'Um pagamento não foi concluído');
  assert.match(portuguese?.html ?? '', /<html lang="pt">/);
  await server.call(parent, 'PUT', '/api/notifications/language', { language: 'es' });
  const spanish = await announceAndMail(new Date('2026-06-01'));
  assert.equal(spanish?.subject, 'No se ha podido cobrar un pago');
  assert.match(spanish?.html ?? '', /<html lang="es">/);
});

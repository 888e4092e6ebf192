import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { takeForm, tellingOf, tellLine, versionMade } from './features/episodes/telling/telling.testing.ts';
import type { Mail } from './platform/mail/mail.ts';
import { leftOver } from './testing/deletions/left-over.ts';
import { filesBelow } from './testing/files-below.ts';
import { recordingOf } from './testing/recordings.ts';
import { childWithAvatar, createEpisode, episodeStatus } from './testing/scenes.ts';
import { smallProduction } from './testing/small-production.ts';
import { type Json, type Session, type TestServer, testServer } from './testing/test-server.ts';

let server: TestServer;
let mailed = Promise.withResolvers<Mail>();
before(async () => {
  server = await testServer({
    draw: async () => [],
    produce: (...order) => smallProduction(...order),
    sendMail: async (mail) => {
      if (mail.subject.includes('receipt')) mailed.resolve(mail);
    },
  });
});
beforeEach(() => {
  mailed = Promise.withResolvers();
});
after(() => server.close());

const teller = 'Grandpa Zebedeu';
const guest = 'Aunt Quitéria';

/** A family with a finished film that is told by one of them, and a line that another has sent. */
async function tellingFamily() {
  const session = await server.loginAs();
  await server.subscribe(session);
  const child = await childWithAvatar(server, session, 'Mia');
  const { id } = await createEpisode(server, session, child.id, 'Mia walked to the window. Then she waved.');
  await episodeStatus(server, session, id, ['completed']);
  const [first, second] = (await tellingOf(server, session, id)).body.lines;
  const told = await tellLine(server, session, id, { line: first, name: teller });
  await server.call(session, 'POST', `/api/episodes/${id}/storyboard`);
  await versionMade(server, session, id);
  const asked = await server.call(session, 'POST', `/api/episodes/${id}/telling-links`, { name: guest });
  const link = `/api/tellings/${asked.body.url.split('/tell/')[1]}`;
  await server.call(null, 'POST', link, { agreed: true });
  const body = takeForm(second.text, await recordingOf(second.text));
  const sent = await server.fetch(`${link}/lines/${second.id}`, { method: 'POST', body });
  assert.equal(sent.status, 201);
  await server.call(null, 'POST', `${link}/sent`);
  return { session, childId: child.id, episodeId: id, recording: told.body.id as string };
}

/** Files of the family's voices, wherever they are: recordings, and what a production made of them. */
const voicesOf = ({ id }: Session, episodeId: string): string[] =>
  filesBelow(server.dataDirectory).filter(
    (name) => name.startsWith(`files/voices/user-${id}/`) || name.startsWith(`work/${episodeId}`),
  );

async function receiptOf({ status, body }: { status: number; body: Json }): Promise<Json> {
  assert.equal(status, 202);
  await mailed.promise;
  return (await server.call(null, 'GET', `/api/privacy/receipt?key=${body.key}`)).body;
}

async function nothingLeft(family: Awaited<ReturnType<typeof tellingFamily>>): Promise<void> {
  const { session, episodeId, recording } = family;
  assert.deepEqual(voicesOf(session, episodeId), []);
  const named = [episodeId, recording, teller, guest];
  const { rows, files } = await leftOver(server.database.ownerUrl, server.dataDirectory, named);
  assert.deepEqual([rows, files], [[], []]);
}

const orders = {
  account: ({ email }: Session) => ['erase-account', { email, password: 'secret-1' }],
  child: (_: Session, childId: string) => ['erase-child', { childId, password: 'secret-1' }],
} as const;

for (const kind of ['account', 'child'] as const)
  test(`with the ${kind} every voice goes, and the receipt names them`, async () => {
    const family = await tellingFamily();
    const { session, childId, episodeId, recording } = family;
    const before = voicesOf(session, episodeId);
    assert.equal(before.filter((name) => name.startsWith('files/voices/')).length, 2);
    assert.ok(before.some((name) => name === `work/${episodeId}/speech/told-${recording}.f32`));
    const [call, order] = orders[kind](session, childId);
    const told = await receiptOf(await server.call(session, 'POST', `/api/privacy/${call}`, order));
    assert.ok(told.finishedAt && told.kind === kind);
    // Two who spoke, a line of each, and the link.
    const voices = told.things.find(({ thing }: Json) => thing === 'voices');
    assert.equal(voices?.count, 5);
    assert.deepEqual(
      told.files.find((file: Json) => file.kind === 'voices'),
      { kind: 'voices', count: 2 },
    );
    assert.match((await mailed.promise).text, /\nRecordings of the family and who told them: 5\n/);
    await nothingLeft(family);
    assert.deepEqual(
      fs.readdirSync(path.join(server.dataDirectory, 'work')).filter((name) => name.startsWith(episodeId)),
      [],
    );
  });

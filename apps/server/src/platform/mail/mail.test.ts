import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { createMailer } from './mail.ts';

const mail = { to: 'anna@example.com', subject: 'Olá', text: 'Um texto', html: '<p>Um texto</p>' };
const from = 'Milestoon <no-reply@milestoon.test>';

test('without a mail server a mail becomes a file that only its owner reads', async () => {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  await createMailer({ dataDirectory, mail: { smtpUrl: undefined, from } })(mail);
  const outbox = path.join(dataDirectory, 'outbox');
  const [name = '', ...others] = fs.readdirSync(outbox);
  assert.match(name, /^\d{4}-\d\d-\d\dT.*\.eml$/);
  assert.deepEqual(others, []);
  const text = fs.readFileSync(path.join(outbox, name), 'utf8');
  assert.match(text, /^To: anna@example\.com$/m);
  assert.match(text, /^From: Milestoon <no-reply@milestoon\.test>$/m);
  assert.match(text, /multipart\/alternative/);
  assert.equal(fs.statSync(path.join(outbox, name)).mode & 0o777, 0o600);
  fs.rmSync(dataDirectory, { recursive: true });
});

test('the same mail sent again is in the outbox once', async () => {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'mail-'));
  const send = createMailer({ dataDirectory, mail: { smtpUrl: undefined, from } });
  await send({ ...mail, id: 'first' });
  await send({ ...mail, id: 'first' });
  await send({ ...mail, id: 'second' });
  const outbox = path.join(dataDirectory, 'outbox');
  const texts = fs.readdirSync(outbox).map((name) => fs.readFileSync(path.join(outbox, name), 'utf8'));
  const ids = texts.map((text) => /^Message-ID: (.*?)\r?$/m.exec(text)?.[1]);
  assert.deepEqual(ids.toSorted(), ['<first@milestoon.test>', '<second@milestoon.test>']);
  fs.rmSync(dataDirectory, { recursive: true });
});

/** Takes mails, and refuses the first `refused` of them for the moment. */
async function mailServer(refused: number) {
  const taken: string[] = [];
  const server = net.createServer((socket) => {
    let data: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (data !== null) {
        data += chunk;
        if (!data.endsWith('\r\n.\r\n')) return;
        taken.push(data);
        data = null;
        return say('250 taken');
      }
      const verb = chunk.slice(0, 4).toUpperCase();
      if (verb === 'MAIL' && refused-- > 0) return say('451 later');
      if (verb === 'DATA') {
        data = '';
        return say('354 go on');
      }
      return say(verb === 'QUIT' ? '221 bye' : '250 fine');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    taken,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

test('a mail server that refuses makes it fail, so that a job tries again', async () => {
  const { taken, url, close } = await mailServer(1);
  const send = createMailer({ dataDirectory: '/nowhere', mail: { smtpUrl: url, from } });
  await assert.rejects(send(mail), /451 later/);
  await send(mail);
  assert.equal(taken.length, 1);
  assert.match(taken[0] ?? '', /^From: Milestoon <no-reply@milestoon\.test>/m);
  close();
});

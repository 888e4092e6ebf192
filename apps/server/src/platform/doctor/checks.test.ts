import assert from 'node:assert/strict';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { readConfig } from '../config/config.ts';
import { localStore } from '../storage/local-store.ts';
import { startS3Server } from '../storage/s3/s3-server.testing.ts';
import { s3Store } from '../storage/s3/s3-store.ts';
import { testCertificate } from './certificate.testing.ts';
import { writeRecord } from '../../backup/record.ts';
import { checkBackups } from './checks/backups.ts';
import { checkDataFolder } from './checks/data-folder.ts';
import { checkMemory } from './checks/machine.ts';
import { checkMail, checkStorage } from './checks/outside.ts';
import { checkPayments, checkVoice } from './checks/set-up.ts';
import { checkCertificate, checkServer, checkWebhook } from './checks/site.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-doctor-'));
after(() => fs.rmSync(folder, { recursive: true }));

const opened = async (server: net.Server): Promise<number> => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  after(() => server.close());
  return (server.address() as AddressInfo).port;
};
const answering = (status: number, body = '{}') =>
  opened(http.createServer((_, response) => response.writeHead(status).end(body)));
/** A port that nobody listens at. */
async function closedPort(): Promise<number> {
  const server = net.createServer();
  const port = await opened(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('memory: what can be had decides, not what is built in', async () => {
  const states = [
    { total: 8e9, available: 4e9 },
    { total: 1.5e9, available: 1e9 },
    { total: 8e9, available: 1e8 },
  ].map(async (found) => (await checkMemory(async () => found)).state);
  assert.deepEqual(await Promise.all(states), ['fine', 'notice', 'wrong']);
});

test('the data folder: what cannot be written to is named, and nothing is left in it', async () => {
  const closed = path.join(folder, 'closed');
  fs.mkdirSync(closed, { mode: 0o700 });
  assert.equal((await checkDataFolder(closed)).state, 'fine');
  assert.deepEqual(fs.readdirSync(closed), []);
  fs.chmodSync(closed, 0o755);
  assert.equal((await checkDataFolder(closed)).state, 'notice');
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  const found = await checkDataFolder(file);
  assert.deepEqual([found.state, /ENOTDIR/.test(found.says)], ['wrong', true]);
});

test('mail: a server that answers, one that is not there, and none', async () => {
  const said: string[] = [];
  const server = net.createServer((socket) => {
    socket.write('220 ready\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      said.push(line.slice(0, 4));
      socket.write(line.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n');
    });
  });
  const asked = (smtpUrl: string | undefined) => checkMail({ mail: { smtpUrl, from: 'us@example.com' } });
  assert.equal((await asked(`smtp://127.0.0.1:${await opened(server)}`)).state, 'fine');
  assert.ok(said.includes('EHLO') && !said.includes('MAIL'), 'it is greeted, and sent nothing');
  const gone = await asked(`smtp://user:the-password@127.0.0.1:${await closedPort()}`);
  assert.deepEqual([gone.state, /ECONNREFUSED/.test(gone.says)], ['wrong', true]);
  assert.ok(!JSON.stringify(gone).includes('the-password'));
  assert.equal((await asked(undefined)).state, 'notice');
});

test('storage: a bucket is written to, read and left as it was; a key that may not write is noticed', async () => {
  const server = await startS3Server();
  after(() => server.close());
  const config = readConfig({
    S3_BUCKET: server.settings.bucket,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  assert.equal((await checkStorage(s3Store(server.settings), config)).state, 'fine');
  assert.equal(server.objects.size, 0);
  const refused = await checkStorage(s3Store({ ...server.settings, secretAccessKey: 'another' }), config);
  assert.deepEqual([refused.state, /SignatureDoesNotMatch/.test(refused.says)], ['wrong', true]);
  assert.equal((await checkStorage(localStore(path.join(folder, 'files')), readConfig({}))).state, 'fine');
});

test('the server: ready, without a worker, without storage, and not there', async () => {
  const ready = { ok: true, database: true, queue: true, storage: true, worker: true };
  const state = async (health: object, status: number) => {
    const port = await answering(status, JSON.stringify(health));
    return (await checkServer({ host: '127.0.0.1', port })).state;
  };
  assert.equal(await state(ready, 200), 'fine');
  assert.equal(await state({ ...ready, worker: false }, 200), 'wrong');
  const port = await answering(503, JSON.stringify({ ...ready, ok: false, storage: false }));
  const found = await checkServer({ host: '0.0.0.0', port });
  assert.match(found.says, /lacks: storage$/);
  assert.equal((await checkServer({ host: '127.0.0.1', port: await closedPort() })).state, 'notice');
});

test('a certificate: good, about to end, of somebody else, and not there', async () => {
  const port = await opened(https.createServer(testCertificate));
  const site = { publicUrl: `https://localhost:${port}` };
  const ca = testCertificate.cert;
  assert.equal((await checkCertificate(site, { ca })).state, 'fine');
  const shortlyBefore = () => Date.UTC(2126, 9, 25);
  const ending = await checkCertificate(site, { ca, now: shortlyBefore });
  assert.deepEqual([ending.state, / for \d days$/.test(ending.says)], ['wrong', true]);
  const strange = await checkCertificate(site);
  assert.deepEqual([strange.state, /SELF_SIGNED/.test(strange.says)], ['wrong', true]);
  const nobody = { publicUrl: `https://localhost:${await closedPort()}` };
  assert.equal((await checkCertificate(nobody)).state, 'wrong');
  assert.equal((await checkCertificate({ publicUrl: 'http://localhost:3000' })).state, 'fine');
  assert.equal((await checkCertificate({ publicUrl: 'http://phone.local:3000' })).state, 'notice');
});

test('the webhook: what refuses an unsigned event is ours, a page of the proxy is not', async () => {
  const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1' };
  const state = async (port: number) =>
    (await checkWebhook({ publicUrl: `http://127.0.0.1:${port}`, stripe })).state;
  assert.equal(await state(await answering(400)), 'fine');
  assert.equal(await state(await answering(200)), 'wrong');
  assert.equal(await state(await answering(301)), 'wrong');
  assert.equal(await state(await closedPort()), 'wrong');
});

test('payments and voice: what is set, by its shape', async () => {
  const publicUrl = 'https://example.com';
  const keys = { webhookSecret: 'whsec_1', priceId: 'price_1' };
  const state = (secretKey: string) => checkPayments({ publicUrl, stripe: { secretKey, ...keys } }).state;
  assert.deepEqual(['sk_live_1', 'sk_test_1', 'sk_1', 'sk_live_"1"'].map(state), [
    'fine',
    'notice',
    'wrong',
    'wrong',
  ]);
  assert.equal(checkPayments({ publicUrl, stripe: undefined }).state, 'notice');
  assert.equal((await checkVoice({ voice: undefined })).state, 'notice');
  assert.equal((await checkVoice({ voice: { engine: 'kokoro', directory: folder } })).state, 'wrong');
});

test('backups: none, an old one, one whose restore failed, and one that is well', () => {
  const directory = path.join(folder, 'backups');
  const backups = { directory, everyHours: 24, keep: 7 };
  const at = (hours: number) => new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000);
  const look = (hours: number) =>
    checkBackups({ backups, databaseUrl: undefined }, () => at(hours).getTime());
  assert.equal(look(0).state, 'wrong');
  const place = path.join(directory, 'milestoon-2026-01-01T00-00-00Z');
  fs.mkdirSync(place, { recursive: true });
  const record = { madeAt: at(0), files: 1, bytes: 1, shared: 0 };
  writeRecord(place, record);
  assert.equal(look(1).state, 'notice', 'never restored');
  writeRecord(place, { ...record, tested: { at: at(1), fault: null } });
  assert.deepEqual([look(2).state, look(49).state], ['fine', 'wrong']);
  writeRecord(place, { ...record, tested: { at: at(1), fault: 'a page is broken' } });
  assert.match(look(2).says, /a restore failed: a page is broken/);
  assert.equal(checkBackups({ backups: undefined, databaseUrl: undefined }).state, 'notice');
});

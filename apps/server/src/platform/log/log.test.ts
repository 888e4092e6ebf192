import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { after, test } from 'node:test';
import { createRequestLog, senderGone } from '../http/request-log.ts';
import { toldPath } from '../http/told-path.ts';
import { errorLine } from './error-line.ts';
import { createLog } from './log.ts';
import { inLogScope } from './scope.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-log-'));
after(() => fs.rmSync(folder, { recursive: true }));
const id = '0b54a2d1-3c7f-4e0a-9b1e-1f2a3b4c5d6e';

test('a line of a request names it, however deep it is written, and one beside it does not', async () => {
  const log = createLog(folder, 'info');
  const deep = async (): Promise<void> => {
    await setImmediate();
    log.info({ user: 'u' }, 'deep');
  };
  await Promise.all([inLogScope({ request: 'r1' }, deep), inLogScope({ job: 'j1', queue: 'erase' }, deep)]);
  log.info('outside');
  const text = fs.readFileSync(path.join(folder, 'logs/server.log'), 'utf8').trim().split('\n');
  const told = text.map((line) => JSON.parse(line)).map(({ request, job }) => request ?? job ?? 'none');
  assert.deepEqual(told.toSorted(), ['j1', 'none', 'r1']);
});

test('a full disk costs lines, not the process', async () => {
  const full = fs.mkdtempSync(path.join(os.tmpdir(), 'milestoon-full-'));
  fs.mkdirSync(path.join(full, 'logs'));
  fs.symlinkSync('/dev/full', path.join(full, 'logs/server.log'));
  const log = createLog(full, 'info');
  for (let line = 0; line < 3; line++) {
    log.info({ line }, 'on a full disk');
    await setImmediate();
  }
  fs.rmSync(full, { recursive: true });
});

test('of an error what it is and why is kept; rows, recipients and unreadable values are not', () => {
  const row = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(mia@example.com) already exists.',
  });
  const outer = new Error('invalid input syntax for type uuid: "Wilhelmina"', { cause: row });
  const told = JSON.stringify(errorLine(outer));
  assert.match(told, /"message":"invalid input syntax for type uuid: …"/);
  assert.match(told, /"code":"23505"/);
  for (const word of ['mia@', 'Wilhelmina', 'Key (']) assert.ok(!told.includes(word), word);
  const spread = { ...row, message: row.message, stack: row.stack, queue: 'erase' };
  assert.partialDeepStrictEqual(errorLine(spread), { message: 'duplicate key value', code: '23505' });
  assert.ok(!JSON.stringify(errorLine(spread)).includes('mia@'));
  assert.equal(errorLine('Wilhelmina')?.message, 'something was thrown that is no error');
});

test('of a path the words of the server and ids stay', () => {
  assert.equal(toldPath(`/api/children/${id}/avatars`), `/api/children/${id}/avatars`);
  assert.equal(toldPath('/mia@example.com/Wilhelmina'), '/*/*');
  assert.equal(toldPath('/api/auth/sign-in/email'), '/api/auth/sign-in/email');
  assert.equal(toldPath('/a'.repeat(5000)).length, '/*'.repeat(9).length);
});

test('requests that failed, were slow or refused have a line; a flood of them has an end and a number', () => {
  const told: string[] = [];
  const note = (line: unknown, words?: string) => void told.push(`${words} ${JSON.stringify(line)}`);
  let clock = 100_000;
  const tell = createRequestLog({ debug: () => {}, info: note, warn: note } as never, () => clock);
  const line = { request: 'r', method: 'GET', path: '/api/children', user: undefined };
  for (const [status, ms] of [
    [200, 5],
    [200, 1500],
    [500, 5],
    [senderGone, 5],
  ] as const)
    tell({ ...line, status, ms });
  assert.deepEqual(
    told.map((words) => words.split(' {')[0]),
    ['a request was slow', 'a request failed'],
  );
  for (let i = 0; i < 100; i++) tell({ ...line, status: 404, ms: 1 });
  assert.equal(told.length, 2 + 60);
  clock += 60_000;
  tell({ ...line, status: 404, ms: 1 });
  assert.deepEqual(told.at(-2), 'more requests were refused than are told {"more":40}');
  // Whoever asks for more than their share is kept waiting.
  const before = told.length;
  for (let i = 0; i < 100; i++) tell({ ...line, status: i % 2 ? 429 : 200, ms: 5000 });
  assert.equal(told.length, before + 60);
  clock += 60_000;
  tell({ ...line, status: 200, ms: 5000 });
  assert.deepEqual(told.at(-2), 'more requests were slow than are told {"more":40}');
});

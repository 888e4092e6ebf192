import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { AskedProcess } from '../processes/asked-process.ts';
import { photoFolder } from './expected-looks.ts';
import type { FaceAnswer, FaceTask } from './face-task.ts';
import { createLookReader } from './look-reader.ts';

const girl = await readFile(new URL('girl-black-long-fringe.jpg', photoFolder));
const cat = await readFile(new URL('no-face-cat.jpg', photoFolder));

/** Three photos are more than half a second of work. */
test('reading leaves the main thread free', async () => {
  await using reader = createLookReader();
  await reader.faces(cat);
  const before = performance.eventLoopUtilization();
  await reader.read([girl, girl, girl]);
  const { active } = performance.eventLoopUtilization(before);
  assert.ok(active < 150, `the main thread worked for ${active} ms`);
});

test('an aborted reading ends at once and the next one is answered', async () => {
  await using reader = createLookReader();
  const controller = new AbortController();
  const aborted = reader.read([girl], { signal: controller.signal });
  const next = reader.faces(cat);
  controller.abort(new Error('no longer wanted'));
  await assert.rejects(aborted, /no longer wanted/);
  assert.deepEqual(await next, []);
});

test('an already aborted reading does not start', async () => {
  await using reader = createLookReader();
  await assert.rejects(reader.read([girl], { signal: AbortSignal.abort() }), { name: 'AbortError' });
});

test('a broken photo is refused and the process lives on', async () => {
  await using reader = createLookReader();
  await assert.rejects(reader.read([Buffer.from('not a photo')]), /unsupported image format/);
  assert.equal((await reader.faces(girl)).length, 1);
});

type FaceProcess = AskedProcess<FaceTask, FaceAnswer>;
const dying = (): FaceProcess => new AskedProcess(new URL('./there-is-none.ts', import.meta.url));
const real = (): FaceProcess => new AskedProcess(new URL('./face-worker.ts', import.meta.url));

test('a process that dies fails its task and is replaced for the next', async () => {
  const processes = [dying, real];
  await using reader = createLookReader({ start: () => (processes.shift() ?? real)() });
  await assert.rejects(reader.faces(girl), /exit code 1/);
  assert.equal((await reader.faces(girl)).length, 1);
});

test('an idle process is let go and a new one started when needed', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let started = 0;
  const start = (): FaceProcess => {
    started++;
    return real();
  };
  await using reader = createLookReader({ idleMilliseconds: 1000, start });
  await reader.faces(cat);
  context.mock.timers.tick(999);
  await reader.faces(cat);
  assert.equal(started, 1);
  context.mock.timers.tick(1000);
  await reader.faces(cat);
  assert.equal(started, 2);
});

test('closing rejects what is under way and whatever comes later', async () => {
  const reader = createLookReader();
  const underWay = assert.rejects(reader.read([girl]), /closed/);
  await reader.close();
  await underWay;
  await assert.rejects(reader.read([girl]), /closed/);
});

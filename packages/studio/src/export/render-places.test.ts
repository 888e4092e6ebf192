import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPlaces } from './render-places.ts';

const { signal: never } = new AbortController();

test('places are taken in the order of asking, and whoever stops waiting takes none', async () => {
  const places = createPlaces(2);
  const said: string[] = [];
  const [first, second] = [await places.take(never), await places.take(never)];
  const impatient = new AbortController();
  const third = places.take(never).then((giveBack) => (said.push('third'), giveBack));
  const gone = places.take(impatient.signal);
  const fifth = places.take(never).then((giveBack) => (said.push('fifth'), giveBack));
  impatient.abort(new Error('enough'));
  await assert.rejects(gone, /enough/);
  assert.deepEqual(said, []);
  first();
  const giveBackThird = await third;
  assert.deepEqual(said, ['third']);
  second();
  const giveBackFifth = await fifth;
  assert.deepEqual(said, ['third', 'fifth']);
  giveBackThird();
  giveBackFifth();
  await places.take(never);
  await places.take(never);
  await assert.rejects(places.take(AbortSignal.abort(new Error('never began'))), /never began/);
});

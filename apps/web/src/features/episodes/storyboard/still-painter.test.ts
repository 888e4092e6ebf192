import { afterEach, expect, test, vi } from 'vitest';
import { createStillPainter } from './still-painter.ts';
import { holdWorkers, type WorkerInHand } from './worker.testing.ts';

afterEach(() => vi.unstubAllGlobals());

const film = () => ({ frames: 900, shots: [] });
const still = (key: string, frame: number) => ({ key, frame });
const [a, b, c] = [still('a', 10), still('b', 20), still('c', 30)];

function begin() {
  const workers = holdWorkers();
  const painter = createStillPainter();
  painter.prepare('anime');
  return { painter, workers, worker: workers[0] as WorkerInHand };
}

test('stills are drawn one after the other, in the order in which they are wanted last', () => {
  const { painter, worker } = begin();
  const shown = film();
  painter.show(shown, [a, b, c]);
  expect(worker.frames).toEqual([]);
  worker.say({ kind: 'opened' });
  expect(worker.frames).toEqual([10]);
  painter.show(shown, [c, a, b]);
  const first = worker.paint();
  worker.paint();
  worker.paint();
  expect(worker.frames).toEqual([10, 30, 20]);
  expect(Object.keys(painter.stills())).toEqual(['a', 'c', 'b']);
  expect(painter.stills().a).toBe(first);
  expect(worker.told.map(({ kind }) => kind)).toEqual(['prepare', 'open', 'paint', 'paint', 'paint']);
});

test('after a correction each still is compared by its own, and what looks as before stays', () => {
  const { painter, worker } = begin();
  const heard = vi.fn();
  painter.show(film(), [a, b]);
  worker.say({ kind: 'opened' });
  worker.paint();
  worker.paint();
  const { a: before } = painter.stills();
  painter.listen(heard);
  painter.show(film(), [b, a]);
  worker.say({ kind: 'opened' });
  expect(worker.asked).toMatchObject({ frame: 20, still: 'b' });
  const changed = worker.paint();
  expect(worker.asked).toMatchObject({ frame: 10, still: 'a' });
  worker.paint('as before');
  expect(painter.stills()).toEqual({ a: before, b: changed });
  expect(heard).toHaveBeenCalledOnce();
});

test('of two films on the way only the last is painted', () => {
  const { painter, worker } = begin();
  painter.show(film(), [a]);
  painter.show(film(), [b]);
  worker.say({ kind: 'opened' });
  expect(worker.frames).toEqual([]);
  worker.say({ kind: 'opened' });
  expect(worker.frames).toEqual([20]);
});

test('a picture of the film before, painted late, stays until its own is', () => {
  const { painter, worker } = begin();
  painter.show(film(), [a]);
  worker.say({ kind: 'opened' });
  painter.show(film(), [a]);
  const late = worker.paint();
  expect(painter.stills()).toEqual({ a: late });
  worker.say({ kind: 'opened' });
  expect(worker.frames).toEqual([10, 10]);
  const own = worker.paint();
  expect(painter.stills()).toEqual({ a: own });
});

test('one that cannot be painted is left out; a film that cannot be opened may be shown again', () => {
  const { painter, worker } = begin();
  painter.show(film(), [a, b]);
  worker.say({ kind: 'opened' });
  worker.say({ kind: 'failed', of: 'paint' });
  worker.paint();
  expect(worker.frames).toEqual([10, 20]);
  expect(Object.keys(painter.stills())).toEqual(['b']);
  const next = film();
  painter.show(next, [a, b]);
  worker.say({ kind: 'failed', of: 'open' });
  expect(worker.frames).toEqual([10, 20]);
  painter.show(next, [a, b]);
  worker.say({ kind: 'opened' });
  expect(worker.frames).toEqual([10, 20, 10]);
});

test('letters that do not come stop nothing; a thread that does not come is started again with the next film', () => {
  const { painter, workers, worker } = begin();
  worker.say({ kind: 'failed', of: 'prepare' });
  worker.dispatchEvent(new Event('error'));
  const shown = film();
  painter.show(shown, [a]);
  workers[1]?.dispatchEvent(new Event('error'));
  painter.show(shown, [a]);
  workers[2]?.say({ kind: 'opened' });
  const picture = workers[2]?.paint();
  expect(painter.stills()).toEqual({ a: picture });
});

test('what is no film draws nothing', () => {
  const { painter, worker } = begin();
  painter.show(null, [a]);
  expect(worker.told.map(({ kind }) => kind)).toEqual(['prepare']);
});

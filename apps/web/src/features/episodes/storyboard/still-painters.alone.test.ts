import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareStills, showStills, stillsOf, watchStills } from './still-painters.ts';
import { holdWorkers } from './worker.testing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // What a test leaves behind is over.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const film = () => ({ frames: 900, shots: [] });
const wanted = [{ key: 'a', frame: 12 }];
const minute = 60_000;

test('what was started while somebody wrote draws the story that is sent, and its page finds it drawn', () => {
  const workers = holdWorkers();
  prepareStills('anime');
  prepareStills('anime');
  expect(workers[0]?.told).toEqual([{ kind: 'prepare', style: 'anime' }]);
  const shown = film();
  showStills('e1', shown, wanted);
  workers[0]?.say({ kind: 'opened' });
  const picture = workers[0]?.paint();
  expect(stillsOf('e1')).toEqual({ a: picture });
  const leave = watchStills('e1', () => {});
  showStills('e1', shown, wanted);
  expect(workers[0]?.frames).toEqual([12]);
  expect(workers).toHaveLength(1);
  leave();
});

test('letters of another style are fetched when another child is meant', () => {
  const workers = holdWorkers();
  prepareStills('anime');
  prepareStills('fantasy');
  expect(workers.map(({ told }) => told.length)).toEqual([2]);
});

test('one that is not looked at is over after a minute, one that waits for a story after ten', () => {
  const workers = holdWorkers();
  prepareStills('anime');
  vi.advanceTimersByTime(10 * minute - 1);
  expect(workers[0]?.isOver).toBe(false);
  showStills('e1', film(), wanted);
  vi.advanceTimersByTime(minute - 1);
  expect(workers[0]?.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  expect(workers[0]?.isOver).toBe(true);
  prepareStills('anime');
  vi.advanceTimersByTime(10 * minute);
  expect(workers[1]?.isOver).toBe(true);
});

test('while somebody looks it stays; whoever comes back within a minute finds what was drawn', () => {
  const workers = holdWorkers();
  showStills('e1', film(), wanted);
  const leave = watchStills('e1', () => {});
  workers[0]?.say({ kind: 'opened' });
  const picture = workers[0]?.paint();
  vi.advanceTimersByTime(60 * minute);
  expect(workers[0]?.isOver).toBe(false);
  leave();
  vi.advanceTimersByTime(minute - 1);
  const leaveAgain = watchStills('e1', () => {});
  expect(stillsOf('e1')).toEqual({ a: picture });
  leaveAgain();
  vi.advanceTimersByTime(minute);
  expect(workers.map(({ isOver }) => isOver)).toEqual([true]);
  expect(stillsOf('e1')).toEqual({});
});

test('another story has pictures of its own, and ends what nobody looks at', () => {
  const workers = holdWorkers();
  showStills('e1', film(), wanted);
  const leave = watchStills('e1', () => {});
  showStills('e2', film(), wanted);
  showStills('e3', film(), wanted);
  expect(workers.map(({ isOver }) => isOver)).toEqual([false, true, false]);
  workers[0]?.say({ kind: 'opened' });
  workers[0]?.paint();
  expect(stillsOf('e3')).toEqual({});
  leave();
});

import { afterEach, expect, test, vi } from 'vitest';
import { forgetWayBack, keepWayBack, wayBack, wayBackReason } from './way-back.ts';

afterEach(() => vi.useRealTimers());

const place = 'milestoon.way-back';
const stored = (kept: object) => sessionStorage.setItem(place, JSON.stringify({ at: Date.now(), ...kept }));

test.each([
  ['/watch/1', false, '/watch/1', 'film'],
  ['/app/episodes/1', false, '/app/episodes/1', 'film'],
  ['/create?childId=1', false, '/create?childId=1', 'page'],
  ['/create?childId=1', true, '/create?childId=1', 'ended'],
  ['/app', false, null, 'page'],
  ['/auth/subscription', false, null, 'page'],
  ['/auth/success', false, null, 'page'],
])('%s, ended %s: back to %s', (to, ended, back, reason) => {
  keepWayBack(to, { ended });
  expect([wayBack(), wayBackReason()]).toEqual([back, reason]);
});

test.each([
  'https://evil.example/watch/1',
  '//evil.example/watch/1',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  ' /watch/1',
  '/watch/../../evil',
  'watch/1',
  '',
])('nobody is led to %j', (to) => {
  stored({ to });
  expect([wayBack(), wayBackReason()]).toEqual([null, null]);
});

test.each([{}, { to: 1 }, { to: '/watch/1', at: 'now' }, { to: '/watch/1', at: 9e15 }])(
  'what is not ours counts for nothing: %o',
  (kept) => {
    stored(kept);
    expect(wayBack()).toBeNull();
  },
);

test('is over after an hour, and when it was forgotten', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  keepWayBack('/watch/1', { ended: false });
  vi.setSystemTime(Date.now() + 59 * 60_000);
  expect(wayBack()).toBe('/watch/1');
  vi.setSystemTime(Date.now() + 2 * 60_000);
  expect(wayBack()).toBeNull();
  keepWayBack('/watch/1', { ended: false });
  forgetWayBack();
  expect(wayBack()).toBeNull();
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayChangeStyle, recordStyleChange, styleUnlocksOn } from './style-lock.ts';

const at = (text: string): Date => new Date(text);
const never = { lastStyleChange: null, styleChangesThisMonth: 0 };
const changed = (text: string, times = 1) => ({ lastStyleChange: at(text), styleChangesThisMonth: times });

test('a style that was never changed may change', () => {
  assert.equal(mayChangeStyle(never, at('2026-03-10T12:00:00Z')), true);
});

test('one change a calendar month, counted in UTC', () => {
  assert.equal(mayChangeStyle(changed('2026-03-01T00:00:00Z'), at('2026-03-31T23:59:59Z')), false);
  assert.equal(mayChangeStyle(changed('2026-03-31T23:59:59Z'), at('2026-04-01T00:00:00Z')), true);
  assert.equal(mayChangeStyle(changed('2025-03-10T00:00:00Z'), at('2026-03-10T00:00:00Z')), true);
});

test('a count of zero opens the lock', () => {
  assert.equal(mayChangeStyle(changed('2026-03-01T00:00:00Z', 0), at('2026-03-02T00:00:00Z')), true);
});

test('the lock opens on the first of the next month, also over the turn of the year', () => {
  assert.equal(styleUnlocksOn(at('2026-12-31T23:00:00Z')).toISOString(), '2027-01-01T00:00:00.000Z');
});

test('changes within the month add up, a new month starts at one', () => {
  assert.equal(
    recordStyleChange(changed('2026-03-01T00:00:00Z', 2), at('2026-03-09T00:00:00Z')).styleChangesThisMonth,
    3,
  );
  assert.equal(
    recordStyleChange(changed('2026-02-01T00:00:00Z', 2), at('2026-03-09T00:00:00Z')).styleChangesThisMonth,
    1,
  );
  assert.equal(recordStyleChange(never, at('2026-03-09T00:00:00Z')).styleChangesThisMonth, 1);
});

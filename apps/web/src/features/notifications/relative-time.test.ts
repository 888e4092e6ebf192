import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T12:00:05Z', 'now', 'agora'],
  ['2026-03-10T11:59:01Z', 'now', 'agora'],
  ['2026-03-10T11:55:00Z', '5 minutes ago', 'há 5 minutos'],
  ['2026-03-10T10:30:00Z', '1 hour ago', 'há 1 hora'],
  ['2026-03-09T11:00:00Z', 'yesterday', 'ontem'],
  ['2026-03-04T12:00:00Z', '6 days ago', 'há 6 dias'],
  ['2026-03-03T12:00:00Z', 'Mar 3, 2026', '3 de mar. de 2026'],
])('%s: %s, %s', (then, english, portuguese) => {
  expect(relativeTime('en', new Date(then), now)).toBe(english);
  expect(relativeTime('pt', new Date(then), now)).toBe(portuguese);
});

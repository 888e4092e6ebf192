import { expect, test } from 'vitest';
import { answerFor } from './answer-for.ts';

const asked = { method: 'GET', mode: 'cors', isOwn: true, path: '/assets/index-1.js', isShellFile: true };

test('files of the shell come from the cache, other files from the network', () => {
  expect(answerFor(asked)).toBe('shell file');
  expect(answerFor({ ...asked, path: '/assets/poster.webp', isShellFile: false })).toBe('network');
});

test('a screen is asked for, and the shell stands in for it', () => {
  const navigation = { ...asked, mode: 'navigate', isShellFile: false };
  expect(answerFor({ ...navigation, path: '/app/episodes' })).toBe('screen');
});

test.each(['/api/session', '/files/photo?signature=1', '/functions/v1/stripe-checkout', '/payments/pay/1'])(
  '%s is never touched, not even as a page',
  (path) => {
    for (const mode of ['cors', 'navigate', 'no-cors'])
      expect(answerFor({ ...asked, path, mode, isShellFile: false })).toBe('network');
  },
);

test('writes and other sites are never touched', () => {
  expect(answerFor({ ...asked, method: 'POST' })).toBe('network');
  expect(answerFor({ ...asked, isOwn: false })).toBe('network');
});

import { en } from '@milestoon/domain/texts/en';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '../../../../test/render.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { type FromStrength, strengthWarnings, type ToStrength } from './strength-messages.ts';

let asked: ToStrength[] = [];
let answer: (message: FromStrength) => void;
const started = vi.fn();
beforeEach(() => {
  asked = [];
  started.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor() {
        super();
        started();
        answer = (data) => act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
      }
      postMessage(message: ToStrength): void {
        asked.push(message);
      }
      terminate(): void {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(200));

test('nothing is loaded before a letter is typed; then the strength is told, with the reason', async () => {
  const { rerender } = render(<PasswordStrength password="" email="ana@example.org" />);
  await settle();
  expect(started).not.toHaveBeenCalled();
  rerender(<PasswordStrength password="qwerty" email="ana@example.org" />);
  await settle();
  expect(asked).toEqual([
    { id: 1, password: 'qwerty', personal: ['ana@example.org', 'ana', 'example', 'org'] },
  ]);
  answer({ id: 1, score: 0, warning: 'topTen' });
  expect(screen.getByRole('status').textContent).toBe(
    'Password strength: very weak. This is one of the most used passwords of all.',
  );
  rerender(<PasswordStrength password="a long row of words" email="ana@example.org" />);
  await settle();
  answer({ id: 1, score: 0, warning: null }); // late, for what was typed before
  answer({ id: 2, score: 4, warning: null });
  expect(screen.getByRole('status').textContent).toBe('Password strength: strong.');
  rerender(<PasswordStrength password="" email="ana@example.org" />);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('what is typed quickly is asked once', async () => {
  const { rerender } = render(<PasswordStrength password="q" email="" />);
  for (const password of ['qw', 'qwe', 'qwer']) rerender(<PasswordStrength password={password} email="" />);
  await settle();
  expect(asked.map(({ password }) => password)).toEqual(['qwer']);
});

test('every reason the estimator gives has its sentence', async () => {
  const { translations } = await import('@zxcvbn-ts/language-en');
  const names = Object.keys(translations.warnings).filter((name) => name !== 'pwned'); // asks another site
  expect(new Set(names)).toEqual(new Set(strengthWarnings));
  expect(Object.keys(en.passwordStrength.warnings)).toEqual([...strengthWarnings]);
});

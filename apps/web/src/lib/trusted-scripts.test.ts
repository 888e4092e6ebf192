import { afterEach, expect, test, vi } from 'vitest';
import { trustOwnScripts } from './trusted-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

test('scripts of the app’s own are trusted, and no other', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  trustOwnScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect(name).toBe('default');
  const own = `${window.location.origin}/assets/painter.worker-abc.js`;
  for (const address of ['/sw.js', own]) expect(rules.createScriptURL(address)).toBe(address);
  for (const address of [
    'https://evil.example/assets/x.js',
    '//evil.example/sw.js',
    'data:text/javascript,1',
    '/files/avatars/a.png',
    '/assets/../files/x',
  ])
    expect(rules.createScriptURL(address)).toBe(null);
  expect(Object.keys(rules)).toEqual(['createScriptURL']);
});

test('a browser that does not know them goes on without', () => {
  expect(() => trustOwnScripts()).not.toThrow();
});

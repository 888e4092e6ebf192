import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from './device.ts';

const told = (userAgent: string): string | null => deviceOf(new Headers({ 'user-agent': userAgent }));
const mozilla = 'Mozilla/5.0';

test('a browser is told by its name and its system', () => {
  const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  for (const [userAgent, words] of [
    [`${mozilla} (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox · Windows'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/142.0 Safari/537.36`, 'Chrome · Mac'],
    [`${mozilla} (Windows NT 10.0) ${webkit} Chrome/142.0 Safari/537.36 Edg/142.0`, 'Edge · Windows'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1 Version/18.1 Mobile/15E1 Safari/604.1`,
      'Safari · iPhone',
    ],
    [
      `${mozilla} (Linux; Android 15; Pixel 9) ${webkit} Chrome/142.0 Mobile Safari/537.36`,
      'Chrome · Android',
    ],
  ] as const)
    assert.equal(told(userAgent), words);
});

test('of what a program says of itself nothing is repeated', () => {
  assert.equal(told('curl/8.5 <script>alert(1)</script>'), null);
  assert.equal(deviceOf(new Headers()), null);
});

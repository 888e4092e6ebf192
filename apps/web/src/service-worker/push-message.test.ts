import { expect, test } from 'vitest';
import { addressOf, readMessage } from './push-message.ts';

const origin = 'https://milestoon.example.com';

test('a message shows its title and text, and replaces itself when it comes twice', () => {
  const message = {
    id: 'n1',
    title: 'Your episode is ready',
    text: '“First steps”',
    path: '/app/episodes/1',
  };
  expect(readMessage(JSON.stringify(message))).toMatchObject({
    title: 'Your episode is ready',
    options: { body: '“First steps”', tag: 'n1', data: { path: '/app/episodes/1' } },
  });
});

test.each(['', 'not JSON', 'null', '[]', '{"text":"no title"}', '{"title":5}'])(
  '%s shows nothing',
  (text) => {
    expect(readMessage(text)).toBeNull();
  },
);

test('pressing it leads to a page of this app and nowhere else', () => {
  expect(addressOf({ path: '/app/episodes/1' }, origin)).toBe(`${origin}/app/episodes/1`);
  for (const path of [
    '',
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    'http://',
  ])
    expect(addressOf({ path }, origin)).toBe(`${origin}/app`);
  expect(addressOf(null, origin)).toBe(`${origin}/app`);
});

import { expect, test } from 'vitest';
import { fileOf } from './file-of.ts';

test('a file is the same by every link to it, from the server and by way of a cache', () => {
  expect(fileOf('/files/episodes/a.mp4?expires=1&signature=x')).toBe('/files/episodes/a.mp4');
  const cached = (pass: string) => fileOf(`https://files.example.com/cdn/${pass}/files/episodes/a.mp4`);
  expect(cached('1.s.x')).toBe('https://files.example.com/cdn/files/episodes/a.mp4');
  expect(cached('2.s.y')).toBe(cached('1.s.x'));
  expect(fileOf('https://files.example.com/cdn/1.s.x/files/episodes/b.mp4')).not.toBe(cached('1.s.x'));
  expect(fileOf(null)).toBeUndefined();
});

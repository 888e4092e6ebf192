import { en } from '@milestoon/domain/texts/en';
import { afterEach, expect, test, vi } from 'vitest';
import { serve } from '../../test/fake-server.ts';
import { uploadPhoto } from './photo-upload.ts';
import { tell } from './told-error.ts';

afterEach(() => vi.unstubAllGlobals());

const ofSize = (bytes: number, type = 'image/jpeg'): File => {
  const file = new File(['x'], 'a.jpg', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

const reason = (file: File): Promise<string> =>
  uploadPhoto('child-photos', file).then(
    () => 'uploaded',
    (error) => tell(error, en),
  );

test.each([
  ['empty', ofSize(0), 'Invalid file provided'],
  ['not a picture', ofSize(10, 'text/plain'), 'Invalid file provided'],
  ['exactly 10 MB', ofSize(10_485_760), 'File size must be less than 10MB'],
])('%s', async (_, file, message) => {
  const calls = serve({});
  expect(await reason(file)).toBe(message);
  expect(calls).toEqual([]);
});

test('a file the browser cannot decode', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('nope')));
  expect(await reason(ofSize(10))).toBe('Invalid file provided');
});

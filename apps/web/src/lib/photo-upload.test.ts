import { en } from '@milestoon/domain/texts/en';
import { afterEach, expect, test, vi } from 'vitest';
import { json, serve } from '../../test/fake-server.ts';
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

test('a photo of a phone that cannot be opened is told with the way out, also where its kind is not known', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('nope')));
  const calls = serve({});
  const file = new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_0001.HEIC');
  expect(await reason(file)).toMatch(/HEIC format of phones.*save it as JPEG.*“Most Compatible”/);
  expect(calls).toEqual([]);
});

/** A picture of 4,000 × 3,000 pixels and a canvas, neither of which jsdom has. */
function drawable(): { drawn: unknown[][]; encoded: unknown[][] } {
  const drawn: unknown[][] = [];
  const encoded: unknown[][] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4_000, height: 3_000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: (...how: unknown[]) => drawn.push(how.slice(1)),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((callback, ...how) => {
    encoded.push(how);
    callback(new Blob(['jpeg'], { type: 'image/jpeg' }));
  });
  return { drawn, encoded };
}
const refused = (code: string, status: number, message: string) => ({
  'POST /api/photos': () => json({ defined: true, code, status, message, data: {} }, status),
});

test('the picture is sent as a JPEG of quality 0.75 whose longest side is 500 px', async () => {
  const { drawn, encoded } = drawable();
  const stored = { path: 'user-1/a.jpg', url: '/a.jpg', width: 500, height: 375 };
  const calls = serve({ 'POST /api/photos': () => json(stored, 201) });
  expect(await reason(ofSize(10_485_759, 'image/png'))).toBe('uploaded');
  expect(drawn).toEqual([[0, 0, 500, 375]]);
  expect(encoded).toEqual([['image/jpeg', 0.75]]);
  expect(calls).toEqual(['POST /api/photos']);
});

test.each([
  ['UNAUTHORIZED', 401, 'User not authenticated'],
  ['UNAUTHORIZED', 401, 'Authentication failed. Please sign in again.'],
  ['STORAGE_UNAVAILABLE', 503, 'Storage bucket not found. Please contact support.'],
])('%s %i: %s', async (code, status, sentence) => {
  drawable();
  serve(refused(code, status, sentence));
  expect(await reason(ofSize(10))).toBe(sentence);
});

test('an upload that gives no address back', async () => {
  drawable();
  serve({ 'POST /api/photos': () => json({ path: 'user-1/a.jpg', url: '', width: 1, height: 1 }, 201) });
  expect(await reason(ofSize(10))).toBe('No URL returned from upload');
});

test('without a connection it says so, and that nothing is lost', async () => {
  drawable();
  serve({ 'POST /api/photos': () => Promise.reject(new TypeError('Failed to fetch')) });
  expect(await reason(ofSize(10))).toBe(
    'There is no connection. Nothing is lost: try again once it is back.',
  );
});

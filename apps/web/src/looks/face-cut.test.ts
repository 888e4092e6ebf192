import { defaultLook, type LookReading } from '@milestoon/look';
import { expect, test } from 'vitest';
import { cutOf, portraitOf } from './face-cut.ts';

const photo = (path: string, width = 400, height = 400) => ({ path, url: `/${path}`, width, height });
const reading = (photos: LookReading['photos']): LookReading => ({
  version: 1,
  look: defaultLook,
  confidence: {},
  photos,
});

test('the largest face in pixels is shown, whoever else is in the photos', () => {
  const read = reading([
    { finding: 'face', faceBox: [0, 0, 0.5, 0.5] },
    { finding: 'face', faceBox: [0, 0, 0.3, 0.3] },
    { finding: 'face', faceBox: [0, 0, 1, 1], otherChild: true },
    { finding: 'no-face', faceBox: null },
  ]);
  const photos = [photo('small', 100, 100), photo('large'), photo('other'), photo('cat')];
  expect(portraitOf(read, photos)?.photo.path).toBe('large');
  expect(portraitOf(reading([{ finding: 'no-face', faceBox: null }]), photos)).toBeNull();
});

test('the cut is a square around the head', () => {
  const cut = cutOf({ photo: photo('a', 400, 800), box: [0.4, 0.5, 0.2, 0.125] }, 'hairColor');
  // A face of 80 by 100 pixels: 190 pixels of photo fill the window.
  expect(cut.width).toBeCloseTo(400 / 190);
  expect(cut.height).toBeCloseTo(800 / 190);
  expect(cut.left).toBeCloseTo(-(200 - 95) / 190);
  expect(cut.top).toBeCloseTo(-(440 - 95) / 190);
});

test('eyes are seen closer', () => {
  const portrait = { photo: photo('a'), box: [0.4, 0.4, 0.2, 0.2] as [number, number, number, number] };
  expect(cutOf(portrait, 'eyes').width).toBeGreaterThan(1.5 * cutOf(portrait, 'skin').width);
});

test('at the edge of a photo nothing but photo is shown', () => {
  const cut = cutOf({ photo: photo('a'), box: [0, 0, 0.4, 0.5] }, 'hairShape');
  expect([cut.left, cut.top].map((side) => side + 0)).toEqual([0, 0]);
  const all = cutOf({ photo: photo('a', 400, 300), box: [0.1, 0, 0.9, 1] }, 'skin');
  expect([all.height, all.top + 0]).toEqual([1, 0]);
  expect(all.left).toBeCloseTo(-70 / 300);
});

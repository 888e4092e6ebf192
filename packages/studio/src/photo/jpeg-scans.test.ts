import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { scansOf } from './jpeg-scans.ts';

const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0];
const segment = (marker: number, ...content: number[]): number[] => [
  0xff,
  marker,
  0,
  content.length + 2,
  ...content,
];
const jpeg = (...parts: number[][]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9, ...scan, ...scan]);

test('scans are counted, not what stands within them, in other segments or behind the end', () => {
  const stuffed = [0xff, 0, 0xda, 0xff, 0xd0, 1, 2];
  assert.equal(scansOf(jpeg(), 9), 0);
  assert.equal(scansOf(jpeg(segment(0xe1, ...scan), scan, stuffed, scan, stuffed), 9), 2);
  assert.equal(scansOf(jpeg([0xff, 0xff], scan, [7], scan), 9), 2);
  assert.equal(scansOf(jpeg(...Array.from({ length: 50 }, () => [...scan, 5, 6])), 9), 10);
  for (const broken of [[], [0xff], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0]])
    assert.equal(scansOf(Uint8Array.from(broken), 9), 0);
});

test('cameras and browsers write few', async () => {
  const picture = sharp({ create: { width: 90, height: 60, channels: 3, background: '#c04020' } });
  assert.equal(scansOf(await picture.clone().jpeg().toBuffer(), 40), 1);
  assert.equal(scansOf(await picture.clone().jpeg({ progressive: true }).toBuffer(), 40), 10);
});

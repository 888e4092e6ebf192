import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptFonts } from '@milestoon/stage';
import { createCanvas } from '@napi-rs/canvas';
import { registerFonts } from './fonts.ts';

const words = {
  'Film Vietnamese': 'ễữạ',
  'Film Cyrillic': 'Маша',
  'Film Greek': 'Ελένη',
  'Film Hebrew': 'נועה',
  'Film Arabic': 'ليلى',
  'Film Devanagari': 'मीरा',
  'Film Pictograms': '🎂❤️',
} as const;

/** How dark each pixel of a word is. */
function inkOf(text: string, families: string): number[] {
  const canvas = createCanvas(320, 80);
  const context = canvas.getContext('2d');
  context.font = `700 48px ${families}`;
  context.fillText(text, 10, 56);
  const { data } = context.getImageData(0, 0, 320, 80);
  return Array.from({ length: data.length / 4 }, (_, i) => data[i * 4 + 3] ?? 0);
}

registerFonts();

for (const { family } of scriptFonts)
  test(`${family} has letters of its own, not the boxes of missing ones`, () => {
    const word = words[family];
    const own = inkOf(word, `"${family}"`);
    assert.ok(own.some((alpha) => alpha > 200));
    assert.notDeepEqual(own, inkOf(word, '"Bangers"'));
  });

test('letters of an Arabic word join', () => {
  const context = createCanvas(8, 8).getContext('2d');
  context.font = '700 100px "Film Arabic"';
  const apart = [...'ليلى'].reduce((sum, letter) => sum + context.measureText(letter).width, 0);
  assert.ok(context.measureText('ليلى').width < apart * 0.8);
});

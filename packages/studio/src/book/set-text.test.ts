import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { registerFonts } from '../canvas/index.ts';
import { setText, type TextBox } from './set-text.ts';

registerFonts();

const box: TextBox = {
  x: 20,
  y: 0,
  width: 300,
  height: 200,
  typeface: { family: 'Fredoka', weight: 700 },
  size: 40,
  color: '#000000',
};

/** The lines that are set, with the size of their letters and how far they reach. */
function set(text: string, more: Partial<TextBox> = {}) {
  const context = createCanvas(400, 300).getContext('2d');
  const lines: { text: string; width: number; at: number; align: string }[] = [];
  context.fillText = (line, at) =>
    void lines.push({ text: line, width: context.measureText(line).width, at, align: context.textAlign });
  setText(context, text, { ...box, ...more });
  return { lines, size: Number(/([\d.]+)px/.exec(context.font)?.[1]) };
}

test('a word that is wider than its line is cut rather than set as small as can be', () => {
  const word = 'W'.repeat(60);
  const { lines, size } = set(word);
  assert.equal(size, box.size / 2);
  assert.equal(lines.map((line) => line.text).join(''), word);
  for (const { width } of lines) assert.ok(width <= box.width, String(width));
});

test('words that fit when they are smaller stay whole', () => {
  const { lines, size } = set('Donaudampfschifffahrt');
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['Donaudampfschifffahrt'],
  );
  assert.ok(size > box.size / 2 && size < box.size);
});

test('a cut word keeps letters and their marks together', () => {
  const { lines } = set('👨‍👩‍👧'.repeat(40), { width: 100 });
  for (const { text } of lines) assert.equal(text.replaceAll('👨‍👩‍👧', ''), '');
});

test('what stands at the end of its line ends there', () => {
  assert.deepEqual(
    set('7', { align: 'end' }).lines.map(({ at, align }) => [at, align]),
    [[320, 'right']],
  );
});

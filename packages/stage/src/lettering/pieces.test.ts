import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontOf } from './fonts.ts';
import { textWidth } from './measure.ts';
import { inVisualOrder, piecesOf } from './pieces.ts';

/** Without the invisible marks of direction. */
const pieces = (text: string): string[] => piecesOf(text).map((piece) => piece.replaceAll('\u200F', ''));
const order = (line: string): string => inVisualOrder(line.split(' '), (word) => word).join(' ');

test('Latin, Greek and Cyrillic are drawn letter by letter, with the marks of each letter', () => {
  assert.deepEqual(pieces('Zoé 2'), ['Z', 'o', 'é', ' ', '2']);
  assert.deepEqual(pieces('Ан'), ['А', 'н']);
  assert.deepEqual(pieces('👨‍👩‍👧 é'), ['👨‍👩‍👧', ' ', 'é']);
});

test('words whose letters join are drawn whole, from the right where they run to the left', () => {
  assert.deepEqual(pieces('دراجة ليلى'), ['ليلى', ' ', 'دراجة']);
  assert.deepEqual(pieces('नमस्ते मीरा'), ['नमस्ते', ' ', 'मीरा']);
  assert.deepEqual(pieces('של נועה!'), ['נועה!', ' ', 'של']);
});

test('a name in another direction keeps its own within the line', () => {
  assert.equal(order('Starring محمد أمين today'), 'Starring أمين محمد today');
  assert.equal(order('יום הולדת 5 של Mia Rose שמח'), 'שמח Mia Rose של 5 הולדת יום');
  assert.equal(order('One two 3!'), 'One two 3!');
});

test('a pictogram is as wide as one, of however many characters it is made', () => {
  const face = { family: 'Fredoka', weight: 700 } as const;
  for (const text of ['🎂', '❤️', '❤', '👨‍👩‍👧', '👍🏽', '🇵🇹', '1️⃣', '🏴‍☠️']) {
    assert.equal(textWidth(text, face, 100), 127, text);
    assert.ok(fontOf('Fredoka', 50, 700, text).includes('Film Pictograms'), text);
  }
  assert.equal(textWidth('1', face, 100) < 80, true);
  assert.doesNotMatch(fontOf('Fredoka', 50, 700, '© 1'), /Film/);
});

test('letters of every script have a width and a family', () => {
  const face = { family: 'Fredoka', weight: 700 } as const;
  for (const [text, family] of [
    ['Nguyễn', 'Film Vietnamese'],
    ['Маша', 'Film Cyrillic'],
    ['Ελένη', 'Film Greek'],
    ['נועה', 'Film Hebrew'],
    ['ليلى', 'Film Arabic'],
    ['मीरा', 'Film Devanagari'],
  ] as const) {
    assert.ok(fontOf('Fredoka', 50, 700, text).includes(family), text);
    const share = textWidth(text, face, 100) / [...text].length;
    assert.ok(share > 20 && share < 95, `${text}: ${share} a letter`);
  }
  assert.doesNotMatch(fontOf('Fredoka', 50, 700, 'Zoë'), /Film/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDrawable, isLatin, visibleLine, visibleText } from './writing.ts';

test('what the films have letters for can be shown, with marks, numbers and pictograms', () => {
  for (const text of ['Zoë & João, 3!', 'Nguyễn', 'Ελένη', 'Маша', 'ليلى', 'נועה', 'मीरा', '🎉 1.º', ''])
    assert.equal(isDrawable(text), true, text);
  for (const text of ['小明', 'さくら', '지우', 'ทราย', 'Mia 小明', 'თამარ'])
    assert.equal(isDrawable(text), false, text);
});

test('the voice reads Latin letters by itself', () => {
  for (const text of ['Zoë', 'Nguyễn', 'Łucja 2']) assert.equal(isLatin(text), true, text);
  for (const text of ['Ελένη', 'Маша', 'ليلى', 'Mia ליה']) assert.equal(isLatin(text), false, text);
});

test('what nobody can see is taken out of a line, and what a sign is made of stays', () => {
  for (const [text, seen] of [
    ['Grandma \u202Eana\u202C', 'Grandma ana'],
    ['\u2066Mia\u2069\u200F', 'Mia'],
    ['Mi\u200Ba\u0000 \t B.', 'Mia B.'],
    ['Mi\u200Da', 'Mia'],
    ['Mia \u{E0069}\u{E0067}\u{E006E}', 'Mia'],
    ['👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u202E\u200B', ''],
  ] as const)
    assert.equal(visibleLine(text), seen, JSON.stringify(text));
});

test('a text keeps its lines', () => {
  assert.equal(visibleText(' One.\r\n\u202ETwo.\n\nThree.\n'), 'One.\nTwo.\n\nThree.');
});

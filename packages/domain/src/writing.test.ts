import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDrawable, isLatin } from './writing.ts';

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

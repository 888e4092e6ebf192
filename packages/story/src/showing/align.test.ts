import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../telling/tell.ts';
import { alignMoments } from './align.ts';

const line = (text: string, source?: number): Line => ({
  speaker: 'narrator',
  text,
  part: source === undefined ? 'feeling' : 'told',
  ...(source === undefined ? {} : { source }),
});
const moment = (text: string, words: string): { told: [number, number] } => {
  const from = text.indexOf(words);
  assert.ok(from >= 0, words);
  return { told: [from, from + words.length] };
};

test('a moment is seen with the line that tells it, from its own words on', () => {
  const text =
    'I painted the shed. Then Nora knocked over the pot, and our dog walked through the blue puddle.';
  const lines = [
    line('What a day!'),
    line('Mom painted the shed.', 0),
    line('Then Nora knocked over the pot, and the dog walked through the blue puddle.', 1),
  ];
  const found = alignMoments(
    [
      moment(text, 'I painted the shed'),
      moment(text, 'Nora knocked over the pot'),
      moment(text, 'our dog walked through the blue puddle'),
    ],
    lines,
    text,
  );
  assert.deepEqual(
    found.map(({ line, word }) => [lines.indexOf(line), word]),
    [
      [1, 0],
      [2, 0],
      [2, 6],
    ],
  );
});

test('the order of the text holds where the same word comes twice', () => {
  const text = 'The ball rolled away. Ana cried. The ball came back.';
  const lines = [line('The ball rolled away.', 0), line('Ana cried.', 1), line('The ball came back.', 2)];
  const found = alignMoments(
    [moment(text, 'The ball rolled away'), moment(text, 'Ana cried'), moment(text, 'The ball came back')],
    lines,
    text,
  );
  assert.deepEqual(
    found.map(({ line }) => lines.indexOf(line)),
    [0, 1, 2],
  );
});

test('a story without a told line shows nothing', () => {
  assert.deepEqual(alignMoments([{ told: [0, 4] }], [line('Look!')], 'Look'), []);
});

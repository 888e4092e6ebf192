import assert from 'node:assert/strict';
import { it } from 'node:test';
import { webVtt } from './web-vtt.ts';

const words = (text: string, ...starts: number[]) =>
  text.split(' ').map((word, i) => ({ text: word, start: starts[i] ?? 0 }));

it('writes cues in order, escaped, without empty ones', () => {
  const file = webVtt([
    { start: 3661.5, end: 3662, words: words('later', 3661.5) },
    { start: 0, end: 1.25, words: [...words('Tom & <Jerry> -->'), { text: '"hi"\n\nagain ', start: 0 }] },
    { start: 2, end: 2, words: words('instant', 2) },
    { start: 3, end: 4, words: words(' ', 3) },
  ]);
  assert.equal(
    file,
    'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.250\nTom &amp; &lt;Jerry&gt; --&gt; "hi" again\n\n' +
      '2\n01:01:01.500 --> 01:01:02.000\nlater\n',
  );
});

it('says when each word is said, as far as players take it', () => {
  const file = webVtt([
    { start: 1, end: 3, words: words('At the very same last moment', 1.08, 1.5, 1.5, 1.4, 2.2504, 3) },
  ]);
  assert.ok(
    file.endsWith(
      '00:00:01.000 --> 00:00:03.000\n' +
        '<00:00:01.080>At <00:00:01.500>the very same <00:00:02.250>last moment\n',
    ),
    file,
  );
});

import { expect, test } from 'vitest';
import { type Cue, captionAt, cuesOf, pagesOf, readCue, textOf } from './cue.ts';

const cue = (startTime: number, endTime: number, text: string): Cue => readCue({ startTime, endTime, text });

test('the words of a cue come with their times and without markup', () => {
  expect(cue(1, 3, '<00:00:01.080>Tom &amp; <00:01.500>&lt;Jerry&gt;')).toEqual({
    start: 1,
    end: 3,
    words: [
      { text: 'Tom', start: 1.08 },
      { text: '&', start: 1.08 },
      { text: '<Jerry>', start: 1.5 },
    ],
  });
  expect(textOf([cue(0, 1, 'A&nbsp;cat &amp;lt; &quot;dog&quot;')])).toBe('A cat &lt; &quot;dog&quot;');
});

test('a film that is drawn here has the same captions', () => {
  const words = [{ text: 'Hurray!', from: 30, to: 42 }];
  expect(cuesOf({ captions: [{ from: 24, to: 48, words }] })).toEqual([
    { start: 1, end: 2, words: [{ text: 'Hurray!', start: 1.25 }] },
  ]);
});

test('the word that is said is known at every moment', () => {
  const cues = [cue(1, 3, '<00:00:01.200>One <00:00:02.000>two'), cue(4, 5, 'three')];
  const now = (seconds: number): number | undefined => captionAt(cues, seconds)?.now;
  expect([0.5, 1, 1.2, 2.5, 3, 4].map(now)).toEqual([undefined, -1, 0, 1, undefined, 0]);
});

test('where there is little room, a caption is read in equal parts, each in its own time', () => {
  const long = cue(
    0,
    8,
    'Today <00:00:01.000>Mia <00:00:02.000>rode <00:00:03.000>her <00:00:04.000>bicycle <00:00:05.000>alone',
  );
  const pages = pagesOf(long, 18);
  expect(pages.map((page) => textOf([page]))).toEqual(['Today Mia rode her', 'bicycle alone']);
  expect(pages.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [4, 8],
  ]);
  expect(pagesOf(long, 200)).toEqual([long]);
  const [word] = pagesOf(cue(0, 1, 'Donaudampfschifffahrt'), 5);
  expect(word?.words).toHaveLength(1);
});

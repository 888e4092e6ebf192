import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newNarration, newScreenplay } from '../testing/fixture.ts';
import { paceFilm } from './pacing.ts';

const secondsOf = (words: number, secondsAWord: number): number => {
  const screenplay = newScreenplay(words);
  return paceFilm(screenplay, newNarration(screenplay, secondsAWord)).frames / 24;
};

test('a short text gets longer pauses, a long one shorter ones', () => {
  const short = secondsOf(16, 0.4);
  assert.ok(short >= 35 && short <= 36, `${short} s`);
  assert.ok(secondsOf(40, 0.52) <= 75, `${secondsOf(40, 0.52)} s`);
});

test('the first words are heard before second 7, however short the text', () => {
  for (const words of [4, 12, 27, 40]) {
    const screenplay = newScreenplay(words);
    const [first] = paceFilm(screenplay, newNarration(screenplay, 0.4)).beats;
    assert.ok(first && first.speechFrom / 24 < 7, `${words} words a line`);
  }
});

test('beats follow each other without gap or overlap, and each is heard to its end', () => {
  const screenplay = newScreenplay(30);
  const narration = newNarration(screenplay);
  const pacing = paceFilm(screenplay, narration);
  let clock = pacing.titleFrames;
  for (const [index, beat] of pacing.beats.entries()) {
    assert.equal(beat.from, clock);
    assert.ok(beat.speechFrom > beat.from);
    assert.ok(beat.to >= beat.speechFrom + (narration.lines[index]?.duration ?? 0) * 24);
    clock = beat.to;
  }
  assert.equal(clock + pacing.endFrames, pacing.frames);
});

test('a scene opens on its first beat only', () => {
  const screenplay = newScreenplay();
  const { beats } = paceFilm(screenplay, newNarration(screenplay));
  assert.deepEqual(
    beats.map(({ opensScene }) => opensScene),
    [true, false, true],
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '@milestoon/cast';
import { type Box, framesPerSecond } from '@milestoon/drawing';
import { buildSet, stageToScreen, transitionFrames, uprightWidth } from '@milestoon/stage';
import { performanceOf } from '../acting/acting.ts';
import { directFilm } from '../direct.ts';
import type { Film } from '../film.ts';
import { newNarration, newScreenplay } from '../testing/fixture.ts';
import { heroBoxes } from './hero-shot.ts';
import { choosePosterFrame, drawPoster } from './poster.ts';
import { trailerFrame } from './trailer-frame.ts';
import { momentCamera, planTrailer } from './trailer-plan.ts';
import { planTrailerSound } from './trailer-sound.ts';

type Scenes = ReturnType<typeof newScreenplay>['scenes'];

/** A film in which only the beat `glad` shows a happy child; everywhere else the child is sad. */
function newFilm(glad: string, change: (scenes: Scenes) => void = () => {}): Film {
  const screenplay = newScreenplay();
  for (const beat of screenplay.scenes.flatMap((scene) => scene.beats)) {
    beat.shot = { size: 'medium', move: 'push' };
    for (const staging of beat.staging) staging.emotion = beat.id === glad ? 'happy' : 'sad';
  }
  change(screenplay.scenes);
  const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
  const photo = { asset: 'photo-0', width: 1200, height: 900, faceBox: null };
  return directFilm({
    screenplay,
    narration: newNarration(screenplay),
    characters: { hero },
    photos: [photo],
  });
}

const inside = (box: Box, [x, y, width, height]: Box): boolean =>
  box[0] >= x && box[1] >= y && box[0] + box[2] <= x + width && box[1] + box[3] <= y + height;

for (const glad of ['b1', 'b2', 'b3'])
  test(`the poster shows the child where it is glad: ${glad}`, () => {
    const film = newFilm(glad);
    const chosen = choosePosterFrame(film);
    assert.ok(chosen);
    const shot = film.shots.find(({ from, to }) => from <= chosen.frame && chosen.frame < to);
    assert.ok(shot?.kind === 'story');
    assert.equal(shot.beat, glad);
    assert.ok(!shot.transition || chosen.frame >= shot.from + transitionFrames('simple', shot.change));
    const [face] = chosen.faces;
    assert.ok(face && inside(face, [0, 0, 1920, 1080]) && face[3] > 150, JSON.stringify(face));
  });

test('no poster shows the child from behind, however glad', () => {
  const film = newFilm('b1', (scenes) => {
    for (const beat of scenes.flatMap((scene) => scene.beats))
      if (beat.id === 'b1') beat.staging = beat.staging.map((part) => ({ ...part, action: 'walk-away' }));
  });
  const chosen = choosePosterFrame(film);
  const shot = film.shots.find(({ from, to }) => chosen && from <= chosen.frame && chosen.frame < to);
  const [actor] = shot?.kind === 'story' ? shot.actors : [];
  assert.ok(chosen && shot?.kind === 'story' && actor);
  const { action, heading } = performanceOf(shot, actor, chosen.frame);
  // Looking back over the shoulder is a face.
  assert.notEqual(action, 'walk-away');
  assert.ok(Math.abs(heading?.head ?? 0) <= 80);
});

test('a poster has the title, but neither caption nor photo', () => {
  const film = newFilm('b1', ([scene]) => {
    for (const beat of scene?.beats ?? []) beat.photo = { image: 0, treatment: 'album' };
  });
  const list = JSON.stringify(drawPoster({ ...film, wordsInPicture: true }));
  for (const letter of 'Firstbkede') assert.ok(list.includes(`"text":"${letter}"`), letter);
  assert.ok(!list.includes('"text":"word'), 'no words of a caption');
  assert.ok(!list.includes('"asset":"photo-0"'));
});

test('a film without a glad face still has a poster; one without the child has none', () => {
  assert.ok(choosePosterFrame(newFilm('nowhere')));
  const alone = newFilm('b1', (scenes) => {
    for (const beat of scenes.flatMap((scene) => scene.beats)) beat.staging = [];
  });
  assert.equal(drawPoster(alone), null);
});

test('a trailer has ten seconds, most of them of the story, and ends on its card', () => {
  const film = newFilm('b2');
  const { moments, endFrom, frames } = planTrailer(film);
  assert.equal(frames, 10 * framesPerSecond);
  assert.equal(moments.length, 4);
  let clock = 0;
  for (const { at, frames: length, from, scene } of moments) {
    assert.equal(at, clock);
    assert.ok(from >= scene.shot.from && from + length <= scene.shot.to);
    clock += length;
  }
  assert.equal(clock, endFrom);
  assert.equal(moments[0]?.scene.shot.beat, 'b2', 'it opens on the glad face');
  assert.deepEqual(trailerFrame(structuredClone(film), 100), trailerFrame(film, 100));
  assert.ok(JSON.stringify(trailerFrame(film, frames - 1)).includes('"text":"S"'), 'Starring …');
  assert.throws(() => trailerFrame(film, frames), RangeError);
});

test('the upright camera keeps the face of the child in its picture, also on the way', () => {
  const film = newFilm('b1', ([first, second]) => {
    for (const beat of first?.beats ?? [])
      beat.staging = beat.staging.map((staging) => ({ ...staging, action: 'run', place: 0.8 }));
    for (const beat of second?.beats ?? [])
      beat.staging = beat.staging.map((staging) => ({ ...staging, place: -1, facing: 'left' }));
  });
  const seen: Box = [960 - uprightWidth / 2, 0, uprightWidth, 1080];
  for (const moment of planTrailer(film).moments)
    for (let n = moment.at; n < moment.at + moment.frames; n += 6) {
      const { shot } = moment.scene;
      const set = buildSet({ ...shot.set, style: film.style });
      const { face } = heroBoxes(film, moment.scene, moment.from + n - moment.at);
      const onScreen = stageToScreen(set, momentCamera(film, moment, n), face);
      assert.ok(inside(onScreen, seen), `frame ${n}: ${onScreen.map(Math.round).join()}`);
    }
});

test('a trailer has music from its first to its last moment, and nobody speaks', () => {
  const film = newFilm('b2');
  const { duration, speech, music, effects } = planTrailerSound(film);
  assert.equal(duration, 10);
  assert.deepEqual(speech, []);
  assert.deepEqual([music[0]?.start, music.at(-1)?.end], [0, 10]);
  assert.ok(effects.every(({ at }) => at >= 0 && at < duration));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { animationStyleKeys } from '@milestoon/domain';
import { faceZone } from '@milestoon/cast';
import { type Box, frameSize, intersect, opBounds } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import { buildSet, stageToScreen } from '@milestoon/stage';
import { actorAt, performanceOf } from '../acting/acting.ts';
import { isJumpCut } from './cuts.ts';
import type { Film, StoryShot } from '../film.ts';
import { newFilm } from '../testing/fixture.ts';
import { foregroundOps } from './foreground.ts';
import { cameraAt } from './camera-at.ts';
import { frame, frameKey } from '../frame.ts';

const stories = [
  'Mia ate an ice cream with Grandma at the beach. "I am happy," Mia told Grandma. Then they went home.',
  'Mia painted a dragon at the easel with her friend Leo. Then Leo told Mia a joke. Mia jumped up and down.',
  'Mia rode her bike in the park. Then Mia kicked the ball with Daddy, and Daddy told Mia a story.',
  'Mia had a birthday party with Grandpa. Mia blew out the candles. Grandpa told Mia she was big now.',
];

const films = stories.map((description, index): Film => {
  const style = animationStyleKeys[index] ?? 'simple';
  const screenplay = writeScreenplay({
    seed: 11,
    childName: 'Mia',
    childAge: 5,
    style,
    title: 'A big day',
    description,
    episodeNumber: 1,
    photos: 1,
  });
  return newFilm(screenplay);
});
const storyOf = (film: Film): StoryShot[] =>
  film.shots.filter((shot): shot is StoryShot => shot.kind === 'story');

function faceOf(film: Film, shot: StoryShot, n: number): Box {
  const actor = shot.actors[0];
  const character = actor && film.characters[actor.member];
  assert.ok(actor && character);
  const [x, y, width, height] = faceZone(character, performanceOf(shot, actor, n));
  const set = buildSet({ ...shot.set, style: film.style });
  return stageToScreen(set, cameraAt(shot, n), [actorAt(actor, n).x + x, actor.y + y, width, height]);
}

test('no cut in a film makes those who are seen jump, and no shot is longer than eight seconds', () => {
  for (const film of films) {
    const shots = storyOf(film);
    for (const [index, shot] of shots.entries()) {
      assert.ok(shot.to - shot.from <= 8 * 24, `${film.style} ${shot.from}`);
      const before = shots[index - 1];
      if (before) assert.ok(!isJumpCut(before, shot), `${film.style}: ${before.from} to ${shot.from}`);
    }
  }
});

test('a cut to the same people at about the same size is a jump; another size, shoulder or place is none', () => {
  const [shot] = storyOf(films[0] as Film).filter(({ photo, foreground }) => !photo && !foreground);
  assert.ok(shot);
  const after = { ...shot, transition: false };
  const zoom = shot.camera.to.zoom;
  const at = (by: number): StoryShot => {
    const camera = { ...shot.camera.to, zoom: zoom * by };
    return { ...after, camera: { from: camera, to: camera } };
  };
  assert.ok(isJumpCut(shot, at(1)));
  assert.ok(isJumpCut(shot, at(1.1)));
  assert.ok(!isJumpCut(shot, at(1.3)));
  assert.ok(!isJumpCut(shot, at(0.7)));
  const foreground = { member: 'mother', x: 0, y: 0, size: 1, facing: 'right' } as const;
  assert.ok(!isJumpCut(shot, { ...at(1), foreground }));
  assert.ok(!isJumpCut(shot, { ...at(1), transition: true }));
});

test('over a shoulder the face is seen, clear of the back of the head, in every style', () => {
  for (const film of films) {
    const shots = storyOf(film).filter(({ foreground }) => foreground);
    assert.ok(shots.length > 0, film.style);
    for (const shot of shots)
      for (const n of [shot.from, shot.to - 1]) {
        const { light } = buildSet({ ...shot.set, style: film.style });
        const [op] = foregroundOps(film, shot, n, light);
        assert.ok(op);
        const back = opBounds(op);
        assert.ok(back);
        const face = faceOf(film, shot, n);
        const [, , width, height] = intersect(back, face);
        assert.ok(
          width <= 0 || height <= 0,
          `${film.style} ${n}: ${back.map(Math.round)} ${face.map(Math.round)}`,
        );
        const [, , w, h] = intersect([0, 0, frameSize.width, frameSize.height], face);
        assert.ok(w > face[2] - 1 && h > face[3] - 1, `${film.style} ${n}: the face is cut`);
      }
  }
});

test('a close picture of a thing is short and has no cut eyes', () => {
  for (const film of films) {
    const inserts = storyOf(film).filter(({ camera }) => camera.from.zoom > 3);
    assert.ok(inserts.length >= 1 && inserts.length <= 2, `${film.style}: ${inserts.length}`);
    for (const shot of inserts) {
      const seconds = (shot.to - shot.from) / 24;
      assert.ok(seconds >= 1.2 - 1e-9 && seconds <= 2, `${seconds} s`);
      assert.equal(shot.photo, null);
      const [, y, , height] = faceOf(film, shot, Math.round((shot.from + shot.to) / 2));
      assert.ok(y + height * 0.55 <= 0 || y >= 0, `${film.style}: eyes at ${y}`);
    }
  }
});

test('only in an adventure the camera is flung round, at most twice, and every frame of that is painted', () => {
  const flung = films.map((film) => storyOf(film).filter(({ whip }) => whip));
  for (const [index, { style }] of films.entries())
    if (style !== 'adventure') assert.equal(flung[index]?.length, 0, style);
  const index = films.findIndex(({ style }) => style === 'adventure');
  const [film, shots] = [films[index], flung[index]];
  assert.ok(film && shots?.[0] && shots.length <= 2);
  const { from } = shots[0];
  assert.equal(new Set([0, 1, 2, 3].map((n) => frameKey(film, from + n))).size, 4);
  const [first] = frame(film, from);
  assert.ok(first?.kind === 'layer' && first.key.endsWith(`|${from - 1}`), 'begins with the shot before');
});

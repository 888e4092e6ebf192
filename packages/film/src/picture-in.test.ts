import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newHero } from '@milestoon/cast';
import { defaultLook } from '@milestoon/look';
import { pictureOf } from '@milestoon/things/pictures';
import { drawActors } from './acting/acting.ts';
import { directFilm } from './direct.ts';
import type { StoryShot } from './film.ts';
import { pictureIn } from './picture-in.ts';
import { drawProps } from './showing/draw-props.ts';
import type { Prop } from './showing/prop.ts';
import { newNarration, newScreenplay } from './testing/fixture.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

test('a film has the pictures that are its own, and none by a name that every object has', () => {
  const banana = pictureOf('banana');
  assert.ok(banana);
  assert.equal(pictureIn({ banana }, 'banana'), banana);
  for (const name of inherited) assert.equal(pictureIn({ banana }, name), undefined, name);
});

test('a film that was stored with such a name is drawn without what it names', () => {
  const screenplay = newScreenplay();
  const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
  const film = directFilm({
    screenplay,
    narration: newNarration(screenplay),
    characters: { hero },
    photos: [],
  });
  const shot = film.shots.find((candidate): candidate is StoryShot => candidate.kind === 'story');
  assert.ok(shot);
  const bare = drawActors(film, holding(shot), shot.from, shot.from);
  const nothing = drawn(film, shot, []);
  for (const picture of inherited) {
    assert.deepEqual(drawActors(film, holding(shot, { picture }), shot.from, shot.from), bare, picture);
    for (const how of ['ground', 'flying', 'worn', 'wall'] as const)
      assert.deepEqual(
        drawn(film, shot, [{ name: picture }], how),
        drawn(film, shot, [], how),
        `${picture} ${how}`,
      );
    assert.equal(nothing.includes(picture), false);
  }
});

function holding(shot: StoryShot, thing?: { picture: string }): StoryShot {
  const actors = shot.actors.map((actor) => ({
    ...actor,
    acting: actor.acting.map(({ thing: _own, ...acting }) => (thing ? { ...acting, thing } : acting)),
  }));
  return { ...shot, actors };
}

function drawn(
  film: Parameters<typeof drawProps>[0],
  shot: StoryShot,
  pictures: Prop['pictures'],
  how: Prop['how'] = 'ground',
): string {
  const prop: Prop = { how, pictures, players: [], x: 900, y: 900, size: 100, box: [850, 800, 100, 100] };
  const { behind, boards, over } = drawProps(film, { ...shot, props: [prop] }, shot.from, []);
  return JSON.stringify([behind, boards, over]);
}

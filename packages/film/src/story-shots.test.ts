import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ensembleOf, newHero } from '@milestoon/cast';
import { animationStyleKeys } from '@milestoon/domain';
import { defaultLook } from '@milestoon/look';
import { writeScreenplay } from '@milestoon/story';
import { pictureOf } from '@milestoon/things/pictures';
import { directFilm } from './direct.ts';
import type { StoryShot } from './film.ts';
import { newNarration } from './testing/fixture.ts';

const names = ['puddle', 'table', 'umbrella', 'window', 'soccer-ball', 'bread', 'toaster', 'glass-of-milk'];
const pictures = Object.fromEntries(
  names.flatMap((name) => {
    const picture = pictureOf(name);
    return picture ? [[name, picture] as const] : [];
  }),
);

it('shows what moves by itself, and not only the face of who sees it', () => {
  for (const style of animationStyleKeys) {
    const screenplay = writeScreenplay({
      seed: 1,
      childName: 'Mia',
      childAge: 6,
      style,
      title: 'Things',
      description:
        'Mia spilled her juice on the floor. Milk spilled all over the table. The red paint ran over the floor. ' +
        'The wind blew the umbrella away. The ball broke the window. The toast popped out of the toaster.',
      episodeNumber: 1,
      photos: 0,
    });
    const hero = newHero({ name: 'Mia', look: { ...defaultLook, age: 6 }, style, variant: 0, seed: 1 });
    const film = directFilm({
      screenplay,
      narration: newNarration(screenplay, 0.36),
      characters: ensembleOf(hero, screenplay.cast, 1),
      photos: [],
      pictures,
    });
    const told = film.shots.filter(
      (shot): shot is StoryShot => shot.kind === 'story' && shot.moment !== undefined,
    );
    const firsts = told.filter(
      (shot, at) => told.findIndex(({ beat, moment }) => beat === shot.beat && moment === shot.moment) === at,
    );
    assert.ok(firsts.length > 2);
    for (const { beat, focus, closeUp } of firsts)
      assert.ok(closeUp || focus !== 'close', `${style} ${beat}`);
  }
});

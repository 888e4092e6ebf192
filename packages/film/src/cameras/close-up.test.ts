import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beatsOf, screenplaySchema, writeScreenplay } from '@milestoon/story';
import { kindTexts, newRequest } from '@milestoon/story/testing';
import type { Film, StoryShot } from '../film.ts';
import { newFilm } from '../testing/fixture.ts';
import { frame } from '../frame.ts';
import { storyShots } from '../testing/measures.ts';

const filmOf = (description: string, seed = 7): Film =>
  newFilm(writeScreenplay(newRequest({ description, seed, photos: 1 })));
const pictures = (film: Film): StoryShot[] => storyShots(film).filter(({ closeUp }) => closeUp);

test('a thing is seen while its word is spoken, for 1.2 to 2.5 seconds', () => {
  const film = filmOf(
    'Mia got a medal at the race. Everybody in the family was there. She gave Grandma a flower.',
  );
  const shown = pictures(film).filter(({ closeUp }) => closeUp?.kind === 'thing');
  assert.deepEqual(
    shown.map(({ closeUp }) => closeUp?.name),
    ['medal', 'flower'],
  );
  for (const { from, to, closeUp } of shown) {
    const seconds = (to - from) / 24;
    assert.ok(seconds >= 1.2 && seconds <= 2.5, `${closeUp?.name}: ${seconds} s`);
    const word = film.captions
      .flatMap(({ words }) => words)
      .find(({ text }) => text.startsWith(`${closeUp?.name}`));
    assert.ok(word && word.from >= from - 1 && word.from < to, `${closeUp?.name} is said at ${word?.from}`);
  }
});

test('nearly every film that names a thing has a picture of it, and no film one that it does not name', () => {
  let [naming, showing] = [0, 0];
  for (const texts of Object.values(kindTexts))
    for (const [title, description] of texts) {
      const screenplay = writeScreenplay(newRequest({ title, description, photos: 1 }));
      const film = newFilm(screenplay);
      const shown = pictures(film).flatMap(({ closeUp }) =>
        closeUp?.kind === 'thing' ? [closeUp.name] : [],
      );
      const told = beatsOf(screenplay).flatMap(({ meaning, source }) =>
        source === undefined ? [] : (meaning?.thing?.name ?? []),
      );
      for (const name of shown) assert.ok(told.includes(name), `${name} in: ${description}`);
      if (told.length === 0) continue;
      naming += 1;
      if (shown.length > 0 || storyShots(film).some(({ camera }) => camera.from.zoom > 3)) showing += 1;
    }
  assert.ok(naming >= 20);
  // A single sentence with two deeds shows both before it looks at a thing.
  assert.ok(showing / naming >= 0.85, `${showing} of ${naming}`);
});

test('a joke of an earlier release is seen, and it happens somewhere else', () => {
  const written = writeScreenplay(
    newRequest({ description: 'Mia drew a red cat in the garden. Then she showed it to the postman.' }),
  );
  const [scene] = written.scenes;
  assert.ok(scene);
  const lines = [
    'My teddy is listening too. He has just fallen off his chair.',
    'Thump! That was my teddy again.',
    'And my teddy? He is clapping so hard that he fell off his chair.',
  ];
  const beats = lines.map((text, i) => ({
    id: `joke-${i}`,
    speaker: 'narrator' as const,
    text,
    shot: { size: 'medium' as const, move: 'push' as const },
    staging: scene.beats[0]?.staging ?? [],
  }));
  const jokes = pictures(
    newFilm(
      screenplaySchema.parse({ ...written, scenes: [{ ...scene, beats: [...beats, ...scene.beats] }] }),
    ),
  ).flatMap(({ closeUp, actors }) => (closeUp?.kind === 'listener' ? [{ closeUp, actors }] : []));
  assert.deepEqual(
    jokes.map(({ closeUp }) => [closeUp.name, closeUp.moment]),
    [
      ['teddy', 'begins'],
      ['teddy', 'again'],
      ['teddy', 'ends'],
    ],
  );
  assert.ok(jokes.every(({ actors }) => actors.length === 0));
});

test('after something funny it is seen who takes it in: a straight face first, 0.8 to 1.5 seconds', () => {
  const film = filmOf(
    'Our dog Rex ran into the garden. Mia put her trousers on backwards and Grandma laughed. Then they played with the ball and Rex took it away.',
  );
  const takes = storyShots(film).filter(
    ({ actors: [only, second] }) => only && !second && only.acting[0]?.gaze?.[1] === 0.04,
  );
  assert.ok(takes.length > 0);
  for (const shot of takes) {
    const [straight, payoff] = shot.actors[0]?.acting ?? [];
    assert.ok(straight && payoff);
    assert.ok(payoff.from - straight.from >= 8);
    const seconds = (shot.to - shot.from) / 24;
    assert.ok(seconds >= 0.8 && seconds <= 1.5, `${seconds} s`);
  }
});

test('every frame of a picture of a thing can be drawn, alone or mixed with the shot before', () => {
  const film = filmOf('Mia got a medal at the race.');
  const [shot] = pictures(film);
  assert.ok(shot);
  for (const n of [shot.from, shot.from + 5, shot.to - 1]) assert.ok(frame(film, n).length > 3);
});

test('a thing whose colour is told is not shown in another', () => {
  const named = (description: string) =>
    pictures(filmOf(description)).flatMap(({ closeUp }) => (closeUp?.kind === 'thing' ? [closeUp.name] : []));
  assert.deepEqual(named('Mia got her glasses at last. She looked at everything.'), ['glasses']);
  assert.deepEqual(named('Mia got her glasses at last, bright red ones. She looked at everything.'), []);
});

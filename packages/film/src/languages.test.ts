import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLook } from '@milestoon/look';
import { newHero } from '@milestoon/cast';
import type { DrawOp } from '@milestoon/drawing';
import { trailerFrame } from './highlights/trailer-frame.ts';
import { planTrailer } from './highlights/trailer-plan.ts';
import { type Screenplay, screenplaySchema, writeScreenplay } from '@milestoon/story';
import { newRequest } from '@milestoon/story/testing';
import { directFilm } from './direct.ts';
import { type Film, filmSchema } from './film.ts';
import { newFilm as toldFilm, newNarration, newScreenplay } from './testing/fixture.ts';
import { frame } from './frame.ts';

function newFilm(language: Film['language'], toldBy: readonly string[] = []): Film {
  const screenplay: Screenplay = { ...newScreenplay(), language };
  const hero = newHero({ name: 'Mia', look: defaultLook, style: 'simple', variant: 0, seed: 1 });
  return directFilm({
    screenplay,
    narration: newNarration(screenplay),
    characters: { hero },
    photos: [],
    toldBy,
  });
}

/** All that is lettered in a picture, without its spaces. */
const lettered = (ops: readonly DrawOp[]): string =>
  ops.map((op) => (op.kind === 'text' ? op.text : 'ops' in op ? lettered(op.ops) : '')).join('');

const cards = [
  ['en', 'Episode03', 'StarringMia', 'TheEnd'],
  ['pt', 'Episódio03', 'ComMia', 'Fim'],
  ['es', 'Episodio03', 'ConMia', 'Fin'],
  // Told as it stands, framed in English.
  ['other', 'Episode03', 'StarringMia', 'TheEnd'],
] as const;

for (const [language, episode, starring, theEnd] of cards)
  test(`cards and trailer are lettered in the language of the film: ${language}`, () => {
    const film = filmSchema.parse(newFilm(language));
    const [title, end] = [frame(film, 70), frame(film, film.frames - 1)].map(lettered);
    for (const words of [episode, starring]) assert.ok(title?.includes(words), `${words} in ${title}`);
    for (const words of [theEnd, starring]) assert.ok(end?.includes(words), `${words} in ${end}`);
    const { frames, moments } = planTrailer(film);
    const opening = lettered(trailerFrame(film, (moments[0]?.frames ?? 1) - 1));
    assert.ok(opening.includes(episode), `${episode} in ${opening}`);
    const closing = lettered(trailerFrame(film, frames - 1));
    assert.ok(closing.includes(starring), `${starring} in ${closing}`);
  });

test('the last card names everybody who told it, eight too', () => {
  const tellers = ['Mum', 'Dad', 'Grandma Ana', 'Grandpa José', 'Lucas', 'Sofia', 'Uncle Tom', 'Aunt Bea'];
  for (const language of ['en', 'pt', 'es'] as const) {
    const film = filmSchema.parse(newFilm(language, tellers));
    const end = lettered(frame(film, film.frames - 1));
    for (const name of tellers) assert.ok(end.includes(name.replace(' ', '')), `${name} in ${end}`);
  }
});

const told = {
  pt: {
    title: 'O dente da Mia',
    description: 'O dente da Mia caiu ao comer uma maçã com a avó. A Mia riu e todos bateram palmas.',
    says: ['Episódio01', 'OdentedaMia', 'ComMia', 'Fim'],
  },
  es: {
    title: 'El diente de Mia',
    description: 'A Mia se le cayó un diente con la abuela. Mia se rió mucho y todos aplaudieron.',
    says: ['Episodio01', 'EldientedeMia', 'ConMia', 'Fin'],
  },
} as const;

for (const [language, { says, ...story }] of Object.entries(told))
  test(`no card of a film told in ${language} says a word of another language`, () => {
    const film = toldFilm(writeScreenplay(newRequest(story)));
    const cards = film.shots.filter(({ kind }) => kind !== 'story');
    const lines = cards.map(({ from, to }) => lettered(frame(film, Math.min(to - 1, from + 70))));
    assert.equal(lines.length, 2);
    assert.ok(says.every((line) => lines.join('').includes(line)));
    // Letters are drawn several times, for shadow and outline.
    const rest = says.reduce((left, line) => left.replaceAll(line, ''), lines.join(''));
    assert.equal(rest, '');
  });

test('a screenplay knows what it was written in; one of an earlier release is told by its lines', () => {
  const portuguese = writeScreenplay(
    newRequest({ title: 'O dente', description: 'O dente da Mia caiu ao comer uma maçã com a avó.' }),
  );
  assert.equal(portuguese.language, 'pt');
  const { language: _, ...earlier } = portuguese;
  assert.equal(screenplaySchema.parse(earlier).language, 'pt');
  const { language: __, ...film } = newFilm('pt');
  assert.equal(filmSchema.parse(film).language, 'en', 'the cards of an earlier film were English');
});

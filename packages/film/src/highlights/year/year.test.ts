import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnimationStyle } from '@milestoon/domain';
import { framesPerSecond } from '@milestoon/drawing';
import { writeScreenplay } from '@milestoon/story';
import type { Film } from '../../film.ts';
import { newFilm } from '../../testing/index.ts';
import { bestMoments } from './best-moments.ts';
import { framesEach, planYear, type YearEpisode } from './plan-year.ts';
import { sentencesOf } from './sentences.ts';
import { drawYearPoster, yearFrame } from './year-frame.ts';
import { yearFilmSchema } from './year-film.ts';

const told =
  'Mia rode her bike in the park without training wheels. Daddy let go and ran beside her. She wobbled, then she did it all by herself, and rang the bell the whole way home.';

const filmOf = (description = told, style: AnimationStyle = 'simple', title = 'First bike ride'): Film =>
  newFilm(
    writeScreenplay({
      childName: 'Mia',
      childAge: 5,
      episodeNumber: 1,
      photos: 0,
      title,
      style,
      seed: 3,
      description,
    }),
  );
const episodeOf = (film: Film, month = 'May'): YearEpisode => ({
  film,
  month,
  photos: [],
  isHeard: () => true,
});
/** What is lettered in a picture, glyph by glyph. */
const lettersOf = (picture: unknown): string =>
  [...JSON.stringify(picture).matchAll(/"text":"([^"]+)"/g)].map(([, text]) => text).join('');
const textOf = (words: readonly { text: string }[]): string => words.map(({ text }) => text).join(' ');

test('a sentence that is told in several lines is one, and every word belongs to one', () => {
  const film = filmOf();
  const sentences = sentencesOf(film);
  for (const { lines } of sentences) assert.match(lines.at(-1)?.words.at(-1)?.text ?? '', /[.!?]$/);
  const all = sentences.flatMap(({ lines }) => lines.flatMap(({ words }) => words));
  assert.equal(textOf(all), textOf(film.captions.flatMap(({ words }) => words)));
  assert.ok(
    sentences.some(({ lines }) => lines.length > 1),
    'a long sentence has two lines',
  );
});

test('the best moments are whole sentences of the family, no storyteller’s last line', () => {
  const film = filmOf();
  const story = film.shots.filter((shot) => shot.kind === 'story');
  const closing = story.at(-1)?.beat;
  const moments = bestMoments(film, framesEach(5));
  assert.ok(moments.length > 0);
  const whole = sentencesOf(film).map(({ lines }) => textOf(lines.flatMap(({ words }) => words)));
  let frames = 0;
  for (const { from, to, said } of moments) {
    frames += to - from;
    let text = textOf(said.flatMap(({ words }) => words));
    assert.ok(said.length > 0 && said.every(({ beat }) => beat !== closing));
    for (const sentence of whole) if (text.startsWith(sentence)) text = text.slice(sentence.length).trim();
    assert.equal(text, '', 'nothing but whole sentences');
    const [first, last] = [said[0], said.at(-1)];
    assert.ok(first && last && from <= first.from && to >= last.to);
  }
  assert.ok(frames <= framesEach(5));
});

/** The first sentence is told beside it: without it the beginning could not be chosen at all. */
const photos = ['photo-0'];
const storyShots = ({ shots }: Film) => shots.filter((shot) => shot.kind === 'story');

test('it is not the first seconds: where the child laughs is chosen, wherever that is', () => {
  const film = filmOf(
    'Mia fed the ducks. Mia threw a ball. Mia rang the bell of her bike. Mia drew a house.',
  );
  const beats = sentencesOf(film).map(({ lines }) => lines[0]?.beat ?? '');
  for (const beat of beats.slice(0, 4)) {
    const laughing = structuredClone(film);
    for (const shot of storyShots(laughing))
      for (const acting of shot.actors.flatMap((actor) => actor.acting))
        acting.emotion = shot.beat === beat ? 'laughing' : 'sad';
    const [best] = bestMoments(laughing, 110, { photos });
    assert.deepEqual(
      best?.said.map((line) => line.beat),
      [beat],
    );
  }
});

test('a moment counts less as the opening than the same one later', () => {
  const film = filmOf('Mia fed the ducks. Mia threw a ball.');
  const [opening] = storyShots(film);
  assert.ok(opening);
  const later = structuredClone(film);
  const earlier = { ...opening, beat: 'earlier', to: opening.from + 1 };
  later.shots.splice(film.shots.indexOf(opening), 1, earlier, { ...opening, from: opening.from + 1 });
  const scoreIn = (one: Film): number | undefined =>
    bestMoments(one, 110, { photos, isHeard: (beat) => beat === opening.beat })[0]?.score;
  assert.ok((scoreIn(later) ?? 0) > (scoreIn(film) ?? Infinity) + 0.1);
});

test('what cannot be heard is shown without a word, and lines that can be heard come first', () => {
  const film = filmOf();
  const [silent] = bestMoments(film, 200, { isHeard: () => false });
  assert.deepEqual(silent?.said, []);
  const beats = [...new Set(film.sound.speech.map(({ beat }) => beat))];
  const only = beats[1] ?? '';
  const heard = bestMoments(film, 260, { isHeard: (beat) => beat === only });
  assert.deepEqual([...new Set(heard.flatMap(({ said }) => said.map(({ beat }) => beat)))], [only]);
});

test('a year has its cards, every film once, words where their sound is, and one tune', () => {
  const styles = ['simple', 'anime', 'adventure', 'fantasy'] as const;
  const films = styles.map((style) => filmOf(told, style, `A day in ${style}`));
  const year = planYear({ year: 2026, episodes: films.map((film) => episodeOf(film)) });
  assert.ok(year);
  assert.deepEqual(yearFilmSchema.parse(JSON.parse(JSON.stringify(year))), JSON.parse(JSON.stringify(year)));
  assert.equal(year.style, 'fantasy', 'the cards are in the style of the last');
  assert.deepEqual(
    year.moments.filter(({ isTitled }) => isTitled).map(({ part }) => part),
    [0, 1, 2, 3],
  );
  let clock = year.titleFrames;
  for (const { at, frames } of year.moments) {
    assert.equal(at, clock);
    clock += frames;
  }
  assert.equal(clock, year.endFrom);
  assert.equal(new Set(year.sound.speech.map(({ beat }) => beat)).size, year.sound.speech.length);
  for (const { start } of year.sound.speech)
    assert.ok(
      year.captions.some(({ words }) => Math.abs((words[0]?.from ?? 0) / framesPerSecond - start) < 0.06),
      `${start}`,
    );
  year.captions.forEach(({ from, to }, i) => {
    assert.ok(from < to && to <= (year.captions[i + 1]?.from ?? year.endFrom), `caption ${i}`);
  });
  assert.deepEqual(
    [year.sound.music[0]?.start, year.sound.music.at(-1)?.end],
    [0, year.frames / framesPerSecond],
  );
});

test('every frame can be drawn, by itself and always alike; its words are those of its language', () => {
  const episodes = [filmOf(told, 'simple'), filmOf(told, 'anime'), filmOf(told, 'fantasy')];
  const year = planYear({ year: 2026, episodes: episodes.map((film) => episodeOf(film, 'March')) });
  assert.ok(year);
  const copy = structuredClone(year);
  for (const n of [0, year.titleFrames, ...year.moments.map(({ at }) => at + 40), year.frames - 1])
    assert.deepEqual(yearFrame(copy, n), yearFrame(year, n));
  const letters = (n: number): string => lettersOf(yearFrame(year, n));
  assert.match(letters(90), /2026/);
  assert.match(letters((year.moments[0]?.at ?? 0) + 40), /March/);
  assert.match(letters(year.frames - 1), /More|Mre/);
  assert.throws(() => yearFrame(year, year.frames), RangeError);
  assert.match(JSON.stringify(drawYearPoster(year)), /"text":"6"/);
});

test('the title of an episode goes with the first cut that is not too early', () => {
  const film = filmOf('Mia went to the lake with Grandpa. Mia fed the ducks. Mia threw a ball.');
  const year = planYear({ year: 2026, episodes: [episodeOf(film, 'March')] });
  const [moment] = year?.moments ?? [];
  assert.ok(year && moment);
  const lettered = (into: number): boolean => lettersOf(yearFrame(year, moment.at + into)).includes('March');
  const own = year.parts[0]?.film;
  const cut = 70;
  const [first] = storyShots(own ?? film).filter(({ to }) => to > moment.first);
  assert.ok(own && first);
  own.shots = [
    { ...first, to: moment.from + cut },
    { ...first, from: moment.from + cut, to: moment.from + moment.frames + 1, transition: false },
  ];
  assert.deepEqual([lettered(cut - 20), lettered(cut)], [true, false]);
  own.shots = [{ ...first, to: moment.from + moment.frames + 1 }];
  assert.ok(lettered(cut));
});

test('many films share two and a half minutes', () => {
  const film = filmOf();
  const year = planYear({ year: 2026, episodes: Array.from({ length: 24 }, () => episodeOf(film)) });
  assert.ok(year && year.frames <= 150 * framesPerSecond, `${(year?.frames ?? 0) / framesPerSecond} s`);
  assert.equal(year.parts.length, 24);
  assert.equal(planYear({ year: 2026, episodes: [] }), undefined);
});

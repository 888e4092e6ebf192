import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { beatsOf, type Screenplay } from '../screenplay.ts';
import { kindTexts } from '../testing/kind-texts.ts';
import { newRequest } from '../testing/new-request.ts';
import { countWords } from '../text/words.ts';
import { writeScreenplay } from '../write-screenplay.ts';
import { rememberEpisode } from './remember.ts';
import type { EpisodeMemory } from './season-memory.ts';

const remembered = (films: readonly Screenplay[]): EpisodeMemory[] =>
  films.map(rememberEpisode).filter((memory) => memory !== null);

/** Twelve episodes of one child, each knowing those before it. */
const season: Screenplay[] = [];
for (const [index, texts] of Object.values(kindTexts).slice(0, 12).entries()) {
  const [title] = texts[index % 3] ?? [''];
  // Two of a kind are long enough for a word of the episode before.
  const description = [texts[index % 3], texts[(index + 1) % 3]].map((text) => text?.[1]).join(' ');
  const earlier = remembered(season);
  season.push(writeScreenplay(newRequest({ title, description, episodeNumber: index + 1, earlier })));
}
const [first, second] = season;
const finale = season.at(-1);
const wordsOf = (film: Screenplay): number =>
  beatsOf(film).reduce((sum, beat) => sum + countWords(beat.text), 0);
const montages = (film: Screenplay) => beatsOf(film).filter(({ memories }) => memories);

describe('a season', () => {
  it('remembers the episode before, behind the story, wherever a long enough story leaves room', () => {
    assert.ok(first && second);
    assert.deepEqual(montages(first), []);
    let recalled = 0;
    for (const [index, film] of season.slice(1, -1).entries()) {
      const before = season[index];
      const [recap] = montages(film);
      assert.ok(before);
      if (!recap?.memories) continue;
      recalled += 1;
      const ids = film.scenes.map(({ id }) => id);
      assert.ok(ids.indexOf('recap') >= ids.length - 2, ids.join());
      assert.ok(recap.text.includes(before.title.replace(/[.!?]+$/, '')), recap.text);
      assert.ok(recap.memories.length <= 2);
      for (const memory of recap.memories) {
        assert.equal(memory.title, before.title);
        const lived = before.scenes.some(
          (scene) =>
            scene.set === memory.set &&
            scene.beats.some((beat) => beat.staging.some(({ action }) => action === memory.action)),
        );
        assert.ok(lived, `${memory.action} in ${memory.set} was not in ${before.title}`);
      }
    }
    assert.ok(recalled >= 1, `${recalled}`);
  });

  it('says none of its own lines twice, and ends no two films alike, in every language', () => {
    const texts = {
      en: 'Mia built a tower of blocks with Grandpa, and it fell on his foot. Then they ate a pear together in the kitchen.',
      pt: 'A Mia fez uma torre com o avô, e a torre caiu em cima do pé dele. Depois comeram uma pera juntos na cozinha.',
      es: 'Mia hizo una torre con el abuelo, y la torre se cayó encima de su pie. Después comieron una pera en la cocina.',
    };
    for (const description of Object.values(texts)) {
      const films: Screenplay[] = [];
      for (let episodeNumber = 1; episodeNumber <= 12; episodeNumber += 1)
        films.push(
          writeScreenplay(
            newRequest({
              // One title for all, so that a line about the episode before differs by its own words.
              title: 'Tower',
              // Long enough for a word of the episode before.
              description: `${description} ${description}`,
              episodeNumber,
              earlier: remembered(films),
            }),
          ),
        );
      const own = films.flatMap((film) =>
        beatsOf(film).flatMap(({ source, text }) => (source === undefined ? [text] : [])),
      );
      const recaps = films.flatMap((film) => montages(film)).slice(0, -1);
      assert.equal(recaps.length, 10);
      assert.ok(own.length >= 22, `${own.length}`);
      assert.equal(new Set(own).size, own.length, own.join('\n'));
    }
  });

  it('looks back in its last episode, with moments of many episodes, and says goodbye', () => {
    assert.ok(finale);
    const [lookBack, ...others] = montages(finale);
    assert.deepEqual(others, []);
    assert.ok(lookBack?.memories);
    const shown = lookBack.memories.map(({ episodeNumber }) => episodeNumber);
    assert.deepEqual([shown[0], shown.at(-1)], [1, 11]);
    assert.equal(finale.scenes.at(-2)?.id, 'look-back');
    assert.match(beatsOf(finale).at(-1)?.text ?? '', /season/);
  });

  it('leaves three of four words to the parent in every episode but the last', () => {
    for (const film of season.slice(0, -1)) {
      const own = beatsOf(film)
        .filter(({ source }) => source === undefined)
        .reduce((sum, { text }) => sum + countWords(text), 0);
      assert.ok(own <= wordsOf(film) / 4, `${own} of ${wordsOf(film)} words`);
    }
  });

  it('remembers in a second season too, and ends that one', () => {
    const earlier = remembered(season);
    const description =
      'Mia built a very tall tower of blocks with Grandpa, and it fell on his foot. '.repeat(2);
    const thirteenth = writeScreenplay(newRequest({ description, episodeNumber: 13, earlier }));
    assert.equal(montages(thirteenth)[0]?.memories?.[0]?.episodeNumber, 12);
    const later = earlier.map((memory) => ({ ...memory, episodeNumber: memory.episodeNumber + 12 }));
    const second12 = writeScreenplay(newRequest({ episodeNumber: 24, earlier: later }));
    assert.equal(second12.scenes.at(-2)?.id, 'look-back');
  });

  it('does not bring up a sorrow again, nor recap before one', () => {
    const sorrow = newRequest({
      description: 'Our cat Luna died on Tuesday. Mia cried. We miss Luna so much.',
      episodeNumber: 2,
      earlier: remembered(season.slice(0, 1)),
    });
    const film = writeScreenplay(sorrow);
    assert.deepEqual(montages(film), []);
    assert.equal(rememberEpisode(film), null);
  });

  it('names no episode that was told in another language', () => {
    const description = Object.values(kindTexts)[0]
      ?.slice(0, 3)
      .map((text) => text[1])
      .join(' ');
    const told = (memory: Pick<EpisodeMemory, 'title' | 'language'>): number => {
      const moments: EpisodeMemory['moments'] = [
        { set: 'beach', time: 'day', weather: 'clear', action: 'jump', emotion: 'happy' },
      ];
      const earlier = [{ episodeNumber: 1, moments, ...memory }];
      return montages(writeScreenplay(newRequest({ description, episodeNumber: 2, earlier }))).length;
    };
    assert.equal(told({ title: 'The first day at the beach', language: 'en' }), 1);
    assert.equal(told({ title: 'The first day at the beach' }), 1);
    assert.equal(told({ title: 'O primeiro dia de praia', language: 'pt' }), 0);
    assert.equal(told({ title: 'Benfica', language: 'pt' }), 0);
    assert.equal(told({ title: 'O primeiro dia de praia' }), 0);
  });

  it('leaves out a title that cannot be said in one breath', () => {
    const memory: EpisodeMemory = {
      episodeNumber: 1,
      title: 'The day on which we all went to the lake and came back very late indeed',
      moments: [{ set: 'beach', time: 'day', weather: 'clear', action: 'jump', emotion: 'happy' }],
    };
    const film = writeScreenplay(newRequest({ episodeNumber: 2, earlier: [memory] }));
    assert.deepEqual(montages(film), []);
  });
});

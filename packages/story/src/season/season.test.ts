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
  const [title, description] = texts[index % 3] ?? ['', ''];
  const earlier = remembered(season);
  season.push(writeScreenplay(newRequest({ title, description, episodeNumber: index + 1, earlier })));
}
const [first, second] = season;
const finale = season.at(-1);
const wordsOf = (film: Screenplay): number =>
  beatsOf(film).reduce((sum, beat) => sum + countWords(beat.text), 0);
const montages = (film: Screenplay) => beatsOf(film).filter(({ memories }) => memories);

describe('a season', () => {
  it('opens every episode from the second on with pictures and the title of the one before', () => {
    assert.ok(first && second);
    assert.deepEqual(montages(first), []);
    for (const [index, film] of season.slice(1, -1).entries()) {
      const before = season[index];
      const recap = film.scenes[0]?.beats[0];
      assert.ok(before && recap?.memories);
      assert.equal(film.scenes[0]?.id, 'recap');
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
      assert.equal(montages(film).length, 1);
    }
  });

  it('ends every episode with an open question', () => {
    for (const film of season.slice(0, -1))
      assert.match(beatsOf(film).at(-1)?.text ?? '', /next|story|tomorrow/i);
  });

  it('looks back in its last episode, with moments of many episodes, and says goodbye', () => {
    assert.ok(finale);
    const [lookBack, ...others] = montages(finale);
    assert.deepEqual(others, []);
    assert.ok(lookBack?.memories);
    const shown = lookBack.memories.map(({ episodeNumber }) => episodeNumber);
    assert.deepEqual([new Set(shown).size, shown[0], shown.at(-1)], [6, 1, 11]);
    assert.equal(finale.scenes.at(-2)?.id, 'look-back');
    assert.match(beatsOf(finale).at(-1)?.text ?? '', /season|next one/);
  });

  it('keeps every episode within its words', () => {
    for (const film of season)
      assert.ok(wordsOf(film) >= 88 && wordsOf(film) <= 134, `${wordsOf(film)} words`);
  });

  it('begins a second season with a recap again, and ends that one too', () => {
    const earlier = remembered(season);
    const thirteenth = writeScreenplay(newRequest({ episodeNumber: 13, earlier }));
    assert.equal(thirteenth.scenes[0]?.beats[0]?.memories?.[0]?.episodeNumber, 12);
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

  it('leaves out a title that cannot be said in one breath', () => {
    const memory: EpisodeMemory = {
      episodeNumber: 1,
      title: 'The day on which we all went to the lake and came back very late indeed',
      moments: [{ set: 'beach', time: 'day', weather: 'clear', action: 'jump', emotion: 'happy' }],
    };
    const film = writeScreenplay(newRequest({ episodeNumber: 2, earlier: [memory] }));
    assert.deepEqual(montages(film), []);
  });

  it('leaves a long story its words: no recap, and a short look back', () => {
    const description = 'Mia ran up the hill, saw a fox, and told Mom of it. '.repeat(12).slice(0, 500);
    const earlier = remembered(season.slice(0, -1));
    for (const [episodeNumber, pictures] of [
      [11, 0],
      [12, 3],
    ] as const) {
      const film = writeScreenplay(newRequest({ description, episodeNumber, earlier }));
      assert.equal(montages(film)[0]?.memories?.length ?? 0, pictures);
      assert.ok(wordsOf(film) <= 165, `${wordsOf(film)} words`);
    }
  });
});

import { defaultLook } from '@milestoon/look';
import { ensembleOf, newHero } from '@milestoon/cast';
import type { Narration } from '../narration.ts';
import type { Screenplay } from '@milestoon/story/screenplay';
import { directFilm } from '../direct.ts';
import { evenNarration } from '../even-narration.ts';
import type { Film } from '../film.ts';

/** A small screenplay for tests: two scenes, `words` words a beat. */
export function newScreenplay(words = 14): Screenplay {
  const text = Array.from({ length: words }, (_, i) => `word${i}`).join(' ');
  const beat = (id: string, speaker: 'narrator' | 'hero'): Screenplay['scenes'][number]['beats'][number] => ({
    id,
    speaker,
    text,
    shot: { size: 'wide', move: 'hold' },
    staging: [{ member: 'hero', action: 'stand', emotion: 'happy', place: 0, facing: 'right' }],
  });
  return {
    version: 1,
    seed: 7,
    title: 'First bike ride',
    episodeNumber: 3,
    childName: 'Mia',
    language: 'en',
    style: 'simple',
    milestone: 'bike',
    cast: [{ id: 'hero', role: 'hero', name: 'Mia' }],
    scenes: [
      {
        id: 's1',
        set: 'park',
        time: 'day',
        weather: 'clear',
        mood: 'cheerful',
        beats: [beat('b1', 'narrator'), beat('b2', 'hero')],
      },
      {
        id: 's2',
        set: 'living',
        time: 'day',
        weather: 'clear',
        mood: 'tender',
        beats: [beat('b3', 'narrator')],
      },
    ],
  };
}

/** Every word takes `secondsAWord`, every word is one open mouth between closed ones. */
export const newNarration = (screenplay: Screenplay, secondsAWord = 0.4): Narration =>
  evenNarration(screenplay, secondsAWord);

/** A written screenplay as a film: everybody in it, one photo, words of even length. */
export function newFilm(screenplay: Screenplay, pictures: Film['pictures'] = {}): Film {
  const { childName, style } = screenplay;
  const hero = newHero({ name: childName, look: defaultLook, style, variant: 0, seed: 1 });
  return directFilm({
    screenplay,
    narration: newNarration(screenplay),
    characters: ensembleOf(hero, screenplay.cast, 1),
    photos: [{ asset: 'photo-0', width: 1200, height: 900, faceBox: null }],
    pictures,
  });
}

import { episodeLine } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { perform } from '@milestoon/cast';
import { type DrawList } from '@milestoon/drawing';
import { framedIn } from '@milestoon/story/screenplay';
import { buildSet, endCard, gradeCast, titleCard } from '@milestoon/stage';
import { onTwos } from './acting/acting.ts';
import type { CardShot, Film } from './film.ts';
import { atHome } from './showing/residents.ts';

/** Who told it: all of them, and with ever fewer names how many more. */
const toldBy = (tellers: readonly string[], text: (names: readonly string[], more: number) => string) => {
  const names = tellers.map((name) => name.replaceAll(' ', '\u00A0'));
  return names.map((_, more) => text(names.slice(0, names.length - more), more));
};

/** The title or the end card at a frame of the film. */
export function drawCard(film: Film, shot: CardShot, n: number): DrawList {
  const set = atHome(buildSet({ ...shot.set, style: film.style }), film);
  const at = onTwos(n, shot.from);
  const hero = film.characters.hero;
  const drawn = hero
    ? gradeCast(
        perform(hero, {
          action: shot.kind === 'title' ? 'wave' : 'cheer',
          actionFrame: Math.max(0, at - shot.from - 18),
          frame: at,
          emotion: 'happy',
          facing: 'left',
        }),
        set.light,
      )
    : [];
  const timing = { style: film.style, frame: at - shot.from, frames: shot.to - shot.from, hero: drawn, set };
  const language = framedIn(film.language);
  const words = filmWords[language];
  const starring = words.starring(film.childName, film.family);
  return shot.kind === 'title'
    ? titleCard({
        ...timing,
        title: film.title,
        episodeLine: episodeLine(film.episodeNumber, language),
        starring,
      })
    : endCard({
        ...timing,
        line: words.theEnd,
        credit: starring,
        told: toldBy(film.toldBy ?? [], words.toldBy),
      });
}

import { filmWords } from '@milestoon/domain/texts/film';
import { perform } from '@milestoon/cast';
import { type DrawList, frameSize, type LayerOp } from '@milestoon/drawing';
import { framedIn } from '@milestoon/story/screenplay';
import {
  buildSet,
  endCard,
  gradeCast,
  momentTitle,
  posterTitle,
  titleCard,
  transition,
} from '@milestoon/stage';
import { onTwos } from '../../acting/acting.ts';
import type { Film } from '../../film.ts';
import { facesIn, frame, frameKey } from '../../frame.ts';
import { printedFrame } from '../book-pictures.ts';
import { choosePosterFrame } from '../poster.ts';
import { wayFrames } from './plan-year.ts';
import type { YearFilm, YearMoment } from './year-film.ts';

/** How long the title of an episode stands over its picture, frames; it goes with a cut that is not too early. */
const titled = { least: 44, most: 84 } as const;

const lettered = (film: YearFilm) => filmWords[framedIn(film.language)];

/** Frame `n` of a year's film. Pure and random-access. Throws a RangeError outside of it. */
export function yearFrame(film: YearFilm, n: number): DrawList {
  if (n < 0 || n >= film.frames) throw new RangeError(`frame ${n} is outside the film of ${film.frames}`);
  if (n < film.titleFrames) return cardOf(film, 'title', n);
  const index = film.moments.findIndex(({ at, frames }) => at <= n && n < at + frames);
  const moment = film.moments[index];
  if (!moment) return mix(film, film.moments.length, n, film.endFrom, cardOf(film, 'end', n));
  return mix(film, index, n, moment.at, pictureOf(film, moment, n));
}

/** Equal keys of neighbouring frames mean equal pictures. */
export function yearFrameKey(film: YearFilm, n: number): string {
  const moment = film.moments.find(({ at, frames }) => at <= n && n < at + frames);
  if (!moment) return `card ${n < film.titleFrames || n - film.endFrom < 24 ? n : onTwos(n, film.endFrom)}`;
  const into = n - moment.at;
  if (into < wayFrames(film, moment) || into < titleOf(film, moment).to) return `${n}`;
  return `${moment.part} ${frameKey(filmOf(film, moment), frameIn(film, moment, n))}`;
}

function filmOf(film: YearFilm, { part }: YearMoment): Film {
  const found = film.parts[part];
  if (!found) throw new RangeError(`the year has no part ${part}`);
  return found.film;
}

/** Which frame of its own film a moment shows; it stands still before the first and behind the last. */
function frameIn(film: YearFilm, moment: YearMoment, n: number): number {
  const last = filmOf(film, moment).shots.findLast(({ from }) => from <= moment.from + moment.frames);
  return Math.min(Math.max(moment.first, moment.from + n - moment.at), (last?.to ?? Infinity) - 1);
}

/** When the title of a moment is over its picture, frames of it. */
function titleOf(film: YearFilm, moment: YearMoment): { from: number; to: number } {
  if (!moment.isTitled) return { from: 0, to: 0 };
  const from = Math.floor(wayFrames(film, moment) / 2);
  const cut = filmOf(film, moment)
    .shots.map((shot) => shot.from - moment.from)
    .find((at) => at >= from + titled.least && at < from + titled.most);
  return { from, to: cut ?? from + titled.most };
}

function pictureOf(film: YearFilm, moment: YearMoment, n: number): DrawList {
  const own = filmOf(film, moment);
  const shown = frameIn(film, moment, n);
  const into = n - moment.at;
  const picture = frame(own, shown);
  const { from, to } = titleOf(film, moment);
  if (into >= to) return picture;
  return [
    ...picture,
    ...momentTitle({
      style: own.style,
      title: own.title,
      line: film.parts[moment.part]?.month ?? '',
      frame: into - from,
      frames: to - from,
      // Where it stands is settled once, by all whom it could hide: it does not jump while somebody walks by.
      faces: [0.1, 0.5, 0.9].flatMap((share) =>
        facesIn(own, frameIn(film, moment, moment.at + Math.round(to * share))),
      ),
    }),
  ];
}

/** The way from what was seen before, as the style of what comes goes it. */
function mix(film: YearFilm, index: number, n: number, at: number, to: DrawList): DrawList {
  const moment = film.moments[index];
  const style = moment ? filmOf(film, moment).style : film.style;
  const change = !moment ? 'joy' : moment.isTitled ? 'place' : 'time';
  const way = moment ? wayFrames(film, moment) : cardWay;
  const into = n - at;
  if (into >= way) return to;
  const before = film.moments[index - 1];
  const from: LayerOp = {
    kind: 'layer',
    key: `year ${film.year} ${index}`,
    box: [0, 0, frameSize.width, frameSize.height],
    ops: before ? pictureOf(film, before, at - 1) : cardOf(film, 'title', film.titleFrames - 1),
  };
  return transition({ style, change, from: [from], to, t: (into + 1) / (way + 1) });
}

const cardWay = 16;

function cardOf(film: YearFilm, kind: 'title' | 'end', n: number): DrawList {
  const from = kind === 'title' ? 0 : film.endFrom;
  const to = kind === 'title' ? film.titleFrames : film.frames;
  const own = film.parts.at(-1)?.film;
  const shot = (kind === 'title' ? film.parts[0]?.film : own)?.shots[0];
  const hero = own?.characters.hero;
  if (!shot || !hero) throw new Error('a film needs a hero and a shot for its cards');
  const set = buildSet({ ...shot.set, style: film.style });
  const at = onTwos(n, from);
  const figure = perform(hero, {
    action: kind === 'title' ? 'wave' : 'cheer',
    actionFrame: Math.max(0, at - from - 18),
    frame: at,
    emotion: 'happy',
    facing: 'left',
  });
  const timing = {
    style: film.style,
    frame: at - from,
    frames: to - from,
    hero: gradeCast(figure, set.light),
    set,
  };
  const words = lettered(film);
  const starring = words.starring(film.childName, film.family);
  if (kind === 'title')
    return titleCard({
      ...timing,
      title: words.yearOf(film.childName, film.year),
      episodeLine: words.bestMoments,
      starring,
    });
  return endCard({
    ...timing,
    line: words.moreToCome,
    credit: starring,
  });
}

/** The gladdest picture of the year with its title. */
export function drawYearPoster(film: YearFilm): DrawList {
  const best = film.parts
    .map(({ film: own }) => ({ own, chosen: choosePosterFrame(own) }))
    .reduce((a, b) => ((b.chosen?.score ?? 0) > (a.chosen?.score ?? 0) ? b : a));
  if (!best.chosen) return cardOf(film, 'title', film.titleFrames - 1);
  const { style } = best.own;
  const title = lettered(film).yearOf(film.childName, film.year);
  return [
    ...printedFrame(best.own, best.chosen.frame),
    ...posterTitle({ style, title, faces: best.chosen.faces }),
  ];
}

/** What the file is called. */
export const yearTitle = (film: YearFilm): string => lettered(film).yearOf(film.childName, film.year);

import { episodeLine } from '@milestoon/domain';
import { filmWords } from '@milestoon/domain/texts/film';
import { perform } from '@milestoon/cast';
import type { DrawList, DrawOp } from '@milestoon/drawing';
import { framedIn } from '@milestoon/story/screenplay';
import { buildSet, composeShot, gradeCast, upright, uprightEndCard, uprightTitle } from '@milestoon/stage';
import { drawActors, onTwos } from '../acting/acting.ts';
import type { Film } from '../film.ts';
import { atHome, inhabited } from '../showing/residents.ts';
import { type Moment, momentCamera, planTrailer, type TrailerPlan } from './trailer-plan.ts';

/** Frame `n` of a film's trailer: 1080 × 1920 units. Throws a RangeError outside of it. */
export function trailerFrame(film: Film, n: number): DrawList {
  const plan = planTrailer(film);
  if (n < 0 || n >= plan.frames) throw new RangeError(`frame ${n} is outside the trailer of ${plan.frames}`);
  const moment = plan.moments.find(({ at, frames }) => at <= n && n < at + frames);
  if (!moment) return endOf(film, plan, n);
  const picture = [upright(momentPicture(film, moment, n))];
  if (moment !== plan.moments[0]) return picture;
  return [
    ...picture,
    ...uprightTitle({
      style: film.style,
      title: film.title,
      episodeLine: episodeLine(film.episodeNumber, framedIn(film.language)),
      frame: n,
    }),
  ];
}

/** The stage of the wide picture, seen by the trailer's own camera. */
function momentPicture(film: Film, moment: Moment, n: number): DrawList {
  const { shot } = moment.scene;
  const frame = moment.from + n - moment.at;
  const camera = momentCamera(film, moment, n);
  const place = buildSet({ ...shot.set, style: film.style });
  const set = inhabited(place, film, shot, onTwos(frame, shot.from), camera);
  const drawn = drawActors(film, shot, frame, frame);
  return composeShot({
    set,
    camera,
    cast: drawn.flatMap((actor): DrawOp[] => gradeCast(actor.ops, set.light)),
    shadows: drawn.map(({ x, y }) => ({ x, y, width: 210 })),
    frame: onTwos(frame, shot.from),
    focus: moment.size === 'medium' ? 'medium' : 'close',
  });
}

function endOf(film: Film, plan: TrailerPlan, n: number): DrawList {
  const shot = film.shots.at(-1);
  const hero = film.characters.hero;
  if (!shot || !hero) throw new Error('a film needs a hero and a shot for its trailer');
  const set = atHome(buildSet({ ...shot.set, style: film.style }), film);
  const into = n - plan.endFrom;
  const at = onTwos(into, 0);
  const figure = perform(hero, {
    action: 'cheer',
    actionFrame: Math.max(0, at - 14),
    frame: at,
    emotion: 'happy',
    facing: 'left',
  });
  return uprightEndCard({
    style: film.style,
    title: film.title,
    starring: filmWords[framedIn(film.language)].starring(film.childName, film.family),
    frame: into,
    hero: gradeCast(figure, set.light),
    set,
  });
}

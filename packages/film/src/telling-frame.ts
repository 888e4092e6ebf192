import { blinkAt, tells } from '@milestoon/cast';
import { actorAt, onTwos, performanceOf } from './acting/acting.ts';
import { isBusy, looksOn } from './cameras/framing.ts';
import type { Actor, Film, StoryShot } from './film.ts';

/** How far into a shot a still is where no frame tells more: things have come to where they belong, nothing has ended yet. */
const usual = 0.6;
/** Earlier nothing has come to its place, later it ends; shares of the shot. */
const [earliest, latest] = [0.25, 0.88];
/** How much a step counts beside where the way leads. */
const step = 0.12;
/** What is lost at a frame as far from the usual one as the whole shot is long, and with eyes shut. */
const [farOff, blinking] = [0.4, 0.25];

/** The frame of a shot that stands for it where nothing moves: what is done there is seen best. `from` is the first to be had. */
export function tellingFrame(
  { characters }: Pick<Film, 'characters'>,
  shot: StoryShot,
  from = shot.from,
): number {
  const frames = shot.to - from;
  const planned = Math.min(shot.to - 1, Math.floor(from + frames * usual));
  const doing = (does: (action: string) => boolean): Actor[] =>
    shot.actors.filter(({ acting }) => acting.some(({ action }) => does(action)));
  const busy = doing(isBusy);
  const doers = busy.length > 0 ? busy : doing((action) => !looksOn(action));
  if (doers.length === 0 || shot.closeUp) return planned;
  const worth = (frame: number): number => {
    const told = doers.map((actor): number => {
      const character = characters[actor.member];
      if (!character) return 0;
      const performance = performanceOf(shot, actor, onTwos(frame, shot.from));
      if (looksOn(performance.action)) return 0;
      // Whoever is on the way is where the way has led by then, in their longest step.
      return tells(character, performance) * (actorAt(actor, frame).acting.speed === 0 ? 1 : step);
    });
    const shut = doers.some(
      ({ member }) => member === 'hero' && blinkAt(characters[member]?.seed ?? 0, frame) > 0.2,
    );
    const sum = told.reduce((a, b) => a + b, 0) / doers.length;
    return sum - (Math.abs(frame - planned) / frames) * farOff - (shut ? blinking : 0);
  };
  const first = Math.ceil(from + frames * earliest);
  const last = Math.min(shot.to - 1, Math.floor(from + frames * latest));
  let [best, most] = [planned, worth(planned)];
  for (let frame = first; frame <= last; frame++) {
    const value = worth(frame);
    if (value > most) [best, most] = [frame, value];
  }
  return best;
}

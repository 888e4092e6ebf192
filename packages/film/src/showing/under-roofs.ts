/** Who is under a table, an umbrella or a tent. Stage pixels. */
import type { Seen } from '@milestoon/story/screenplay';
import type { Picture } from '@milestoon/things';
import { actorAt } from '../acting/acting.ts';
import type { Actor } from '../film.ts';
import type { Company } from './bearing.ts';
import { sheltering } from './sheltering.ts';
import { pictureIn } from '../picture-in.ts';

/** Who is under something low sits there, whatever they do, and close to whoever else is under it. */
export function underRoofs(
  actors: readonly Actor[],
  seen: readonly Seen[],
  pictures: Readonly<Record<string, Picture>>,
  company: Omit<Company, 'actors'>,
): readonly Actor[] {
  const roofs = seen.filter(({ how }) => how === 'roof');
  const under = roofs.map(({ of }) => of);
  const low = new Set(
    roofs.flatMap((thing) => {
      const picture = pictureIn(pictures, thing.picture);
      const found = picture && sheltering(thing, under, picture, { ...company, actors });
      return found?.isLow ? [...found.members] : [];
    }),
  );
  const xs = actors
    .filter(({ member }) => low.has(member))
    .map((actor) => actorAt(actor, company.from).x)
    .toSorted((a, b) => a - b);
  const middle = ((xs[0] ?? 0) + (xs.at(-1) ?? 0)) / 2;
  return actors.map((actor) => {
    if (!low.has(actor.member)) return actor;
    const order = xs.indexOf(actorAt(actor, company.from).x) - (xs.length - 1) / 2;
    return crouched(actor, middle + order * elbowRoom);
  });
}

/** Stage pixels between two who sit beside each other. */
const elbowRoom = 190;

/** On the floor, and on the way nowhere. */
const crouched = (actor: Actor, x: number): Actor => ({
  ...actor,
  seated: true,
  acting: actor.acting.map((each) => ({
    ...each,
    x,
    speed: 0,
    ...(/^(?:crawl|walk|run|climb|jump|kneel|stand|tiptoe|lie-down|sleep)$/.test(each.action)
      ? { action: 'sit' as const }
      : {}),
  })),
});

import type { Emotion } from '@milestoon/cast';
import { contraryOf } from '../deeds/contraries.ts';
import { deedMeant } from '../deeds/deed-meant.ts';
import { imagined } from './imagined.ts';
import type { Act, Seen } from '../plan.ts';
import { actOf, asIs } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/**
 * What did not happen is not shown, but what is there instead: what is not dropped is held, and whoever does not sleep
 * sits up. What nearly happened, or never did in a life, is in a thought.
 *
 * @param face of whoever does not do it, where nothing tells it better
 */
export function leftUndone(meant: ClauseMeant, world: World, face: Emotion): Staged {
  const { clause, things } = meant;
  const [first, ...more] = meant.who.filter(({ person }) => person.role);
  if (!first) return { acts: [], seen: [] };
  const of = first.person.id;
  const [thing] = things;
  if (clause.neverYet || clause.nearly) {
    const thought = imagined(meant, world, first);
    if (!thought && clause.neverYet && thing)
      return {
        acts: [actOf(first, 'think', 'thinking')],
        seen: [{ ...asIs(thing), how: 'bubble', of }],
      };
    if (thought)
      return {
        acts: [actOf(first, 'think', clause.nearly ? 'scared' : 'thinking')],
        seen: thought.seen,
        imagined: thought.imagined,
      };
  }
  const contrary = contraryOf(
    deedMeant(clause, things, { language: world.language, set: world.place?.set ?? null }),
  );
  if (!contrary || (contrary.thing === 'held' && !thing)) {
    const bubble = thing ? [{ ...asIs(thing), how: 'bubble' as const, of }] : [];
    const action = face === 'proud' ? 'stand' : 'think';
    return { acts: [first, ...more].map((each) => actOf(each, action, face)), seen: bubble };
  }
  const emotion = face === 'sad' ? 'sad' : contrary.emotion;
  const held = contrary.thing === 'held' && thing ? { thing: thing.picture, ...colorOf(thing) } : {};
  const seen: Seen[] =
    thing && contrary.thing !== 'held' && thing.kind !== 'weather'
      ? [{ ...asIs(thing), how: 'beside', of }]
      : [];
  const partner = contrary.other && partnerIn(meant);
  const acts: Act[] = [first, ...more].map((each) => ({
    ...actOf(each, contrary.action, emotion),
    ...(partner ? { to: partner.person.id } : {}),
    ...(each === first ? held : {}),
  }));
  if (partner && contrary.other) acts.push({ ...actOf(partner, contrary.other, 'neutral'), to: of });
  return { acts, seen };
}

const colorOf = ({ color }: { color?: string | undefined }): { color?: string } => (color ? { color } : {});

const partnerIn = ({ who, others }: ClauseMeant): ClauseMeant['who'][number] | undefined =>
  others
    .flatMap(({ people }) => people)
    .find((each) => !who.includes(each) && each.person.role && !each.person.only && each.kind !== 'toy');

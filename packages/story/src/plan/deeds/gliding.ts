import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import type { Moment } from '../plan.ts';

const skis = /^(?:ski|esquiar)$/;
const skates = /^(?:skate|ice-skate|patinar)$/;
const rollers = /^(?:rollerskate|roller-skate|rollerblade)$/;

/** What somebody does who has blades, wheels or skis on the feet; undefined for everything else. */
export function glidingOf({ verb }: Pick<Clause, 'verb'>): Action | undefined {
  if (skis.test(verb.lemma)) return 'ski';
  if (rollers.test(verb.lemma)) return 'rollerskate';
  return skates.test(verb.lemma) ? 'skate' : undefined;
}

const worn = /^(?:ice-skate|roller-skate|skis|running-shoe)$/;
const frozen: ReadonlySet<SetName | null> = new Set(['rink', 'snow', 'lake', 'stage']);

/** 'Skated down our street': where there is no ice, skates have wheels. They are on the feet and lie nowhere else. */
export function onFeet(moment: Moment): Moment {
  const { acts, seen, place } = moment;
  const glides = new Set(acts.flatMap(({ who, action }) => (gliding.has(action) ? [who] : [])));
  if (glides.size === 0) return moment;
  return {
    ...moment,
    acts: acts.map((act) => {
      if (!glides.has(act.who)) return act;
      const { thing, ...bare } = act;
      const action = act.action === 'skate' && !frozen.has(place.set) ? 'rollerskate' : act.action;
      return { ...bare, action, ...(thing && !worn.test(thing) ? { thing } : {}) };
    }),
    seen: seen.filter(({ picture }) => !worn.test(picture)),
  };
}
const gliding: ReadonlySet<Action> = new Set(['skate', 'rollerskate', 'ski']);

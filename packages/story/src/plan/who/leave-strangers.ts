import type { People } from '../../world/people/people.ts';

const passersBy = /^(?:man|woman|doctor)$/;
/** Whoever is only met somewhere stays there: at home 'he' is the child again. */
export function leaveStrangers({ all }: People): void {
  for (const each of all)
    if (passersBy.test(each.person.role ?? '') && !each.family) {
      each.lastNamed = -9;
      each.lastActed = -9;
    }
}

import { everydayVerbs } from '../../meaning/deeds.ts';
import { gerundOf, pastOf, presentOf } from './inflect.ts';

/** By how a form is written, the dictionary form of its verb. */
interface Forms {
  past: ReadonlyMap<string, string>;
  gerund: ReadonlyMap<string, string>;
  present: ReadonlyMap<string, string>;
}
let known: Forms | undefined;

/** Every form of the verbs that can be acted; of two that are written alike the first: 'putting' is of 'put'. */
export function everydayForms(): Forms {
  if (known) return known;
  const of = (inflect: (verb: string) => string): ReadonlyMap<string, string> =>
    new Map([...everydayVerbs()].reverse().map((verb) => [inflect(verb), verb] as const));
  known = { past: of(pastOf), gerund: of(gerundOf), present: of(presentOf) };
  return known;
}

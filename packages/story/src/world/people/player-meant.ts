import { pictureFor } from '@milestoon/things/nouns';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry, Spoken } from './registry.ts';

/** Who is inside the lion of a lion dance or inside the Easter bunny: somebody grown up, dressed as it. */
export function playerOf(people: Registry, { head, lifeless }: Phrase): Spoken | null {
  const costume = lifeless?.as === 'player' ? pictureFor(head, people.options.language) : null;
  if (!costume) return null;
  const known = people.all.find((each) => each.costume === costume);
  if (known) return { people: [known] };
  const made = people.add('man', `${head.charAt(0).toUpperCase()}${head.slice(1)}`, undefined, []);
  made.costume = costume;
  made.words.delete(head.toLowerCase());
  return { people: [made] };
}

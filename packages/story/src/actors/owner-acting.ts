import type { MeantPhrase } from '../plan/things/phrases-meant.ts';
import type { World } from '../plan/told-world.ts';
import type { Clause, Phrase } from '../reading/clause.ts';
import { knownAs } from '../world/people/somebody.ts';

/**
 * 'The sponge landed on Biscuit's head, and he ate it', 'a borboleta pousou no nariz do avô e ele espirrou': whose it was
 * acts next, where something came upon it, or nobody else was told of whom the pronoun could speak.
 */
export function ownerActing(clause: Clause, phrase: Phrase, world: World): MeantPhrase | undefined {
  const { pronoun = '', span } = phrase;
  const sex = /^(?:he|ele|él)$/.test(pronoun)
    ? 'boy'
    : /^(?:she|ela|ella)$/.test(pronoun)
      ? 'girl'
      : undefined;
  const { spoken, clause: at, before, people } = world;
  if (!sex || span[0] < clause.span[0] || !before || clause.sentence - before.sentence > 1) return undefined;
  const just = spoken.filter((each) => each.clause === at - 1);
  const others = just.filter(({ as }) => as !== 'owner').map(({ who }) => who);
  const [owner, ...more] = new Set(just.filter(({ as }) => as === 'owner').map(({ who }) => who));
  const isOther = others.some((each) => each !== owner && each.sex === sex);
  if (!owner || more.length > 0 || isOther || owner === people.tellerFound) return undefined;
  const isActed = just.some(({ as }) => as === 'subject');
  // 'Sam filled Grandma's boots. She laughed': of nobody else 'she' has been said or could be.
  const isOnly = !people.all.some(
    (each) =>
      each !== owner &&
      each !== people.tellerFound &&
      (each.sex ?? sex) === sex &&
      (each === people.hero || at - each.lastNamed < 9),
  );
  return (!isOnly && (isActed || clause.sentence !== before.sentence)) || (owner.sex ?? sex) !== sex
    ? undefined
    : { phrase, people: [knownAs(owner, sex)], byRule: true };
}

import type { Clause, Phrase } from '../../reading/clause.ts';
import { wearerOf } from './own-clothes.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const handInHand =
  /(?<!\p{L})(?:hand in hand|holding hands|de mãos? dadas?|pela mão|de la mano|a mano con|de la manita|de manita dada)(?!\p{L})/iu;

/** 'Walked hand in hand', 'foram de mãos dadas', 'iban de la mano': two who go so hold hands. */
export const isHandInHand = ({ span }: Clause, { people: { options } }: World): boolean =>
  handInHand.test(options.text.slice(...span));

/** Who sleeps on these is carried. */
const breast = /^(?:arms?|braços?|bracinhos?|brazos?|shoulder|chest|ombro|ombrinho|peito|hombro|pecho)$/;
const isOnLap = ({ head, preposition }: Phrase, action: Act['action']): boolean =>
  action === 'sleep' &&
  breast.test(head.toLowerCase()) &&
  /^(?:on|onto|in|to|into|upon)$/.test(preposition ?? '');
const restsThere = /^(?:sit|climb|sleep|lie-down|jump|stand|hide|read|watch|cry|ride)$/;

/** 'Sat on Grandma's lap', 'adormeceu ao colo da mãe': whose lap it is holds whoever is there. */
export function onLap(staged: Staged, { clause, who, others }: ClauseMeant, world: World): Staged {
  const [lead] = staged.acts;
  const phrase = lead && clause.things.find((each) => isOnLap(each, lead.action));
  const isAnimal = who.some(({ kind }) => kind !== 'person');
  if (!lead || !phrase || isAnimal || !restsThere.test(lead.action)) return staged;
  // 'Sat on the couch with a pillow on her lap': that is her own.
  const lies = others.some(({ thing, phrase: { preposition, span } }) => {
    const gap = phrase.span[0] - span[1];
    return thing !== undefined && preposition === 'with' && gap >= 0 && gap < 6;
  });
  if (lies && /^(?:his|her|their)$/i.test(phrase.owner ?? '')) return staged;
  const told = others.find((each) => each.phrase.span[0] === phrase.span[0])?.people[0];
  const whose = told ?? wearerOf({ ...phrase, owner: phrase.owner ?? phrase.of }, [], world);
  if (!whose?.person.role || who.includes(whose) || lead.who === whose.person.id) return staged;
  const { id } = whose.person;
  return {
    ...staged,
    acts: [
      { ...lead, to: id },
      { who: id, action: 'lift', emotion: 'happy', to: lead.who },
      ...staged.acts.slice(1).filter((act) => act.who !== id),
    ],
    seen: staged.seen.filter(({ how, of }) => !(how === 'support' && of === lead.who)),
  };
}

const letsGo = /^(?:let_go|let|release|drop|largar|soltar)$/;
const hand = /^(?:hand|mão|mãozinha|mano|manita)$/;
/** 'Let go of her hand', 'soltou a mão da mãe': whoever does goes alone. */
export function handLetGo(staged: Staged, { clause }: ClauseMeant): Staged {
  const [lead] = staged.acts;
  const isHand = clause.things.some(({ head }) => hand.test(head.toLowerCase()));
  if (!lead?.to || !isHand || !letsGo.test(clause.verb.lemma) || clause.mode !== 'done') return staged;
  const { to, thing: _hand, ...alone } = lead;
  return {
    ...staged,
    acts: [
      { ...alone, action: 'walk-away' },
      ...staged.acts.slice(1).map((act) => (act.who === to ? { ...act, action: 'look' as const } : act)),
    ],
  };
}

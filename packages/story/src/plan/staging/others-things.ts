import { metresOf, type NounLanguage } from '@milestoon/things/nouns';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Phrase } from '../../reading/clause.ts';
import { heldThing } from '../things/held-thing.ts';
import type { Act, Seen } from '../plan.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import { hasFreeHands } from '../deeds/staged-deed.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';
import { beforeEyes } from '../things/told-worn.ts';

const any: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:an?|another|some|two|three)\s/iu,
  pt: /^(?:uma?|uns|umas|outr[oa]|dois|duas)\s/iu,
  es: /^(?:una?|unos|unas|otr[oa]|dos)\s/iu,
};
const definite = /^(?:the|that|el|la|o|a|al)\s/iu;
const finds =
  /^(?:see|meet|watch|notice|spot|find|be|ver|conocer|conhecer|encontrar|haber|haver|mirar|olhar)$/;
/** What is done with something to somebody has it in the own hand. */
const withTools =
  /^(?:hit|beat|poke|prod|tickle|chase|splash|spray|squirt|draw|paint|feed|wash|dry|cover|wrap|tie|help|play|dance|bater|golpear|pegar|tocar|tapar|cubrir|cobrir|lavar|secar|ajudar|ayudar|jogar|jugar|brincar|bailar|dançar)$/;

/** What whom a clause speaks of has with them: 'sat next to a boy with a red balloon', 'un señor con una olla'. */
function ownOf(
  { clause, others, who }: ClauseMeant,
  language: NounLanguage,
): { owner: string; thing: MeantPhrase } | undefined {
  for (const [at, { phrase, people }] of others.entries()) {
    const next = others[at + 1];
    const [owner] = people;
    if (!next?.thing || next.thing.kind === 'animal' || next.phrase.preposition !== 'with' || !owner)
      continue;
    if (people.length > 1 || next.phrase.owner || who.includes(owner) || owner.kind !== 'person') continue;
    const gap = next.phrase.span[0] - phrase.span[1];
    if (gap >= 0 && gap <= 7 && isDescribed(phrase, clause, language))
      return { owner: owner.person.id, thing: next };
  }
  return undefined;
}

const isDescribed = (phrase: Phrase, { verb }: ClauseMeant['clause'], language: NounLanguage): boolean =>
  !phrase.name &&
  !phrase.pronoun &&
  !withTools.test(verb.lemma) &&
  (phrase.preposition === undefined ? finds.test(verb.lemma) : true) &&
  (any[language].test(phrase.text) || (definite.test(phrase.text) && !isKin(phrase)));
const isKin = ({ head }: Phrase): boolean =>
  /^(?:mother|father|grand|sister|brother|baby|aunt|uncle|cousin)/.test(relationOf(head)?.role ?? '');

/** What somebody else has is in their hands or on them, and not with whoever acts. */
export function withTheirs(staged: Staged, meant: ClauseMeant, language: NounLanguage): Staged {
  const own = ownOf(meant, language);
  const picture = own?.thing.thing?.picture;
  if (!own || !picture || !staged.acts.some(({ who }) => who === own.owner)) return staged;
  const { thing } = own.thing;
  const isWorn = thing?.kind === 'worn' || beforeEyes.test(picture);
  const isHeld = staged.acts.some(
    ({ who, action }) =>
      who === own.owner &&
      !isWorn &&
      hasFreeHands(action) &&
      thing &&
      heldThing([thing], 'hold') !== undefined &&
      metresOf(picture) < 1,
  );
  const acts = staged.acts.map((act): Act => {
    if (act.who === own.owner) return isHeld ? { ...act, thing: picture } : act;
    const { thing: held, color: _color, ...rest } = act;
    return held === picture ? rest : act;
  });
  const seen = staged.seen.filter((each) => each.picture !== picture);
  const there: Seen[] = isHeld ? [] : [{ picture, how: isWorn ? 'worn' : 'beside', of: own.owner }];
  return { ...staged, acts, seen: [...seen, ...there] };
}

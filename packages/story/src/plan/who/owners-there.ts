import { meantBy } from '../../meaning/kinds.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { NounLanguage } from '@milestoon/things/nouns';
import { relationOf } from '../../world/people/relation-words.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { kinAs } from './owner-meant.ts';
import { actOf } from '../things/seen-as.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

const feasts =
  /^(?:wedding|birthday|party|birthday party|christening|baptism|graduation|boda|casamiento|bautizo|cumpleaños|cumple|fiesta|graduación|casamento|batizado|aniversário|festa|formatura)$/;
const strikes =
  /^(?:throw|drop|spill|pour|empty|step|tread|stamp|wee|pee|poo|splash|spit|sneeze|squirt|spray|land|fall|sit|jump|tip|wipe|draw|paint|atirar|lançar|jogar|deitar|entornar|derramar|despejar|pisar|cair|sentar|pintar|desenhar|vomitar|tirar|lanzar|arrojar|echar|derramar|volcar|caer|caerse|sentarse|dibujar)$/;
const upon = /^(?:on|onto|over|at|in|into|across|to)$/;

/** 'My sister's wedding', 'o casamento da tia': whose it is. */
function ownerNamed({ owner, of, text }: Phrase, { people }: World): Somebody[] {
  const whose = owner && !/^\p{Ll}+$/u.test(owner) ? owner : (of ?? owner);
  if (!whose) return [];
  const kin = kinAs(whose);
  const named = people.byName(whose.replace(/['’]s?$/, ''));
  const found = named
    ? [named]
    : relationOf(kin.head)
      ? (people.spokenOf(asOwned(kin, text))?.people ?? [])
      : [];
  return found.filter((each) => each !== people.hero && each.kind === 'person' && !each.person.only);
}

/** 'My sister' is the aunt: whose sister she is belongs to the words for her. */
const asOwned = (kin: Phrase, text: string): Phrase => {
  const [, owner] = /(?<!\p{L})(my|our|mi|mis|minha|meu)\s/iu.exec(text) ?? [];
  return owner ? { ...kin, owner: owner.toLowerCase(), text: `${owner} ${kin.head}` } : kin;
};

const isUpon = (phrase: Phrase, lemma: string, language: NounLanguage): boolean =>
  strikes.test(lemma) &&
  upon.test(phrase.preposition ?? '') &&
  /^(?:body|worn)$/.test(meantBy(phrase, language).kind);

/** 'Danced at her aunt's wedding', 'spilled juice on Dad's shoe': whose it is stands there, too. */
export function ownersPresent(staged: Staged, { clause }: ClauseMeant, world: World): Staged {
  const { verb, mode, things } = clause;
  if (mode !== 'done' || staged.acts.length === 0 || staged.acts.length > 3) return staged;
  const whose = things.find(
    (phrase) =>
      (feasts.test(phrase.head.toLowerCase()) && /^(?:at|in|to|for)$/.test(phrase.preposition ?? '')) ||
      isUpon(phrase, verb.lemma.split('_')[0] ?? '', world.language),
  );
  const [owner] = whose ? ownerNamed(whose, world) : [];
  if (!owner || staged.acts.some(({ who, to }) => who === owner.person.id || to === owner.person.id))
    return staged;
  const isFeast = whose && feasts.test(whose.head.toLowerCase());
  return {
    ...staged,
    acts: [...staged.acts, actOf(owner, 'look', isFeast ? 'happy' : 'surprised')],
  };
}

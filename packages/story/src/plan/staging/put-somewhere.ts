import { type NounLanguage, metresOf } from '@milestoon/things/nouns';
import { transferWords } from '../../languages/transfers.ts';
import { locatedAs } from '../things/located.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import { isMutual } from '../deeds/staged-deed.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

/** Somebody is put there, beside what is done to things too. */
const seats = /^(?:sit|seat|lift|strap|buckle|carry|bring|settle|sentar|acostar|subir|montar|alzar)$/;
/** 'La subí al columpio': up there, and no longer in the arms. */
const lifts = /^(?:subir|montar|sentar|alzar)$/;
/** Who is on or in these does not sit. */
const beds = /^(?:bed|cot)$/;

const seated = /^(?:sit|lie-down|stand|get-up)$/;

/** 'Put the cat in the bathtub', 'tucked her into bed': whom it is done to is there, and no longer beside. */
export function putSomewhere(staged: Staged, meant: ClauseMeant, language: NounLanguage): Staged {
  const { clause, others, who } = meant;
  if (/^(?:stick|struggle)$/.test(clause.verb.lemma) && who.length > 0) return stuckIn(staged, meant);
  const { lemma } = clause.verb;
  if (!seats.test(lemma) && !transferWords[language].puts.test(lemma)) return staged;
  // 'Sat between Mum and Dad': nobody is put there.
  if (others.some(({ phrase, people }) => phrase.preposition === 'between' && people.length > 0))
    return staged;
  const at = others.findIndex(
    ({ phrase, people }) => isPatient(phrase, others) && people.some(({ person }) => person.role),
  );
  const somebody = others[at]?.people.find((each) => !who.includes(each))?.person.id;
  const [act] = staged.acts.filter((each) => each.who === somebody);
  if (!somebody || !act) return staged;
  const isInSand = clause.things.some(({ preposition, head }) => preposition === 'in' && head === 'sand');
  if (clause.verb.lemma === 'bury') return isInSand ? buried(staged, act) : staged;
  const isLifted = lifts.test(clause.verb.lemma);
  const isByAnimal = others[at]?.people.some(({ kind }) => kind === 'animal') ?? false;
  const whereUp = (thing: ThingMeant): ReturnType<typeof whereIn> =>
    whereIn(isLifted && thing.preposition === 'to' ? { ...thing, preposition: 'on' } : thing, isByAnimal);
  // 'La puso en la silla': the pronoun stands before.
  const rest = others[at]?.phrase.pronoun ? others.filter((_, i) => i !== at) : others.slice(at + 1);
  const place = rest.find(({ thing }) => thing && whereUp(thing) !== undefined)?.thing;
  const how = place && whereUp(place);
  const doers = who.map(({ person }) => person.id);
  // 'Sat her on the tractor': who does it does not sit there.
  const isPlace = ({ picture, how, of }: Seen): boolean =>
    picture === place?.picture &&
    (/^(?:ground|beside)$/.test(how) || (of !== undefined && doers.includes(of)));
  if (!place || !how || !staged.seen.some(isPlace)) return staged;
  const placed: Act = { ...act, action: beds.test(place.picture) ? 'lie-down' : 'sit' };
  const isSwing = place.picture === 'swing';
  return {
    ...staged,
    acts: staged.acts.map((each) =>
      each === act
        ? isSwing
          ? { ...act, action: 'swing' }
          : placed
        : isMutual(each.action) || seated.test(each.action) || (isSwing && each.action === 'carry')
          ? { ...each, action: isSwing ? 'push' : 'put-down' }
          : each,
    ),
    seen: staged.seen.flatMap((each) =>
      isPlace(each) ? (isSwing ? [] : [{ ...each, how, of: somebody }]) : [each],
    ),
  };
}

/** 'Sentó a Mia en la silla', 'metimos al cordero en una caja' have nobody and nothing else that is put there. */
const isPatient = ({ preposition }: MeantPhrase['phrase'], others: readonly MeantPhrase[]): boolean =>
  !preposition || (preposition === 'to' && others.every(({ phrase }) => phrase.preposition !== undefined));

/** 'Got stuck in the chair': whoever is stuck is in it. */
function stuckIn(staged: Staged, { who, others }: ClauseMeant): Staged {
  const [somebody] = who;
  // 'Got her head stuck in the fence': the rest is outside.
  const direct = others.some(({ phrase }) => !phrase.preposition);
  const place = others.find(({ thing }) => thing && whereIn(thing) !== undefined)?.thing;
  const how = place && whereIn(place);
  if (!somebody || !how || direct) return staged;
  return {
    ...staged,
    seen: staged.seen.map((each) =>
      each.picture === place.picture && /^(?:ground|beside)$/.test(each.how)
        ? { ...each, how, of: somebody.person.id }
        : each,
    ),
  };
}

/** 'Buried Dad in the sand': he looks out of it. */
const buried = (staged: Staged, act: Act): Staged => ({
  ...staged,
  acts: staged.acts.map((each) => (each === act ? { ...act, action: 'sit' } : { ...each, action: 'dig' })),
  seen: [...staged.seen, { picture: 'sandpit', how: 'inside', of: act.who }],
});

/** Whom somebody carries 'to bed' is still in the arms. */
const whereIn = (thing: ThingMeant, isByAnimal = false): ReturnType<typeof locatedAs> =>
  thing.preposition === 'to' ? undefined : locatedAs(thing, 'sit', metresOf(thing.picture), { isByAnimal });

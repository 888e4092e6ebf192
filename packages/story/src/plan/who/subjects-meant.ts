import { actorsMeant } from '../../actors/choose-actor.ts';
import { ownerActing } from '../../actors/owner-acting.ts';
import { antecedentOf } from '../../antecedents/choose.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { ofChildren, ofPeople } from '../deeds/deed-kinds.ts';
import { groupMeant } from './group-meant.ts';
import { animalGoesOn } from './animal-goes-on.ts';
import { goesOnActing } from './goes-on-acting.ts';
import { handedOn } from './handed-on.ts';
import { isChildBeside } from './beside-child.ts';
import { actorAmongTwo } from './he-to-him.ts';
import { itMeant } from '../things/it-meant.ts';
import { actorLeftOut } from './left-out.ts';
import { oneOfThem } from '../clauses/one-of-them.ts';
import { petMeant } from './pet-meant.ts';
import { type Context, type MeantPhrase, meantPhrase } from '../things/phrases-meant.ts';
import { resuming } from './resuming.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { sexByOwn } from './sex-by-own.ts';
import { strangerActing } from './stranger-acting.ts';
import type { World } from '../told-world.ts';
import { theyToChild } from './they-to-child.ts';
import { unnamedActor } from './unnamed-actor.ts';

/** Who or what the subject of a clause is: of the first reading that tells. */
export function subjectsMeant(
  clause: Clause,
  world: World,
  context: Omit<Context, 'isSubject'>,
): MeantPhrase[] {
  const { people, language, clause: at } = world;
  world.isByRule = false;
  const ruledAmong =
    language === 'en' ? actorAmongTwo(clause, at, people, world.next) : actorLeftOut(clause, world);
  const still = ruledAmong && (language === 'en' || world.isByRule) ? undefined : goesOnActing(clause, world);
  if (still) world.isByRule = true;
  const among = still ?? ruledAmong;
  // 'Gala la ayudó a levantarse': the one who is helped is another one.
  const helpers = ({ pronoun }: Phrase): Somebody[] =>
    pronoun && language !== 'en'
      ? clause.who.flatMap(({ name, head }) => (name ? (people.byName(head) ?? []) : []))
      : [];
  const { lemma } = clause.verb;
  const isToSomebody = clause.things.some(({ pronoun }) => isWhom.test(pronoun ?? ''));
  const isOfHands = ({ pronoun }: Phrase): boolean =>
    language === 'en' &&
    pronoun === 'they' &&
    !ofAll.test(lemma) &&
    clause.things.some(({ pronoun }) => !pronoun) &&
    !clause.things.some(({ owner }) => owner !== undefined);
  const ruledFor = (phrase: Phrase): MeantPhrase => {
    const owner = ownerActing(clause, phrase, world);
    if (owner) return owner;
    if (isChildBeside(clause, phrase, world)) return { phrase, people: [people.hero], byRule: true };
    const pet = petMeant(clause, phrase, world, []);
    if (pet) return { ...pet, byRule: true };
    // 'Ella y su amigo Samuel': the pronoun is one of two.
    return among && (clause.who.length === 1 || phrase.pronoun !== undefined)
      ? { phrase, people: [among], ...(language === 'en' || world.isByRule ? { byRule: true as const } : {}) }
      : ((language === 'en' ? undefined : goingOnWith(phrase, world)) ??
          contained(clause, phrase, world) ??
          creatureActing(clause, phrase, world) ??
          oneOfThem(clause, phrase, world) ??
          itMeant(clause, phrase, world, { taken: [] }) ??
          meantPhrase(phrase, {
            ...context,
            taken: [...context.taken, ...helpers(phrase)],
            isSubject: true,
            isHuman: ofPeople.test(lemma) || isOfHands(phrase),
            isOfChild: isOfHands(phrase) && !isToSomebody,
            isPlay: ofChildren.test(lemma) && !isToSomebody,
          }));
  };
  const meantFor = (phrase: Phrase): MeantPhrase =>
    groupMeant(clause, phrase, world, { isSubject: true, taken: context.taken }) ??
    animalGoesOn(clause, phrase, world) ??
    (language === 'en' ? goingOnWith(phrase, world) : undefined) ??
    antecedentOf(clause, phrase, world, { isSubject: true, taken: context.taken, ruled: ruledFor(phrase) });
  const ruled = clause.who.map((phrase): MeantPhrase => {
    const meant = meantFor(phrase);
    if (meant.byRule && meant.people.length > 1) return meant;
    const stranger = strangerActing(clause, meant, world) ?? unnamedActor(clause, meant, world);
    if (stranger) return { ...meant, people: [stranger], byRule: true };
    const they = theyToChild(clause, meant, world);
    if (they) return { ...meant, people: they, byRule: true };
    const going = handedOn(clause, meant, world);
    return going ? { phrase, people: [going], byRule: true } : meant;
  });
  const meant = actorsMeant(clause, ruled, world);
  sexByOwn(
    clause,
    meant.flatMap((each) => each.people),
    world,
  );
  const [first] = meant;
  const going = resuming(clause, first?.people[0], world);
  return going && first && meant.length === 1 ? [{ ...first, people: [going], byRule: true }] : meant;
}

/** What animals do with people, too: 'they reeled in a fish' is said of people alone. */
const ofAll =
  /^(?:be|have|get|go|come|run|walk|race|play|jump|hop|swim|sleep|nap|snuggle|cuddle|eat|chase|sit|lie|stand|look|watch|stare|follow|roll|splash|explore|leave|return|arrive|stay|wait|live|love|like|meet|become|fall|climb|hide|wake|curl|rest|fly|dig|drink|share|cross|reach|stop|start|begin|keep|end|win|fight|greet|dance)$/;

const ofAnimals =
  /^(?:morder|lamber|lamer|arranhar|arañar|bicar|picotear|farejar|olfatear|comer|roubar|robar)$/;
const criesOfAnimals =
  /^(?:ladrar|latir|maullar|miar|ronronear|gruñir|rosnar|relinchar|balar|balir|mugir|cacarear|cacarejar|croar|aullar|uivar|graznar)$/;
const third = /^(?:el[ae]|él|ella)$/;
const oneOf = /^(?:un[ao]|otr[ao]|uma?|outr[ao])$/;
/** 'Demos cenouras à girafa e ela lambeu-lhe a cara', 'a las cabras, y una le comió el gorro': the animal. */
function creatureActing(clause: Clause, phrase: Phrase, world: World): MeantPhrase | undefined {
  const { people, language, clause: at, lastCreature, lastCreatureAt = -9 } = world;
  const isToSomebody = clause.things.some(({ pronoun }) =>
    /^(?:lhe|le|o|a|lo|la|me|nos)$/.test(pronoun ?? ''),
  );
  const isCry = third.test(phrase.pronoun ?? '') && criesOfAnimals.test(clause.verb.lemma);
  if (language === 'en' || (!isCry && (!ofAnimals.test(clause.verb.lemma) || !isToSomebody)))
    return undefined;
  const isOne = oneOf.test(phrase.pronoun ?? '');
  const isBiting = third.test(phrase.pronoun ?? '') && !/^(?:comer|roubar|robar)$/.test(clause.verb.lemma);
  if (!isOne && !isBiting && !isCry) return undefined;
  const [animal] = people.all
    .filter(({ kind, lastNamed }) => kind === 'animal' && at - lastNamed < 3)
    .toSorted((a, b) => b.lastNamed - a.lastNamed);
  if (animal) return { phrase, people: [animal], byRule: true };
  const isNear = lastCreature?.kind === 'animal' && at - lastCreatureAt < 3;
  return isNear ? { phrase, people: [], thing: lastCreature } : undefined;
}

const containers =
  /^(?:horno|forno|nevera|frigorífico|geladeira|heladera|congelador|refri|refrigerador|microondas)$/;
/** 'Mientras estaban en el horno': what was made, and nobody. */
function contained(clause: Clause, phrase: Phrase, world: World): MeantPhrase | undefined {
  const isIn =
    /^(?:estar|ficar|quedar|quedarse)$/.test(clause.verb.lemma) &&
    clause.things.some(({ head, preposition }) => preposition === 'in' && containers.test(head));
  const thing =
    phrase.plural || phrase.pronoun === 'they' ? (world.lastSeveral ?? world.lastThing) : world.lastThing;
  return isIn && isUnsaid(phrase, clause) && thing ? { phrase, people: [], thing } : undefined;
}
const isUnsaid = ({ span }: Phrase, clause: Clause): boolean => span[1] <= clause.span[0] || span[1] === 0;

const isWhom = /^(?:him|her|them)$/;

/** 'It fell and broke', 'deu um pão pra ela, que comeu e riu': a word that stands once means one. */
const goingOnWith = (
  { pronoun, span }: Phrase,
  { lastSubjects = [], lastOthers = [], language }: World,
): MeantPhrase | undefined => {
  const isOnce = language === 'en' ? /^(?:it|they)$/ : /^(?:él|el[ae]s?|ellas?|ellos)$/;
  if (!isOnce.test(pronoun ?? '') || span[1] === 0) return undefined;
  return [...lastSubjects, ...(language === 'en' ? [] : lastOthers)].find(
    ({ phrase, people, thing }) =>
      phrase.span[0] === span[0] &&
      phrase.span[1] === span[1] &&
      (language === 'en' || people.length > 0 || thing !== undefined),
  );
};

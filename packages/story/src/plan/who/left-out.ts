import { rememberSpoken } from '../../actors/spoken.ts';
import { deedOf, moveOf } from '../../meaning/deeds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { agreementOf, agreementOfPronoun } from '../../world/people/noun-gender.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import { isLeftOut, isUnstressed, lastOther, namesChild, sexOf } from './left-out-clause.ts';
import { rememberDriver } from './left-out-driver.ts';
import { rules } from './left-out-rules.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

const keyOf = ({ span, text }: Phrase): string => `${span[0]} ${text}`;

/** 'Empezó a llorar', 'a correr': whoever does the one does the other. */
const hangsOn = ({ verb }: Clause, text: string): boolean =>
  /(?:[aeiô]r|ndo)(?:-?se)?$/i.test(text.slice(...verb.span));

/** 'O galho quebrou. Machucou o braço': of a thing nothing is told but how it moves. */
function actorOfThing(clause: Clause, world: World): Somebody | undefined {
  const { language, next, people } = world;
  const deed = deedOf(clause, language);
  // 'Caiu e magoou-se': nor does it fall and hurt itself.
  const isHurt = next?.sentence === clause.sentence && deedOf(next, language) === 'cry' && isLeftOut(next);
  if (isHurt) return people.hero;
  return deed === null || deed === 'be' || moveOf(clause, language) !== null ? undefined : people.hero;
}

/** 'Achou um passarinho. Ela pegou nele': in a new sentence whoever acted, where nobody else of whom was told could be meant. */
function stillActing(
  { sentence }: Clause,
  sex: Somebody['sex'],
  { lastDone, clause, people }: World,
): Somebody | undefined {
  const [one, ...others] = lastDone?.who ?? [];
  if (!one || others.length > 0 || one.kind !== 'person' || lastDone?.sentence === sentence) return undefined;
  const isMan = one.sex === undefined && sex === 'boy' && one.person.role === 'man';
  if (one.sex !== sex && !isMan) return undefined;
  // 'A enfermeira deu a picada. Ela chorou': the child, where it could be.
  if (one !== people.hero && (people.hero.sex ?? sex) === sex && !isMan) return undefined;
  if (isMan && people.hero.sex === 'boy') return undefined;
  const isAlone = !people.all.some(
    (each) =>
      each !== one &&
      each.kind === 'person' &&
      (each.sex ?? sex) === sex &&
      (clause - each.lastNamed < 2 || lastDone?.whom.includes(each)),
  );
  return isAlone ? one : undefined;
}

/**
 * Who acts where Portuguese and Spanish leave them out: mostly whoever acted before, but not where the words tell of
 * somebody else. Undefined where the clause names them.
 */
export function actorLeftOut(clause: Clause, world: World): Somebody | undefined {
  const [phrase] = clause.who;
  const { saidNext } = world;
  const isSaid = phrase?.pronoun !== undefined && saidNext?.clause === world.clause;
  const sex = sexOf(phrase);
  const isOther = sex && phrase?.pronoun && namesChild(clause, world);
  world.isByRule = isSaid || Boolean(isOther);
  if (isSaid) return saidNext.who;
  if (isOther) return lastOther(world, sex);
  if (!phrase) return undefined;
  if (sex && !isLeftOut(clause)) return stillActing(clause, sex, world);
  if (!isLeftOut(clause)) return undefined;
  const { people, lastDone: done } = world;
  world.goingOn ??= new Map();
  const key = keyOf(phrase);
  const named = phrase.name ? people.byName(phrase.head) : undefined;
  const last = world.goingOn.get(key) ?? (named === people.hero ? named : undefined);
  const told = last ? undefined : world.thingsActing?.get(key);
  // 'Uma onda veio e destruiu-o' goes on with the wave.
  if (told !== undefined) return told === clause.sentence ? undefined : actorOfThing(clause, world);
  if (!last) return undefined;
  if (!done) return last;
  // 'Corrió a abrazarlo' goes on; 'chegou, não queria vir embora' and 'lloró. Empezó a reír' begin anew.
  const between = people.options.text.slice(done.end, clause.verb.span[0]);
  const isNested = done.sentence === clause.sentence && !/[,;]/.test(between);
  if (isNested && hangsOn(clause, people.options.text)) return last;
  const reading = { clause, deed: deedOf(clause, world.language), last, done, world };
  for (const rule of rules) {
    const found = rule(reading);
    if (!found) continue;
    world.isByRule = true;
    world.goingOn.set(key, found);
    return found;
  }
  return last;
}

const whenWord =
  /(?<!\p{L})(?:quando|cuando|assim que|logo que|en cuanto|mientras|enquanto|apenas)(?: (?!.*,)[^.!?,;]*)?$/iu;
/** 'Quando o avô chegou': it says only when. */
function isWhen({ who, verb, span }: Clause, text: string): boolean {
  const [one] = who;
  if (!one || one.span[0] < span[0] - 40) return false;
  const from = Math.min(one.span[0], verb.span[0]);
  return whenWord.test(text.slice(Math.max(0, from - 24), from).trimEnd());
}

const isBeside = /^(?:with|beside|behind|after)$/;

/** Keeps of whom a clause spoke, who acted alone by the words that named them, and to or with whom what was done. */
export function rememberDone(
  world: World,
  clause: Clause,
  who: readonly Somebody[],
  others: readonly MeantPhrase[],
): void {
  rememberSpoken(world.spoken, clause, world.clause, { who, others, people: world.people });
  if (world.language === 'en') return;
  rememberDriver(world, clause, who);
  const [phrase] = clause.who;
  const [one] = who;
  world.goingOn ??= new Map();
  if (phrase && one && who.length === 1 && clause.who.length === 1) world.goingOn.set(keyOf(phrase), one);
  world.thingsActing ??= new Map();
  const isThing =
    phrase !== undefined && (!phrase.pronoun || /^(?:el[ae]|él|ella|uma?|un[ao])$/.test(phrase.pronoun));
  if (phrase && isThing && who.length === 0 && clause.who.length === 1)
    world.thingsActing.set(keyOf(phrase), clause.sentence);
  if (clause.mode !== 'done' || who.length === 0) return;
  const direct = others.filter(({ phrase: { preposition } }) => !preposition);
  // What somebody else did to whom: 'o pai pôs o bebé ao colo dela'.
  if (!who.includes(world.people.hero))
    for (const each of direct.flatMap(({ people }) => people))
      if (each !== world.people.hero) each.lastObject = world.clause;
  const before = world.lastDone;
  // 'Pôs-lhe o termómetro e telefonou': in one sentence it is still the child to whom it was done.
  const stillWhom = before?.sentence === clause.sentence && before.who[0] === who[0] ? before.whom : [];
  world.lastDone = {
    sentence: clause.sentence,
    isWhen: isWhen(clause, world.people.options.text),
    before: before && before.sentence < clause.sentence ? before.who : (before?.before ?? []),
    verb: clause.verb.lemma,
    deed: deedOf(clause, world.language),
    who,
    whom: others
      .filter(
        ({ phrase: { preposition } }) =>
          !preposition || /^(?:to|for)$/.test(preposition) || isBeside.test(preposition),
      )
      .flatMap(({ people }) => people)
      .concat(stillWhom),
    beside: others
      .filter(({ phrase: { preposition } }) => isBeside.test(preposition ?? ''))
      .flatMap(({ people }) => people),
    presented: direct
      .filter(({ phrase: { text } }) => /^(?:uma?|una?)\s/i.test(text))
      .flatMap(({ people }) => people),
    byClitic: others
      .filter(({ phrase: { pronoun } }) => isUnstressed.test(pronoun ?? ''))
      .flatMap(({ people }) => people),
    agreements: direct.flatMap(({ phrase: { pronoun, ...rest } }) =>
      pronoun ? (agreementOfPronoun(pronoun) ?? []) : (agreementOf(rest) ?? []),
    ),
    nouns: direct.flatMap(({ phrase: { pronoun, head } }) => (pronoun ? [] : [head])),
    end: clause.span[1],
  };
}

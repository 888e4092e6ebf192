import type { NounLanguage } from '@milestoon/things/nouns';
import { kindOfNoun } from '../../meaning/kinds.ts';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { animalRoleOf } from '../../world/people/animal-roles.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const isSomebody = ({ name, pronoun, head }: Phrase, language: NounLanguage): boolean =>
  name ||
  pronoun !== undefined ||
  relationOf(head) !== undefined ||
  animalRoleOf(head) !== undefined ||
  kindOfNoun(head, language) === 'person';

/** 'The man fixing the boiler': of a stranger it tells which one. 'Hugged Grandma holding his bear' goes on with who hugged. */
const isStranger = ({ text, name, pronoun, head, preposition }: Phrase): boolean =>
  !name &&
  // 'Came into the ward holding her hand'.
  /^(?:to|at|by|with|past|near)?$/.test(preposition ?? '') &&
  pronoun === undefined &&
  /^(?:the|an?|some|one)\s/i.test(text) &&
  (kindOfNoun(head, 'en') === 'person' || relationOf(head) !== undefined);
/** 'A picture of grandma holding a sign', 'the noise of a dog eating'. */
const ofSomebody = (phrase: Phrase): Phrase | undefined => {
  const { of, text, span, preposition, head, name: isNamed } = phrase;
  if (preposition === 'of' && (isNamed || relationOf(head) !== undefined)) return phrase;
  const isLast =
    of !== undefined && text.endsWith(of) && (relationOf(of) !== undefined || /^\p{Lu}/u.test(of));
  if (!of || !isLast) return undefined;
  const from = span[1] - of.length;
  const name = relationOf(of.toLowerCase()) === undefined;
  return { text: of, span: [from, span[1]], head: of, qualities: [], plural: false, name };
};

/** Who does what a participle right behind them tells. */
function byParticiple(clause: Clause, before: Clause | undefined, text: string): Clause {
  const { verb, sentence, things } = clause;
  const isTransitive = things.some(({ preposition }) => !preposition);
  if (before?.sentence !== sentence || !isTransitive || !/ing$/.test(text.slice(...verb.span))) return clause;
  const beside = before.things.find(({ span }) => span[1] === verb.span[0] - 1);
  const actor = beside && (isStranger(beside) ? beside : ofSomebody(beside));
  if (!actor) return clause;
  const { preposition: _, ...who } = actor;
  return { ...clause, who: [who] };
}

/** 'La túnica que llevó su padre', 'o bolo que fez a avó': a thing does nothing, so whoever stands behind the verb does. */
function bySubjectBehind(
  clause: Clause,
  before: Clause | undefined,
  text: string,
  language: NounLanguage,
): Clause {
  const [thing] = clause.who;
  const made =
    thing && before && clause.who.length === 1
      ? madeBefore(clause, thing, before, text, language)
      : undefined;
  if (made) return made;
  const [actor, ...rest] = clause.things;
  if (!thing || !actor || clause.who.length > 1 || isSomebody(thing, language)) return clause;
  const isRelative = /(?<!\p{L})que$/u.test(text.slice(thing.span[1], clause.verb.span[0]).trimEnd());
  const isKin = actor.name || !/^(?:friend|undefined)$/.test(String(relationOf(actor.head)?.role));
  if (!isRelative || actor.preposition || actor.pronoun || !isKin) return clause;
  return { ...clause, who: [actor], things: [thing, ...rest] };
}

const makes =
  /^(?:hacer|fazer|construir|armar|pintar|desenhar|dibujar|comprar|ganhar|ganar|escolher|elegir|coser|costurar|tejer)$/;
/** 'El volantín que hizo con su tata': whoever flies it, as nothing makes itself. */
function madeBefore(
  clause: Clause,
  thing: Phrase,
  before: Clause,
  text: string,
  language: NounLanguage,
): Clause | undefined {
  const { verb, things, sentence } = clause;
  const isRelative = /(?<!\p{L})que$/u.test(text.slice(thing.span[1], verb.span[0]).trimEnd());
  const isAlone = things.every(({ preposition }) => preposition !== undefined);
  if (!isRelative || !isAlone || !makes.test(verb.lemma) || isSomebody(thing, language)) return undefined;
  if (before.sentence !== sentence || before.who.length === 0) return undefined;
  const { preposition: _, ...direct } = thing;
  return { ...clause, who: before.who, things: [direct, ...things] };
}

/** Whoever the words beside a noun say acts, in what tells which one it is. */
export const withOwnRelatives = (
  clauses: readonly Clause[],
  { text, language }: { text: string; language: NounLanguage },
): Clause[] =>
  clauses.map((clause, at) =>
    language === 'en'
      ? byParticiple(clause, clauses[at - 1], text)
      : bySubjectBehind(clause, clauses[at - 1], text, language),
  );

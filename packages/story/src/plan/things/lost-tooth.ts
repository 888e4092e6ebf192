import type { Clause, Phrase } from '../../reading/clause.ts';
import type { People } from '../../world/people/people.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from './phrases-meant.ts';

const teeth = /^(?:tooth|dente|diente)$/;
/** Verbs by which a tooth is spoken of that is out, or nearly. */
export const loosens =
  /^(?:lose|come|fall|pull|knock|wobble|wiggle|bleed|swallow|find|hide|keep|put|take|show|leave|drop|wrap|perder|cair|caer|caerse|sair|salir|arrancar|abanar|mover|moverse|engolir|tragar|pôr|meter|colocar|botar|guardar|esconder|embrulhar|amarrar|segurar|entregar|achar|encontrar|poner|guardar|envolver)$/;

/** What is done to a tooth in its mouth; whatever else is done to one, it is out. */
const inItsPlace =
  /^(?:brush|have|get|grow|chip|check|examine|touch|feel|see|lose|show|escovar|ter|nascer|tocar|ver|mostrar|cepillar|tener|tocarse|enseñar)$/;
const isHandled = ({ verb, things }: Clause): boolean =>
  !inItsPlace.test(verb.lemma) &&
  things.some(({ head, preposition, plural }) => !preposition && !plural && teeth.test(head));

const speaksOfTooth = ({ who, things }: Clause): boolean =>
  [...who, ...things].some(({ head, preposition }) => teeth.test(head) && !preposition);

/** A tooth is part of the body until it comes out: then it is a thing one holds. */
export function toothIn(clause: Clause): ThingMeant | undefined {
  return clause.mode === 'done' &&
    ((loosens.test(clause.verb.lemma) && speaksOfTooth(clause)) || isHandled(clause))
    ? { picture: 'tooth', kind: 'thing' }
    : undefined;
}

/** 'Had a wobbly tooth', 'ahí estaba el diente', 'un trozo de pan con el diente dentro': it is spoken of, wherever it is. */
export const toothNamed = (clause: Clause): ThingMeant | undefined =>
  clause.verb.lemma !== 'brush' &&
  [...clause.who, ...clause.things].some(({ head, plural }) => teeth.test(head) && !plural)
    ? { picture: 'tooth', kind: 'thing' }
    : undefined;

/** Whose tooth it is: of whoever the words name, else of the child. */
export function ownersOf({ who }: Clause, people: People): Somebody[] {
  const owner = who.find(({ head }) => teeth.test(head))?.owner;
  return [(owner && people.byName(owner)) || people.hero];
}

/** 'Se le cayó un diente', 'caiu-lhe o dente': 'le' is whose tooth it is, and no apple that was bitten. */
export const isWhoseTooth = (clause: Clause, { pronoun, preposition }: Phrase): boolean =>
  pronoun !== undefined && preposition === 'to' && clause.who.some(({ head }) => teeth.test(head));

import { tradeOf } from '../world/people/trade-words.ts';
import { animalRoleOf } from '../world/people/animal-roles.ts';
import { relationOf } from '../world/people/relation-words.ts';
import { kindOfNoun } from '../meaning/kinds.ts';
import type { Phrase } from './clause.ts';
import type { VerbGroup } from './verb-groups.ts';

/** Whether a Spanish phrase names somebody alive: kin, a trade, an animal, 'un tipo'. */
export function isAlive(phrase: Phrase): boolean {
  const { head, lifeless, qualities } = phrase;
  if (lifeless) return false;
  const word = head.toLowerCase();
  // A 'mano' is a hand, and a brother only where it is said to one.
  if (kindOfNoun(word, 'es') === 'body' || /^(?:mano|mate|pata)$/.test(word)) return false;
  return (
    relationOf(word) !== undefined ||
    tradeOf(phrase) !== null ||
    animalRoleOf(word, qualities) !== undefined ||
    anybody.test(word) ||
    kindOfNoun(word, 'es') === 'animal'
  );
}
const anybody = /^(?:tip[oa]|señor[a]?|persona|desconocid[oa]|caballero|dama|abuelet[ea]|joven|adolescente)$/;

const direct = /^(?:lo|la|los|las|me|te|nos)$/;
const dative = /^(?:le|les|me|te|nos)$/;
const stressed = /^(?:él|ella|ellos|ellas|yo)$/;

/** Comes, goes or turns up: whoever stands behind it without 'a' does so. */
const appears =
  /^(?:bajar|bajarse|subir|subirse|cruzar|cruzarse|pasar|salir|venir|llegar|entrar|aparecer|asomar|asomarse|acercarse|acercar|saltar|volar|correr|brincar|aterrizar|posar|posarse|colar|colarse|adelantar|adelantarse|plantar|plantarse|atravesar|atravesarse|escapar|escaparse|cantar|llorar|reír|gritar|aplaudir|ladrar|maullar|responder|contestar|decir|preguntar)$/;

/** Numbers that a verb shows: 'llegó' is of one, 'vinieron' of several. */
const agrees = ({ plural }: Phrase, { person }: VerbGroup): boolean => plural === (person === 'they');

/**
 * Who acts behind a Spanish verb that has its object already, or that tells only how somebody comes: 'lo encontró su
 * hermana', 'la agarró él', 'se nos cruzó un corzo', 'bajó una gaviota'.
 */
export function actorBehindObject(group: VerbGroup, things: readonly Phrase[]): Phrase | undefined {
  const { main, person } = group;
  // 'Lo llevé yo', 'le dijo ella': said once more who does it.
  const self = things.find(({ pronoun, preposition }) => !preposition && stressed.test(pronoun ?? ''));
  if (self && standsNear(self, main) && isOfPerson(self.pronoun ?? '', person)) return self;
  if (!/^(?:one|they)$/.test(person ?? '')) return undefined;
  const hasObject = things.some(
    ({ pronoun, preposition }) =>
      (!preposition && direct.test(pronoun ?? '')) || (preposition === 'to' && dative.test(pronoun ?? '')),
  );
  const isObjectTold = things.some(
    ({ pronoun, preposition }) => !preposition && /^(?:lo|la|los|las)$/.test(pronoun ?? ''),
  );
  const nouns = things.filter(({ pronoun, preposition }) => !preposition && !pronoun);
  const [first] = nouns;
  if (!first || !isAlive(first) || !agrees(first, group)) return undefined;
  const isOnly = nouns.length === 1;
  // 'Me dijo papi respira': so somebody is called.
  if (speaks.test(main.lemma) && !/^\p{L}+\s/u.test(first.text.replace(/^papi|^mami/i, ''))) return undefined;
  return isObjectTold ||
    (isOnly && appears.test(main.lemma)) ||
    (isOnly && hasObject && isGivenBack(main.lemma))
    ? first
    : undefined;
}

const speaks = /^(?:decir|gritar|preguntar|contestar|responder)$/;

/** 'Lo encontró el vendedor': the story goes on with whom it was done to. */
export const keepsTopic = (
  [one]: readonly Phrase[],
  things: readonly Phrase[],
  { main }: VerbGroup,
): boolean =>
  one !== undefined &&
  one.span[0] > main.span[1] &&
  things.some(({ pronoun }) => /^(?:lo|la|los|las|le|les)$/.test(pronoun ?? ''));

/** With 'me' and 'le' whoever has no 'a' does it, not whom it is done to: 'me ayudó su padre', 'le habló un señor'. */
const isGivenBack = (lemma: string): boolean =>
  /^(?:ayudar|saludar|hablar|abrazar|besar|agarrar|empujar|perseguir|morder|picar|lamer|picotear|arañar|mirar|seguir|acompañar|felicitar|esperar|cuidar|peinar|vendar|curar|operar|atender|rescatar|levantar|cargar|sonreír|guiñar|gritar|contestar|responder|aplaudir)$/.test(
    lemma,
  );

const isOfPerson = (pronoun: string, person: VerbGroup['person']): boolean =>
  pronoun === 'yo'
    ? person === 'i' || person === 'one'
    : /^(?:él|ella)$/.test(pronoun)
      ? person === 'one'
      : person === 'they';

/** Right behind its verb or the object's pronoun: 'mientras ella …' is of the next. */
const standsNear = ({ span }: Phrase, main: VerbGroup['main']): boolean => span[0] - main.span[1] < 3;

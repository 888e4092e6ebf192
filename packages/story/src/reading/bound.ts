import type { Mode } from './clause.ts';
import type { Grammar } from './grammar.ts';
import { isPosture } from './iberian/postures.ts';
import type { Token } from './token.ts';
import type { VerbGroup } from './verb-groups.ts';

const afraid = /^(?:afraid|scared|frightened|nervous|shy|terrified|medo|miedo)$/;

const means = /^(?:by|while|after|when)$/;
/** 'By drawing it', 'after seeing it': that is done, whatever becomes of the verb before. */
export const isMeans = ({ main, from }: VerbGroup, tokens: readonly Token[]): boolean =>
  main.form === 'gerund' && means.test(tokens[from - 1]?.lower ?? '');
const moves = /^(?:come|go|run|ir|vir|venir|andar|correr)$/;
const isSomewhere = (between: readonly Token[]): boolean =>
  hasPlace(between) && between.some(({ part }) => part === 'preposition');
const hasPlace = (between: readonly Token[]): boolean =>
  between.some(({ part }) => /^(?:noun|name|pronoun)$/.test(part));

const ends = /^(?:stop|quit|help|parar|deixar|dejar)$/;
/** 'Could not stop laughing', 'no paraba de reír': it goes on. 'Did not help tidy up' is another thing. */
export const goesOn = (
  { main, negated }: Pick<VerbGroup, 'main' | 'negated'>,
  next: VerbGroup | undefined,
): boolean =>
  negated &&
  ends.test(main.lemma) &&
  next?.main.form === (/^(?:stop|quit|help)$/.test(main.lemma) ? 'gerund' : 'infinitive');

export const isWithout = (before: Token | undefined): boolean =>
  /^(?:without|sem|sin)$/.test(before?.lower ?? '');
const waits = /^(?:esperar|aguardar)$/;
/** What only is or goes on says nothing without the verb behind it. */
const isOnly =
  /^(?:be|keep|go_on|ser|estar|ficar|quedar|andar|acabar|terminar|continuar|seguir|começar|empezar|ter|tener|poder|fazer|hacer|aparecer)$/;
/** One comma parts; of two the words between them are only put in. */
const isParted = (between: readonly Token[]): boolean =>
  between.filter(({ text }) => text === ',').length === 1 || isWithout(between.at(-1));

/** What a verb says of the one that hangs on it: who 'stopped to' do something did it, who 'stopped doing' it did not. */
export function boundOf(
  { main, negated, supposed, to }: VerbGroup,
  next: VerbGroup | undefined,
  tokens: readonly Token[],
  grammar: Grammar,
): Mode | undefined {
  // 'was afraid to pet the dog': how somebody is decides what becomes of the verb.
  if (next && grammar.copulas.has(main.lemma)) {
    const how = tokens.slice(to + 1, next.from).map(({ lower }) => lower);
    if (how.some((word) => afraid.test(word))) return 'feared';
    if (how.some((word) => /^(?:supposed|about|eager|allowed)$/.test(word))) return 'wished';
  }
  if (goesOn({ main, negated }, next)) return 'done';
  // 'Insisted on carrying it' carries it.
  if (main.lemma === 'insist' && next?.main.form === 'gerund') return 'done';
  // 'Asked for ice cream by drawing it': two deeds, and the second is done.
  if (next && isMeans(next, tokens)) return undefined;
  // 'Esperaba parado en la puerta' is one deed; with a gerund nobody hopes.
  if (next && isPosture(next.main)) return waits.test(main.lemma) ? 'done' : undefined;
  if (next?.main.form === 'gerund' && waits.test(main.lemma)) return undefined;
  // 'Saiu de pijama, sacudindo o guarda-chuva', 'esperaram sem respirar': a comma or a 'without' parts two deeds.
  if (next && !negated && !supposed && !isOnly.test(main.lemma) && isParted(tokens.slice(to + 1, next.from)))
    return undefined;
  // 'Came running' is one deed; 'ran behind her holding the seat' are two.
  if (next?.main.form === 'gerund' && moves.test(main.lemma) && hasPlace(tokens.slice(to + 1, next.from)))
    return undefined;
  // 'Got going' is one deed, too; 'got under the table laughing' are two.
  if (next?.main.form === 'gerund' && main.lemma === 'get' && isSomewhere(tokens.slice(to + 1, next.from)))
    return undefined;
  // 'Deixou-a segurar a mangueira' lets her; 'deixou de chorar' stops.
  if (
    next?.main.form === 'infinitive' &&
    /^(?:deixar|dejar)$/.test(main.lemma) &&
    tokens[next.from - 1]?.lower !== 'de'
  )
    return 'done';
  const own = grammar.before.get(main.lemma);
  const afterwards =
    next?.main.form === 'infinitive' && own === 'undone' ? grammar.before.get(`${main.lemma}_to`) : undefined;
  return afterwards ?? own;
}

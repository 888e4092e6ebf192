import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { meantBy } from '../../meaning/kinds.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const befalls =
  /^(?:caer|romper|perder|olvidar|escapar|volar|ir|quemar|derramar|derretir|reventar|pinchar|desinflar|hundir|volcar|resbalar|soltar)$/;
const breaks =
  /^(?:romper|ensuciar|mojar|perder|escapar|volar|derramar|derretir|reventar|pinchar|desinflar|mover|aflojar)$/;
const isDative = ({ preposition, pronoun }: Phrase): boolean =>
  preposition === 'to' && /^(?:me|te|le|nos|les)$/.test(pronoun ?? '');
const isThing = ({ pronoun, name, head, preposition }: Phrase): boolean =>
  !preposition && !pronoun && !name && relationOf(head) === undefined;

/** 'Se le cayó un diente': who falls is told right behind the verb. */
const isBehind =
  ({ span }: Clause['verb']) =>
  (each: Phrase): boolean =>
    each.span[0] >= span[1] && each.span[0] - span[1] <= 2;

/** 'Armó la carpa pero se les cayó': what it happens to is the thing told before, where nothing else is named. */
export function befalling(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  if (language === 'en') return [...clauses];
  const told = clauses.map((clause) => byItself(clause, language));
  if (language !== 'es') return told;
  let last: { phrase: Phrase; sentence: number } | undefined;
  return told.map((clause) => {
    const { who, things, span, manner, verb, sentence } = clause;
    const isUnsaid =
      who.every((each) => each.span[1] <= span[0] || each.span[0] >= span[1]) && !who.some(isBehind(verb));
    const isBefalling =
      befalls.test(verb.lemma) &&
      manner.includes('se') &&
      things.some(isDative) &&
      !things.some(({ preposition, head }) => !preposition && !/^(?:vez|rato)$/.test(head)) &&
      isUnsaid;
    // 'Se le rompió el vestido': the dress does so.
    const own = things.filter(isThing);
    const [befallen] = own;
    if (
      befallen &&
      own.length === 1 &&
      breaks.test(verb.lemma) &&
      manner.includes('se') &&
      things.some(isDative) &&
      isUnsaid
    ) {
      last = { phrase: befallen, sentence };
      return { ...clause, who: own, things: things.filter((each) => each !== befallen) };
    }
    const before = last;
    const [direct] = things.filter(isThing).slice(-1);
    if (direct) last = { phrase: direct, sentence };
    return isBefalling && before && sentence - before.sentence < 2
      ? { ...clause, who: [before.phrase] }
      : clause;
  });
}

const goes =
  /^(?:romper|quebrar|partir|rasgar|rajar|rebentar|reventar|estourar|explodir|derramar|entornar|derreter|derretir|desinflar|virar|volcar|abrir|fechar|cerrar|apagar|acender|encender|prender|desprender|descolgar|hundir|afundar)$/;
const rains = /^(?:llover|chover)$/;
/** 'Partiu-se o prato', 'se abrió la puerta', 'llovían caramelos': a thing behind such a verb does it by itself, but nobody breaks an arm for it. */
function byItself(clause: Clause, language: NounLanguage): Clause {
  const { who, things, span, manner, verb } = clause;
  const isUnsaid = who.every((each) => each.span[1] <= span[0] || each.span[0] >= span[1]);
  const own = things.filter(isThing);
  const [thing] = own;
  const isRaining = rains.test(verb.lemma);
  const goesAlone = goes.test(verb.lemma) && manner.includes('se') && isUnsaid;
  if (!thing || own.length > 1 || !(goesAlone || isRaining)) return clause;
  if (thing.span[0] < verb.span[1] || things.some(({ preposition }) => preposition === 'with')) return clause;
  const { kind, picture } = meantBy(thing, language);
  if (kind === 'worn' && /^(?:romper|rasgar|rebentar|desprender)$/.test(verb.lemma) && picture)
    return { ...clause, who: [thing], things: things.filter((each) => each !== thing) };
  if (!picture || /^(?:body|person|animal|worn|weather)$/.test(kind)) return clause;
  return { ...clause, who: [thing], things: things.filter((each) => each !== thing) };
}

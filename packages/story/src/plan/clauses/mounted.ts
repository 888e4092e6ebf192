import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { type Agreement, agreementOf, agreementOfPronoun } from '../../world/people/noun-gender.ts';
import { relationOf } from '../../world/people/relation-words.ts';

const mounts =
  /^(?:andar|montar|montarse|subir|subirse|entrar|nadar|sentar|sentarse|pedalar|pedalear|saltar|pular|brincar|jugar|mexer|descer|bajar|bajarse|conduzir|caber)$/;
/** 'Desenhou um monstro e colocou um chapéu nele': on the monster, and on nobody's head. */
const puts = /^(?:pôr|colocar|botar|poner|colgar|pendurar|colar|pegar|pintar|desenhar|dibujar)$/;
/** How many clauses ago the thing may have been told. */
const reach = 6;

/** 'Deu-lhe uma bicicleta. Andou nela': what one gets on or into is the thing it agrees with, and nobody. */
export function withMounts(clauses: readonly Clause[], language: NounLanguage): Clause[] {
  if (language === 'en') return [...clauses];
  const last = new Map<Agreement, { phrase: Phrase; at: number }>();
  return clauses.map((clause, at) => {
    const { verb, things } = clause;
    const isPutting = puts.test(verb.lemma) && things.some(({ preposition }) => !preposition);
    const isMounting =
      isPutting || (mounts.test(verb.lemma) && things.every(({ preposition }) => preposition));
    const named = things.map((each) => {
      const agreement = agreementOfPronoun(each.pronoun ?? '');
      const found = agreement && isMounting && /^(?:in|on|onto)$/.test(each.preposition ?? '');
      const thing = found ? last.get(agreement) : undefined;
      return thing && at - thing.at <= reach
        ? { ...thing.phrase, span: each.span, preposition: each.preposition ?? 'in' }
        : each;
    });
    for (const phrase of [...clause.who, ...things]) {
      const agreement = agreementOf(phrase);
      if (agreement && relationOf(phrase.head) === undefined) last.set(agreement, { phrase, at });
    }
    return { ...clause, things: named };
  });
}

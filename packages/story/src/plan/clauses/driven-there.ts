import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';

const takes = /^(?:levar|llevar|trazer|traer)$/;
const car = /^(?:carro|coche|auto|carrinha|camioneta|jipe|jeep|furgoneta)$/;

/** 'Papá nos llevó en coche', 'o avô levou-nos de carro': who takes others there by car drives it. */
export function drivenThere(clause: Clause, language: NounLanguage): Clause {
  const { verb, things } = clause;
  if (!takes.test(verb.lemma)) return clause;
  const isByCar = things.some(
    ({ head, preposition, qualities, lifeless }) =>
      /^(?:in|of|by)$/.test(preposition ?? '') &&
      car.test(head.toLowerCase()) &&
      !lifeless &&
      qualities.length === 0,
  );
  return isByCar
    ? { ...clause, verb: { ...verb, lemma: language === 'pt' ? 'conduzir' : 'conducir' } }
    : clause;
}

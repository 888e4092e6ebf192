import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause, Phrase } from '../../reading/clause.ts';
import { ofThingsAlone } from './deed-kinds.ts';

const lifelessUndergoes = new Set(
  [
    'comer zampar devorar tragar masticar engolir mastigar',
    'pelar descascar rallar ralar freír fritar hornear asar amasar batir mezclar misturar exprimir untar hervir rellenar',
    'enrollar enrolar doblar dobrar desdoblar arrugar rasgar romper quebrar recortar partir',
    'encender prender apagar enchufar inflar desinflar atornillar martillar clavar',
    'arreglar reparar remendar consertar fabricar construir armar desarmar tejer bordar',
    'plantar sembrar cosechar desenterrar desatar desenvolver desempacar estrenar vaciar',
    'colar roer cuspir despejar encher acender descascar coser entornar esmigalhar cozer assar provar estrear desligar',
    'prestar emprestar firmar assinar sacudir',
  ].flatMap((verbs) => verbs.split(' ')),
);
const changesHands =
  /^(?:dar|poner|pôr|tirar|guardar|enseñar|mostrar|comprar|meter|entregar|devolver|oferecer|botar|trazer|atirar|calçar|colocar|pintar|contar)$/;
const isClitic = ({ pronoun, preposition }: Phrase): boolean =>
  !preposition && /^l?[oa]s?$/.test(pronoun ?? '');
const isDative = ({ pronoun, preposition }: Phrase): boolean =>
  preposition === 'to'
    ? /^(?:le|les|se|lhe|lhes)$/.test(pronoun ?? '')
    : !preposition && /^(?:me|te|nos)$/.test(pronoun ?? '');

/** 'La peló', 'lo encendió': nobody is peeled or lit, whoever could be meant. */
const isDoneToNobody = ({ verb }: Pick<Clause, 'verb'>): boolean => lifelessUndergoes.has(verb.lemma);

/** The same, and 'se las puso', 'me lo mostró': what is done for somebody besides is done to a thing. */
const isDoneToThings = (clause: Pick<Clause, 'verb' | 'things' | 'manner'>): boolean =>
  isDoneToNobody(clause) ||
  (changesHands.test(clause.verb.lemma) &&
    clause.things.some(isClitic) &&
    (clause.manner.includes('se') || clause.things.some(isDative)));

/** Whether the pronouns of a clause mean things by what is done, rather than anybody. */
export const undergoing = (
  clause: Pick<Clause, 'verb' | 'things' | 'manner'>,
  deed: string,
  language: NounLanguage,
): { isOfThingsAlone: boolean; isOfNobody: boolean } => ({
  isOfThingsAlone: ofThingsAlone.test(deed) || (language !== 'en' && isDoneToThings(clause)),
  isOfNobody: language !== 'en' && isDoneToNobody(clause),
});

import { knownNouns } from '@milestoon/things/nouns';
import { placeNouns } from '../../world/places/place-words.ts';
import { withoutAccents } from '../../text/without-accents.ts';
import type { Lexicon } from './lexicon.ts';

const tables = new WeakMap<Lexicon, ReadonlyMap<string, string>>();

/** Nouns of everyday Portuguese that no table has: of the body and of the family's day. */
const portugueseNouns =
  'mão mãos mãozinha chão irmão irmãos irmã irmãs cabeça cabecinha braço braços bracinho língua coração pescoço palhaço começo lágrima lágrimas parabéns ' +
  'chapéu médico médica enfermaria água ténis tênis ginásio música história aniversário natação lição atenção confusão emoção canção multidão ' +
  'balanço baloiço escorregão trambolhão empurrão puxão beliscão arranhão joelhão dedão beijão abração bênção criança crianças doença licença preguiça';

/** Every word that a lexicon and the catalogue of things know. */
function knownWords(lexicon: Lexicon): Set<string> {
  const { forms, prepositions, clitics, contractions, comitatives, numbers, language, ...others } = lexicon;
  const sets = Object.values(others).filter((value): value is ReadonlySet<string> => value instanceof Set);
  return new Set([
    // 'Valeria' is somebody, and nobody would be worth it.
    ...[...forms].flatMap(([word, { supposed }]) => (supposed ? [] : [word])),
    ...prepositions.keys(),
    ...[clitics, contractions, comitatives, numbers].flatMap(Object.keys),
    ...sets.flatMap((words) => [...words]),
    ...knownNouns(language),
    ...placeNouns(language),
    ...(language === 'pt' ? portugueseNouns.split(' ') : []),
  ]);
}

function tableOf(lexicon: Lexicon): ReadonlyMap<string, string> {
  const known = knownWords(lexicon);
  const table = new Map<string, string>();
  for (const word of known) {
    const plain = withoutAccents(word);
    // Of 'sofa' nobody knows another word; 'papa' is one of its own.
    if (plain !== word && !known.has(plain) && !table.has(plain)) table.set(plain, word);
  }
  return table;
}

/** A word in lower case with the accents that a thumb has left out: 'salon' is 'salón', 'despues' 'después'. */
export function withAccents(word: string, lexicon: Lexicon): string {
  let table = tables.get(lexicon);
  if (!table) {
    table = tableOf(lexicon);
    tables.set(lexicon, table);
  }
  return table.get(word) ?? word;
}

import type { NounLanguage } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';

const ends = /^(?:finish|end|terminar|acabar)$/;
const songs = /^(?:song|carol|lullaby|solo|canção|música|cantiga|canción|villancico)$/;
const texts = /^(?:poem|verse|recital|poema|verso)$/;
const dances = /^(?:dance|dança|baile|danza)$/;
const papers = /(?:book|sheet|page|paper|notes|homework|caderno|livro|folha|papel|cuaderno|libro|hoja)s?$/;
const words: Readonly<Record<NounLanguage, { sing: string; recite: string; dance: string }>> = {
  en: { sing: 'sing', recite: 'recite', dance: 'dance' },
  pt: { sing: 'cantar', recite: 'recitar', dance: 'dançar' },
  es: { sing: 'cantar', recite: 'recitar', dance: 'bailar' },
};

/** 'When Grandpa finished his song, everybody clapped': that he sang it is all there is to be seen. */
export function toTheEnd(clause: Clause, language: NounLanguage): Clause {
  const { verb, things, who } = clause;
  const head = things.find(({ preposition }) => !preposition)?.head.toLowerCase();
  if (!head || !ends.test(verb.lemma)) return clause;
  // 'Finished the song in her workbook' wrote it.
  if (things.some((each) => each.preposition && papers.test(each.head.toLowerCase()))) return clause;
  // 'Terminó la canción y Mia paró': nobody is told before, and it is the song that ends.
  const isByItself = who.every(({ span }) => span[0] < clause.span[0] || span[0] >= verb.span[0]);
  if (language !== 'en' && isByItself) return clause;
  const { sing, recite, dance } = words[language];
  const lemma = songs.test(head) ? sing : texts.test(head) ? recite : dances.test(head) ? dance : undefined;
  return lemma ? { ...clause, verb: { lemma, span: verb.span } } : clause;
}

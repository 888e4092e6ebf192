import { type Lexicon, pairs } from './lexicon.ts';

/** How thumbs and mouths shorten words that can mean nothing else. */
const spellings: Readonly<Record<Lexicon['language'], Readonly<Record<string, string>>>> = {
  pt: pairs(`tá:está tava:estava tavam:estavam tavamos:estávamos távamos:estávamos tô:estou tamos:estamos
    cê:você vc:você vcs:vocês pq:porque tb:também tbm:também hj:hoje mt:muito mto:muito dps:depois qdo:quando qnd:quando
   `),
  es: pairs(`pa:para pal:para pq:porque xq:porque tb:también tbn:también q:que k:que dsp:después cdo:cuando`),
};

/** A word in lower case as it is written in full: 'tava' is 'estava', 'tb' 'también'. */
export const respelled = (word: string, { language }: Lexicon): string => spellings[language][word] ?? word;

import { type LetterRule, rule } from '../letters.ts';

const V = '[aeiouáéíóúâêôãõàü]';
const re = (source: string): RegExp => new RegExp(source, 'y');

/** m and n before a consonant or at the end only make the vowel nasal. */
const nasal: readonly LetterRule[] = [
  rule(/õe/y, 'õj'),
  rule(/ão/y, 'ɐ̃ʊ̃'),
  rule(/ãe/y, 'ɐ̃y'),
  rule(/ãi/y, 'ɐ̃j'),
  rule(/ã/y, 'ɐ̃'),
  rule(/õ/y, 'õ'),
  rule(/am$/y, 'ɐ̃ʊ̃'),
  rule(/[eéê]m$/y, 'A ŋ'),
  rule(/[ií]m$/y, 'i ŋ'),
  rule(/om$/y, 'o ŋ'),
  rule(/um$/y, 'ũ ŋ'),
  rule(/[aâá](?=[mn][bp])[mn]/y, 'ɐ̃ m'),
  rule(/[eéê](?=[mn][bp])[mn]/y, 'A m'),
  rule(/[ií](?=[mn][bp])[mn]/y, 'i m'),
  rule(/[oóô](?=[mn][bp])[mn]/y, 'o m'),
  rule(/[uú](?=[mn][bp])[mn]/y, 'ũ m'),
  rule(re(`[aâá][mn](?!${V}|h|$)`), 'ɐ̃ ŋ'),
  rule(re(`[eéê][mn](?!${V}|h|$)|[eéê]n(?=s?$)`), 'A ŋ'),
  rule(re(`[ií][mn](?!${V}|h|$)`), 'i ŋ'),
  rule(re(`[oóô][mn](?!${V}|h|$)`), 'o ŋ'),
  rule(re(`[uú][mn](?!${V}|h|$)`), 'ũ ŋ'),
  rule(/[aâá](?=nh)/y, 'ɐ̃'),
  rule(/u(?=nh)/y, 'ũ'),
  rule(/[aâ](?=[mn])/y, 'ɐ̃', 'æ'),
  rule(/[eê](?=[mn])/y, 'e'),
  rule(/[oô](?=[mn])/y, 'o'),
];

/** Vowels that meet and stay two: ra-i-nha, a-in-da, sa-ir, ca-iu. */
const apart = `(?=i(?:nh|n(?!${V})|[lrzm]$|u$))`;

const diphthongs: readonly LetterRule[] = [
  rule(re(`a${apart}`), 'a'),
  rule(re(`o${apart}`), 'o'),
  rule(re(`u${apart}`), 'u'),
  rule(/ou/y, 'ow'),
  rule(/ei|êi/y, 'A'),
  rule(/éi/y, 'ɛɪ'),
  rule(/[aá]i/y, 'I'),
  rule(/[aá]u|ao$/y, 'W'),
  rule(/oi/y, 'oɪ'),
  rule(/ói/y, 'Y'),
  rule(/[eê]u/y, 'eʊ'),
  rule(/éu/y, 'ɛʊ'),
  rule(/iu/y, 'iʊ'),
  rule(/ui/y, 'uɪ'),
  // A dark l is a vowel.
  rule(re(`[aáâ]l(?!${V}|h)`), 'W'),
  rule(re(`[eé]l(?!${V}|h)`), 'ɛʊ', 'eʊ'),
  rule(re(`êl(?!${V}|h)`), 'eʊ'),
  rule(re(`[ií]l(?!${V}|h)`), 'iʊ', 'ɪʊ'),
  rule(re(`[oóô]l(?!${V}|h)`), 'ow'),
  rule(re(`[uú]l(?!${V}|h)`), 'uw'),
  // At the end after another stress: história, sítio.
  rule(/i(?=[aeo]s?$)/y, 'i', 'j'),
];

const vowels: readonly LetterRule[] = [
  rule(/[áà]/y, 'a'),
  rule(/â/y, 'ɐ̃'),
  rule(/ê/y, 'e'),
  rule(/é/y, 'ɛ'),
  rule(/ó/y, 'ɔ'),
  rule(/ô/y, 'o'),
  rule(/a(?=s?$)/y, 'a', 'æ'),
  rule(/e(?=s?$)/y, 'e', 'y'),
  rule(/o(?=s?$)/y, 'o', 'ʊ'),
  rule(/a/y, 'a'),
  // The stressed e is closed before these endings: medo, mesa, cabeça, caneta, rede, comer.
  rule(/e(?=lh|j|ch|x)/y, 'e'),
  rule(/e(?=[^aeioul]{1,2}os?$|[szçt]as?$|ss?as?$|çam?$|[dt]es?$|[rz]$)/y, 'e'),
  rule(/e/y, 'ɛ', 'e'),
  rule(/[íiy]/y, 'i'),
  // So is the o: jogo, professora, flor, folha.
  rule(/o(?=[^aeiou]{1,2}os?$|r(?:es)?$|r?ç|lh|x|as?$)|(?<=[sdt])o(?=ras?$)/y, 'o'),
  rule(/o/y, 'ɔ', 'o'),
  rule(/[úuü]/y, 'u'),
];

const hissed: readonly LetterRule[] = [
  rule(/[sx]c(?=[eiéíê])|sç/y, 's'),
  rule(re(`(?<=^[eê])x(?=${V})`), 'z'),
  rule(/(?<=^e)x(?=[pct])/y, 's'),
  rule(/(?<=se)x(?=t)/y, 's'),
  rule(/x/y, 'ʃ'),
  rule(/ss/y, 's'),
  rule(/ç|c(?=[eiéíê])/y, 's'),
  rule(re(`(?<=${V})s(?=${V})`), 'z'),
  rule(/s(?=[bdgvmnlrzj])/y, 'z'),
  rule(/s/y, 's'),
  rule(/z$/y, 's'),
  rule(/z/y, 'z'),
  rule(/j|g(?=[eiéíê])/y, 'ʒ'),
];

const consonants: readonly LetterRule[] = [
  rule(/(?<=^)lh/y, 'ʎ'),
  rule(/lh/y, 'l j'),
  rule(/nh/y, 'ɲ'),
  rule(/tch/y, 'ʧ'),
  rule(/ch/y, 'ʃ'),
  rule(/ph/y, 'f'),
  // The u is heard in a few: aguentar, linguiça, cinquenta, tranquilo.
  rule(/gu(?=ent|iça|im$|ins$)/y, 'ɡ w'),
  rule(/(?<=cin|se|fre|tran)qu(?=[eiê])/y, 'k w'),
  rule(/gu(?=[eiéíê])/y, 'ɡ'),
  rule(/qu(?=[eiéíê])/y, 'k'),
  rule(/qu(?=[aoáóãâô])/y, 'k w'),
  rule(/gu(?=[aoáóãâô])/y, 'ɡ w'),
  ...hissed,
  rule(/c|q/y, 'k'),
  // Before i, and an e that sounds like one, the tongue goes to the palate.
  rule(/t(?=[ií]|es?$)/y, 'ʧ'),
  rule(/d(?=[ií]|es?$)/y, 'ʤ'),
  rule(/rr|(?<=^|[nls])r/y, 'x'),
  rule(re(`(?<=${V})r(?=${V})`), 'ɾ'),
  rule(re(`(?<=${V})r(?=[^${V.slice(1, -1)}])`), 'ɾə'),
  rule(/r/y, 'r'),
  rule(/h/y, ''),
  rule(/g/y, 'ɡ'),
  rule(/[bdfklmnptvw]/y, '='),
];

/** From the letters of Portuguese to its sounds in Brazil, in IPA. */
export const brazilianLetters: readonly LetterRule[] = [...nasal, ...diphthongs, ...vowels, ...consonants];

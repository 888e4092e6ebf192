import { inIpa, ipaIn, ipaLetters, wordTable } from '../ipa.ts';
import type { SaidPiece } from '../language.ts';
import { type LetterRule, rule } from '../letters.ts';
import type { Sounds } from '../spelled-language.ts';

const V = '[aeiouáéíóúü]';
const re = (source: string): RegExp => new RegExp(source, 'y');

/** After a pause, m or n they are stops, d also after l; else they are said without closing the mouth. */
const soft: readonly LetterRule[] = [
  rule(/(?<![^mn])[bv]/y, 'b'),
  rule(/[bv]/y, 'β'),
  rule(/(?<![^n])d|d(?=m|$)/y, 'd'),
  rule(/d/y, 'ð'),
];

const consonants: readonly LetterRule[] = [
  rule(/ñ/y, 'ɲ'),
  rule(re(`ll|y(?=${V})`), 'ʝ'),
  rule(/ch/y, 'ʧ'),
  rule(/sh/y, 'ʃ'),
  rule(/rr|(?<=^|[nls])r/y, 'r'),
  rule(/r/y, 'ɾ'),
  rule(/ph/y, 'f'),
  rule(/(?<=^|n)gü(?=[eiéí])/y, 'ɡ u'),
  rule(/gü(?=[eiéí])/y, 'ɣ w'),
  rule(/(?<=^|n)gu(?=[eiéí])/y, 'ɡ'),
  rule(/gu(?=[eiéí])/y, 'ɣ'),
  rule(/qu(?=[eiéí])/y, 'k'),
  rule(/[gj](?=[eiéí])|j|(?<=mé|te|oa)x(?=[ia])/y, 'x'),
  rule(/(?<=^|n)g/y, 'ɡ'),
  rule(/g/y, 'ɣ'),
  rule(/sc(?=[eiéí])|xc(?=[eiéí])/y, 's'),
  rule(/(?<=^)x/y, 's'),
  rule(/x/y, 'k s'),
  rule(/cc(?=[eiéí])/y, 'k s'),
  rule(/c(?=[eiéí])|z|ç/y, 's'),
  rule(/c|q/y, 'k'),
  rule(/(?<=^)ps/y, 's'),
  rule(/hu(?=[eiaéíá])/y, 'w'),
  rule(/h(?=i[eé])/y, ''),
  rule(/h/y, ''),
  rule(/n(?=[bpvf])/y, 'm'),
  rule(/n(?=[gj])/y, 'ŋ'),
  ...soft,
  rule(/[fklmnpstw]/y, '='),
];

const vowels: readonly LetterRule[] = [
  rule(/uy$/y, 'uj'),
  rule(re(`a(?:i|y(?!${V}))`), 'I'),
  rule(re(`á(?:i|y(?!${V}))`), 'ai'),
  rule(/au/y, 'W'),
  rule(/áu/y, 'au'),
  rule(re(`e(?:i|y(?!${V}))`), 'A'),
  rule(re(`é(?:i|y(?!${V}))`), 'ei'),
  rule(/[eé]u/y, 'eʊ'),
  rule(re(`[oó](?:i|y(?!${V}))`), 'oɪ'),
  rule(/i(?=[aeouáéóú])/y, 'j'),
  rule(/u(?=[aeoiáéóí])/y, 'w'),
  rule(/[áa]/y, 'a'),
  // A stressed e is open before n and another consonant.
  rule(/e(?=n[tdcszg])/y, 'ɛ', 'e'),
  rule(/[ée]/y, 'e'),
  rule(/[íiy]/y, 'i'),
  rule(/[óo]/y, 'o'),
  rule(/[úüu]/y, 'u'),
];

const stops: Readonly<Record<string, string>> = { b: 'β', d: 'ð', ɡ: 'ɣ' };

/** A stop that begins a word opens after another word, but for n; n goes over to the lips or the palate. */
function linked(pieces: readonly SaidPiece[]): string[][] {
  let before = '';
  const words = pieces.map(({ spoken, flows }) => {
    const said = spoken.map((word) => {
      const symbols = ipaIn(word);
      const opens = symbols && before && !/[nmŋ]$/.test(before) ? stops[symbols.charAt(0)] : undefined;
      before = symbols ?? '';
      return symbols && opens ? inIpa([opens, symbols.slice(1)]) : word;
    });
    if (!flows) before = '';
    return said;
  });
  return words.map((said, i) => {
    const next = pieces[i]?.flows ? (ipaIn(words[i + 1]?.[0] ?? '') ?? '') : '';
    const moved = /^[bpmf]/.test(next) ? 'm' : /^[ɡx]/.test(next) ? 'ŋ' : 'n';
    const last = said.at(-1);
    return last?.endsWith('n]') ? [...said.slice(0, -1), last.replace(/n\]$/, `${moved}]`)] : said;
  });
}

/**
 * Spanish of America in the symbols that Kokoro's Spanish voices were taught: stress as eSpeak NG sets it.
 */
export const spanishIpa: Sounds = {
  letters: {
    ...ipaLetters((at, stressed) => at % 2 === 0 && at <= stressed - 2),
    rules: [...consonants, ...vowels],
    stressedEarly: /[aeiouns]$/,
    stressMarks: [/^[áéíóú]/],
  },
  weakWords: wordTable(`
      a a
      al al
      como kˌomo
      con kon
      cuando kwˌando
      de de
      del del
      desde dˌesðe
      donde dˌonde
      e e
      el el
      en en
      entre ˌentɾe
      hasta ˌasta
      la la
      las las
      le le
      les les
      lo lo
      los los
      me me
      mi mi
      mis mis
      mientras mjˌentɾas
      nos nos
      nuestra nwˌestɾa
      nuestras nwˌestɾas
      nuestro nwˌestɾo
      nuestros nwˌestɾos
      o o
      para pˌaɾa
      pero pˌeɾo
      por poɾ
      porque pˌoɾke
      que ke
      se se
      si si
      sin sin
      sobre sˌoβɾe
      su su
      sus sus
      te te
      tu tu
      tus tus
      y i`),
  exceptions: wordTable(`
      hmm ˈəm
      mm ˈəm
      shh ʃʃ
      brr bˈər
      pst pˈist
      mia mˈia
      lia lˈia
      pia pˈia
      nia nˈia
      guau ɡwˈW
      uau wˈW`),
  breath: 'x',
  inPhones: inIpa,
  linked,
};

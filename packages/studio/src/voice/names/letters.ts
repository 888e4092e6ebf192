/**
 * From letters to sounds, for Portuguese and Spanish names in English speech: the nearest CMU phones. Rules are
 * tried in order at every letter; the first that fits says what is heard and how many letters it takes.
 */
export type NameLanguage = 'portuguese' | 'spanish';

export interface SoundRule {
  /** Matched at the letter; lookahead is not consumed. */
  written: RegExp;
  /** Phones, split at spaces; `'` marks where stress falls when the vowel is the stressed one. */
  heard: string;
}

const rule = (written: RegExp, heard: string): SoundRule => ({ written, heard });
const vowel = '[aeiouáéíóúâêôãõàü]';

/** European Portuguese. `r` at the start and `rr` are made in the throat: an English h comes nearest. */
const portuguese: readonly SoundRule[] = [
  rule(/ões?$/y, "oy' n sh"),
  rule(/õe/y, "oy' n"),
  rule(/ão/y, "aw' n"),
  rule(/ãe/y, "ay' n"),
  rule(/ã/y, "aa' n"),
  rule(/õ/y, "ow' n"),
  rule(/[eé]ns$/y, "ey' n sh"),
  rule(/[eé]m$/y, "ey' n"),
  rule(/im$/y, "iy' n"),
  rule(/lh/y, 'l y'),
  rule(/nh/y, 'n y'),
  rule(/tch/y, 'ch'),
  rule(/ch/y, 'sh'),
  rule(/gu(?=[eiéíê])/y, 'g'),
  rule(/qu(?=[eiéíê])/y, 'k'),
  rule(/qu(?=[aoáóãâ])/y, 'k w'),
  rule(/gu(?=[aoáóãâ])/y, 'g w'),
  rule(/g(?=[eiéíê])/y, 'zh'),
  rule(/c(?=[eiéíê])/y, 's'),
  rule(/ç/y, 's'),
  rule(/c/y, 'k'),
  rule(/q/y, 'k'),
  rule(/j/y, 'zh'),
  rule(/x/y, 'sh'),
  rule(/rr/y, 'hh'),
  rule(/ss/y, 's'),
  rule(/s(?=[^aeiouáéíóúâêôãõàs]|$)/y, 'sh'),
  rule(new RegExp(`(?<=${vowel})s(?=${vowel})`, 'y'), 'z'),
  rule(/z$/y, 'sh'),
  rule(/(?<=^)r/y, 'hh'),
  rule(/h/y, ''),
  rule(/ou/y, "ow'"),
  rule(/[eê]i/y, "ey'"),
  rule(/éi/y, "ay'"),
  rule(/[aá]i/y, "ay'"),
  rule(/[aá]u/y, "aw'"),
  rule(/[oó]i/y, "oy'"),
  rule(/ui$/y, "uw' iy"),
  rule(/i(?=[aáâo][^s]?$)/y, "iy'"),
  rule(/(?<=[^q])u(?=[aãáeéiíoó])/y, "uw'"),
  rule(/á|â|à/y, "aa'"),
  rule(/[éê]$/y, "ey'"),
  rule(/ê/y, "ey'"),
  rule(/é/y, "eh'"),
  rule(/í/y, "iy'"),
  rule(/ó/y, "ao'"),
  rule(/ô/y, "ow'"),
  rule(/ú/y, "uw'"),
  rule(/ü/y, 'w'),
  rule(/a$/y, 'ah'),
  rule(/e$/y, 'ax'),
  rule(/o(?=s?$)/y, 'uw'),
  rule(/a/y, "aa'"),
  rule(/e/y, "eh'"),
  rule(/i/y, "iy'"),
  rule(/o/y, "ao'"),
  rule(/u/y, "uw'"),
  rule(/y/y, "iy'"),
  rule(/([bdfklmnprstvwz])/y, '='),
  rule(/g/y, 'g'),
];

/** Spanish as it is spoken in most of America. */
const spanish: readonly SoundRule[] = [
  rule(/ñ/y, 'n y'),
  rule(/ll/y, 'y'),
  rule(/ch/y, 'ch'),
  rule(/rr/y, 'r'),
  rule(/gü(?=[ei])/y, 'g w'),
  rule(/gu(?=[eiéí])/y, 'g'),
  rule(/qu(?=[eiéí])/y, 'k'),
  rule(/g(?=[eiéí])/y, 'hh'),
  rule(/c(?=[eiéí])/y, 's'),
  rule(/j/y, 'hh'),
  rule(/z/y, 's'),
  rule(/c|q/y, 'k'),
  rule(/(?<=^)x/y, 'hh'),
  rule(/x/y, 'k s'),
  rule(/ç/y, 's'),
  rule(/h/y, ''),
  rule(/i(?=[aeoáéó])/y, 'y'),
  rule(/u(?=[aeoáéó])/y, 'w'),
  rule(/[aá][iy]/y, "ay'"),
  rule(/[aá]u/y, "aw'"),
  rule(/[eé][iy]/y, "ey'"),
  rule(/[oó][iy]/y, "oy'"),
  rule(/á/y, "aa'"),
  rule(/é/y, "eh'"),
  rule(/í/y, "iy'"),
  rule(/ó/y, "ow'"),
  rule(/ú|ü/y, "uw'"),
  rule(/e$/y, "ey'"),
  rule(/a/y, "aa'"),
  rule(/e/y, "eh'"),
  rule(/i/y, "iy'"),
  rule(/o/y, "ow'"),
  rule(/u/y, "uw'"),
  rule(/y(?=[aeiouáéíóú])/y, 'y'),
  rule(/y/y, "iy'"),
  rule(/([bdfklmnprstvw])/y, '='),
  rule(/g/y, 'g'),
];

const rules = { portuguese, spanish } as const;

/** One sounded piece of a name. */
export interface Sound {
  phones: string[];
  /** It holds a vowel that can carry the stress. */
  isVowel: boolean;
  /** Written with a mark that says the stress is here. */
  isMarked: boolean;
  /** Index of its first letter. */
  at: number;
}

/** The sounds of a word in lower case; letters no rule knows are left out. */
export function soundsOf(word: string, language: NameLanguage): Sound[] {
  const sounds: Sound[] = [];
  for (let at = 0; at < word.length; ) {
    const found = firstMatch(word, at, language);
    if (!found) {
      at++;
      continue;
    }
    const { written, heard } = found;
    const phones = (heard === '=' ? written : heard.replace("'", '')).split(' ').filter(Boolean);
    const isVowel = heard.includes("'") || /^(ah|ax|uw|iy)/.test(heard);
    if (phones.length > 0) sounds.push({ phones, isVowel, isMarked: /[áéíóúâêôãõ]/.test(written), at });
    at += written.length;
  }
  return sounds;
}

function firstMatch(word: string, at: number, language: NameLanguage) {
  for (const { written, heard } of rules[language]) {
    written.lastIndex = at;
    const match = written.exec(word)?.[0];
    if (match) return { written: match, heard };
  }
  return undefined;
}

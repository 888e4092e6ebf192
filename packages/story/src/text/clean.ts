import { withoutContactData } from '../review/contact-data.ts';
import { withoutShouting } from './letter-case.ts';
import { softened } from './soften.ts';
import { withOwnName } from './own-name.ts';
import { spelled } from './spelling.ts';

const pictograms = /[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}\u{1F3FB}-\u{1F3FF}\u200D\uFE0F\u20E3]/gu;
const emoticons = /(?<=^|\s)(?:[:;=8][-o']?[)(\]DPp3*/|\\]+|<3+|xD+|\^_?\^)(?=\s|$|[.,!?])/g;
const bullets = /^\s*(?:[-*•–—·▪◦>]+|\d{1,2}[.)])\s+/;

const signs: readonly [RegExp, string][] = [
  [/[\u2018\u2019\u02BC`´]/g, "'"],
  // 'He goes, 'Again!' and …': an apostrophe stands within a word or at its end only.
  [
    /(?<=^|[\s(])'(?!(?:em|cause|til|bout|n|tis|twas)\b)(\p{L}(?:[^'"]|(?<=\p{L})'(?=\p{L})){0,250})'(?=[\s.,!?;:)]|$)/gu,
    '"$1"',
  ],
  [/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"'],
  [/\u2026/g, '...'],
  [/(?:\.\s*){3,}/g, '... '],
  [/\s*&\s*/g, ' and '],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s|\w)/gi, 'with '],
  [/(?<=\s)@(?=\s)/g, 'at'],
  [/[#@](?=[\p{L}\p{N}])/gu, ''],
  // '#FirstDay' is two words, DeShawn and MacKenzie are one.
  [
    /(?<=\p{Ll})(?=\p{Lu}\p{Ll})(?<=(?:^|\s)\p{Lu}\p{Ll}+)(?<!(?:^|\s)(?:Ma?c|D[aeiu]|L[aeo]|J[aeo]|K[ae]|R[ao]|Ta|Ty|Fitz))/gu,
    ' ',
  ],
  [/[*_~|<>^=#{}[\]\\]+/g, ' '],
  [/\s*[—–]\s*|\s+-+\s+/g, ', '],
  [/!*\?[!?]*/g, '?'],
  [/!{2,}/g, '!'],
  [/,(?:\s*,)+/g, ','],
  [/,\s*(?=[.!?])/g, ''],
  [/\s+(?=[,.!?;:](?:\s|$))/g, ''],
  [/(?<=\p{L}),(?=\p{L})/gu, ', '],
  [/(?<=\p{Ll})([.!?])(?=\p{Lu})/gu, '$1 '],
  [/\(\s*\)/g, ' '],
  [/[ \t]+/g, ' '],
];

/** Nobody who writes without capitals begins a sentence with one. */
const isSmallWritten = (text: string): boolean =>
  /^\P{L}*\p{Ll}/u.test(text) && !/[.!?]\s+\p{Lu}/u.test(text);
const betweenWords =
  /(?<=[\p{L}\p{N}])\s*(?:\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*\s*)+(?=\p{Ll})/gu;
const nothing = /(?!)/u;

/** Ends every line of a list as a sentence. */
const ended = (line: string): string => (line === '' || /[.!?:;,"]$/.test(line) ? line : `${line}.`);

/**
 * What can be spoken and captioned of a parent's text: no addresses, phone numbers or pictograms,
 * list points as sentences, plain quotation marks, no shouting. Words are never dropped otherwise.
 */
export function cleanText(text: string, childName: string): string {
  const spoken = withoutContactData(text.normalize('NFC').replace(/\r\n?/g, '\n'))
    .replace(emoticons, (_mark, at: number, all: string) =>
      /^\S+\s+\p{L}/u.test(all.slice(at)) && /[\p{L}\p{N}]\s*$/u.test(all.slice(0, at)) ? '. ' : ' ',
    )
    // A pictogram often stands where a full stop should be.
    .replace(
      /(?<=[\p{L}\p{N}])\s*(?:\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*\s*)+(?=\p{Lu}|#|(?:she|he|we|they|it|then|today|ela|ele|eles|elas|depois|hoje|ella|él|ellos|ellas|después|luego|hoy)(?!\p{L})|\p{Ll}{2,}(?:[oi]u|[aei]ram|ó|aron|ieron)(?![\p{L}]))/gu,
      '. ',
    )
    .replace(isSmallWritten(text) ? betweenWords : nothing, '. ')
    .replace(pictograms, ' ');
  const lines = spoken.split('\n');
  const isList = lines.some((line) => bullets.test(line));
  const joined = lines
    .map((line) => line.replace(bullets, '').trim())
    .filter((line) => line !== '')
    .map((line, i, all) => {
      const next = all[i + 1];
      // A line broken in the middle of a sentence goes on in lower case.
      const goesOn = !isList && next !== undefined && /^\p{Ll}/u.test(next);
      return goesOn ? line : ended(line);
    })
    .join(' ');
  const tidy = signs.reduce((current, [pattern, sign]) => current.replace(pattern, sign), joined).trim();
  return withOwnName(softened(withoutShouting(spelled(tidy, childName), childName)), childName)
    .replace(/\s+/g, ' ')
    .replace(/^[,;:.\s]+/, '')
    .trim();
}

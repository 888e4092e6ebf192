import type { TimeOfDay } from '@milestoon/stage';

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'seven sete siete 7',
    'eight oito ocho 8',
    'nine nove nueve 9',
    'ten dez diez 10',
    'eleven onze once 11',
    'twelve doze doce 12',
  ].flatMap((words, at) => words.split(' ').map((word) => [word, at + 7])),
);
const hours = Object.keys(numbers).join('|');
const behind =
  "(?=[.,;!?]|$| (?:o['’]clock|e meia|y media|he|she|we|they|i|it|the|mum|mom|dad|mummy|daddy|grandma|grandpa|[oa]s?|el|la|nos|papá|mamá|\\p{Lu}\\p{L}+)(?!\\p{L}))";
const clock = new RegExp(
  `(?<!\\p{L})(?:(?:[Aa]t|[Aa]round|[Bb]y|[Aa]bout) (?:half past |quarter (?:past|to) )?|[Àà]s |[Pp]elas |[Aa] las |[Ss]obre las |[Hh]acia las )(${hours})(?:[:.h]\\d\\d)?${behind}`,
  'u',
);
const evening =
  /(?<!\p{L})(?:evening|dinner|supper|dark|night|sunset|dusk|bedtime|tonight|jant\p{L}+|noite|escurec\p{L}+|anoitec\p{L}+|cena(?:r|mos|ron)?|cenó|noche|anochec\p{L}+|oscurec\p{L}+|atardec\p{L}+)(?!\p{L})/giu;
const morning = /(?<!\p{L})(?:morning|breakfast|manhã|pequeno-almoço|mañana|desayun\p{L}+)(?!\p{L})/giu;
const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;

/** 'They stayed until it got dark. At ten Dad carried her': a clock without morning or evening goes on from the evening told before; null where it does not. */
export function eveningClock(told: string, before: string): TimeOfDay | null {
  const hour = numbers[clock.exec(told)?.[1]?.toLowerCase() ?? ''];
  if (hour === undefined || lastOf(evening, before) <= lastOf(morning, before)) return null;
  return hour === 7 ? 'golden' : 'night';
}

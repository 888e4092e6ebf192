import type { TimeOfDay } from '@milestoon/stage';

const seven = 'seven|sete|siete|7';
const later = 'eight|oito|ocho|8|nine|nove|nueve|9|ten|dez|diez|10|eleven|onze|once|11|twelve|doze|doce|12';
const behind =
  "(?=[.,;!?]|$| (?:o['’]clock|e meia|y media|he|she|we|they|I|it|the|[Mm]u?o?m|[Dd]ad|[Mm]ummy|[Mm]ommy|[Dd]addy|[Gg]randma|[Gg]randpa|[oa]s?|el|la|nos|[Pp]apá|[Mm]amá)(?!\\p{L}))";
const clock = new RegExp(
  `(?<!\\p{L})(?:(?:[Aa]t|[Aa]round|[Bb]y|[Aa]bout) (?:half past |quarter (?:past|to) )?|[Àà]s |[Pp]elas |[Aa] las |[Ss]obre las |[Hh]acia las )(?:(${seven})|${later})(?:[:.h]\\d\\d)?${behind}`,
  'u',
);
const evening =
  /(?<!\p{L})(?:evening|dinner|supper|dark|night|sunset|dusk|bedtime|tonight|jant\p{L}+|noite|escurec\p{L}+|anoitec\p{L}+|cena(?:r|mos|ron)?|cenó|noche|anochec\p{L}+|oscurec\p{L}+|atardec\p{L}+)(?!\p{L})/giu;
const morning = /(?<!\p{L})(?:morning|breakfast|manhã|pequeno-almoço|mañana|desayun\p{L}+)(?!\p{L})/giu;
const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;

/** Whoever slept before it or gets up at it has the morning. */
const byMorning =
  /(?<!\p{L})(?:slept|asleep|sleep|wok\p{L}*|wak\p{L}*|awake|was up|were up|got up|toast|crow\p{L}*|rooster|dorm\p{L}+|durm\p{L}+|adormec\p{L}+|acord\p{L}+|despert\p{L}+|levant\p{L}+|torradas?|tostadas?|gall?o|cantou o galo)(?!\p{L})/iu;
const lastSentence = /[^.!?]*[.!?\s]*$/u;
/**
 * 'They stayed until it got dark. At ten Dad carried her': a clock without morning or evening goes on from the evening
 * told before; null where it does not. The hour that it was does not tell: the golden one is dawn as well as dusk.
 */
export function eveningClock(told: string, before: string): TimeOfDay | null {
  const shown = clock.exec(told);
  if (!shown || lastOf(evening, before) <= lastOf(morning, before)) return null;
  if (shown[1]) return 'golden';
  return byMorning.test(told) || byMorning.test(lastSentence.exec(before)?.[0] ?? '') ? null : 'night';
}

import { ordinalIn } from '../ordinals.ts';
import type { Gender } from '../written-forms.ts';

/** Spanish numbers. All results are lower case. */
const small =
  `cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete
  dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho
  veintinueve`.split(/\s+/);
const tens = ['', '', '', ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')];
const hundreds = [
  '',
  ...'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(
    ' ',
  ),
];

/** 'uno' is 'un' before a masculine noun, 'una' before a feminine one. */
function gendered(word: string, gender: Gender): string {
  if (gender === 'feminine') return word.replace(/uno$/, 'una').replace(/ientos$/, 'ientas');
  if (gender === 'masculine') return word === 'veintiuno' ? 'veintiún' : word.replace(/^uno$/, 'un');
  return word;
}

function belowThousand(value: number, gender: Gender): string[] {
  if (value === 100) return ['cien'];
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const words = [gendered(hundreds[hundred] ?? '', gender)];
  if (rest >= 30) {
    words.push(tens[Math.floor(rest / 10)] ?? '');
    if (rest % 10 > 0) words.push('y', gendered(small[rest % 10] ?? '', gender));
  } else if (rest > 0) words.push(gendered(small[rest] ?? '', gender));
  return words.filter(Boolean);
}

/** 2024 → dos mil veinticuatro. `value` is a whole number below 10⁹. */
export function cardinal(value: number, gender: Gender = 'none'): string[] {
  if (value === 0) return ['cero'];
  const [millions, thousands, rest] = [
    Math.floor(value / 1e6),
    Math.floor(value / 1000) % 1000,
    value % 1000,
  ];
  return [
    ...(millions > 0
      ? [...belowThousand(millions, 'masculine'), millions === 1 ? 'millón' : 'millones']
      : []),
    ...(thousands > 0
      ? [
          ...(thousands === 1 ? [] : belowThousand(thousands, gender === 'feminine' ? gender : 'masculine')),
          'mil',
        ]
      : []),
    ...(rest > 0 ? belowThousand(rest, gender) : []),
  ];
}

const firsts = 'cero primero segundo tercero cuarto quinto sexto séptimo octavo noveno décimo'.split(' ');
const tenths = [
  '',
  'décimo',
  ...'vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo nonagésimo'.split(' '),
];

export const ordinal = (value: number, gender: Gender): string[] =>
  ordinalIn({ firsts, tenths, hundredth: 'centésimo', cardinal }, value, gender);

/** 10:30 → diez y media, 8:00 → ocho. */
export function clock(hour: number, minute: number): string[] {
  const hours = cardinal(hour, 'feminine');
  if (minute === 0) return hours;
  return [...hours, 'y', ...(minute === 30 ? ['media'] : minute === 15 ? ['cuarto'] : cardinal(minute))];
}

/** 1/2 → un medio, 3/4 → tres cuartos. */
export function fraction(over: number, under: number): string[] {
  const part = under === 2 ? 'medio' : under > 2 && under <= 10 ? firsts[under] : undefined;
  if (!part) return [...cardinal(over), 'sobre', ...cardinal(under)];
  const one = part === 'tercero' ? 'tercio' : part;
  return [...cardinal(over, 'masculine'), over === 1 ? one : `${one}s`];
}

const masculineInA = /^(?:días?|mapas?|planetas?|pijamas?|problemas?|programas?|temas?|cometas?|idiomas?)$/;

/** By the ending: 'velas' is feminine, 'días' is not. */
export function genderOf(noun: string): Gender {
  if (!noun) return 'none';
  if (masculineInA.test(noun)) return 'masculine';
  if (/(?:as?|dad|dades|ción|ciones|noches?|vez|veces|manos?|tardes?|flor|flores|nubes?)$/.test(noun))
    return 'feminine';
  return /^(?:de|y|en|con|por|o|el|la|los|las|que)$/.test(noun) ? 'none' : 'masculine';
}

import { ordinalIn } from '../ordinals.ts';
import type { Gender } from '../written-forms.ts';

/** Numbers as they are said in Portugal. All results are lower case. */
const small =
  `zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito
  dezanove`.split(/\s+/);
const tens = ['', '', ...'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')];
const hundreds = [
  '',
  ...'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
    ' ',
  ),
];
const feminine: Readonly<Record<string, string>> = { um: 'uma', dois: 'duas' };

const gendered = (word: string, gender: Gender): string => {
  if (gender !== 'feminine') return word;
  return feminine[word] ?? word.replace(/entos$/, 'entas');
};

function belowThousand(value: number, gender: Gender): string[] {
  if (value === 100) return ['cem'];
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const words = [gendered(hundreds[hundred] ?? '', gender)];
  if (rest >= 20) words.push(tens[Math.floor(rest / 10)] ?? '');
  const unit = rest >= 20 ? rest % 10 : rest;
  if (unit > 0) words.push(gendered(small[unit] ?? '', gender));
  return words.filter(Boolean).flatMap((word, i) => (i > 0 ? ['e', word] : [word]));
}

/** 2024 → dois mil e vinte e quatro, 1203 → mil duzentos e três. `value` is a whole number below 10⁹. */
export function cardinal(value: number, gender: Gender = 'none'): string[] {
  if (value === 0) return ['zero'];
  const [millions, thousands, rest] = [
    Math.floor(value / 1e6),
    Math.floor(value / 1000) % 1000,
    value % 1000,
  ];
  const groups: string[][] = [];
  if (millions > 0) groups.push([...belowThousand(millions, 'none'), millions === 1 ? 'milhão' : 'milhões']);
  if (thousands > 0) groups.push([...(thousands === 1 ? [] : belowThousand(thousands, gender)), 'mil']);
  // 'e' comes before a last group that has none inside.
  const joins = groups.length > 0 && (rest < 100 || rest % 100 === 0);
  if (rest > 0) groups.push([...(joins ? ['e'] : []), ...belowThousand(rest, gender)]);
  return groups.flat();
}

const firsts = 'zero primeiro segundo terceiro quarto quinto sexto sétimo oitavo nono décimo'.split(' ');
const tenths = [
  '',
  'décimo',
  ...`vigésimo trigésimo quadragésimo quinquagésimo sexagésimo septuagésimo octogésimo nonagésimo`.split(' '),
];

export const ordinal = (value: number, gender: Gender): string[] =>
  ordinalIn({ firsts, tenths, hundredth: 'centésimo', cardinal }, value, gender);

/** 10:30 → dez e trinta, 8h → oito horas. */
export function clock(hour: number, minute: number): string[] {
  const hours = cardinal(hour, 'feminine');
  return minute === 0 ? [...hours, hour === 1 ? 'hora' : 'horas'] : [...hours, 'e', ...cardinal(minute)];
}

/** 1/2 → um meio, 3/4 → três quartos. */
export function fraction(over: number, under: number): string[] {
  const part = under === 2 ? 'meio' : under > 2 && under <= 10 ? firsts[under] : undefined;
  if (!part) return [...cardinal(over), 'sobre', ...cardinal(under)];
  const one = part === 'terceiro' ? 'terço' : part;
  return [...cardinal(over), over === 1 ? one : `${one}s`];
}

const masculineInA = /^(?:dias?|mapas?|planetas?|pijamas?|problemas?|programas?|temas?|cometas?|poetas?)$/;

/** By the ending: 'velas' is feminine, 'dias' is not. */
export function genderOf(noun: string): Gender {
  if (masculineInA.test(noun)) return 'masculine';
  return /(?:as?|ãs?|dades?|ção|ções|gem|gens|mães?|vez|vezes|noites?|mãos?|flor|flores|tardes?|neves?|colheres)$/.test(
    noun,
  )
    ? 'feminine'
    : 'masculine';
}

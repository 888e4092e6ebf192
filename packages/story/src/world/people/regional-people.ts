/** People whom Spain and the Americas call by words that mean others elsewhere, or something else. */
import type { CharacterRole } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import { guessedTeller } from './guessed-teller.ts';
import { related } from './kin-meant.ts';
import type { Registry } from './registry.ts';
import { relationOf } from './relation-words.ts';
import type { Somebody } from './somebody.ts';
import { atWork } from '../places/at-work.ts';
import { wordTable } from '../../text/word-table.ts';

const ofTeller = /^mis?$/i;
/** 'Mi viejo' is the teller's father, 'mi vieja' the mother. */
const parents: Readonly<Record<string, string>> = wordTable({
  viejo: 'padre',
  viejito: 'padre',
  vieja: 'madre',
  viejita: 'madre',
});
/** Who is married to whoever tells, or lives with them. */
const partners: Readonly<Record<string, string>> = wordTable({
  señora: 'mujer',
  compañera: 'mujer',
  novia: 'mujer',
  prometida: 'mujer',
  compañero: 'marido',
  novio: 'marido',
});
/** Words of a trade that the cast plays as a teacher or a doctor. */
const asRelation: Readonly<Record<string, string>> = wordTable(
  Object.fromEntries(
    [
      ['maestra', 'miss mis teacher tíchers seño'],
      ['entrenador', 'míster mister manager mánager coach dt técnico sensei'],
      ['entrenadora', 'monitora instructora'],
      [
        'doctora',
        'audióloga logopeda fonoaudióloga fisio fisioterapeuta kinesióloga terapeuta cirujana oculista oftalmóloga ginecóloga matrona partera comadrona obstetra anestesista traumatóloga psicóloga podóloga paramédica sanitaria optometrista',
      ],
      [
        'doctor',
        'audiólogo fonoaudiólogo kinesiólogo cirujano oftalmólogo traumatólogo otorrino anestesiólogo psicólogo podólogo sanitario médico',
      ],
    ].flatMap(([noun = '', words = '']) => words.split(' ').map((word) => [word, noun] as const)),
  ),
);

const plays =
  /(?<!\p{L})(?:gol(?:es|azo)?|balón|pelota|partido|equipo|arco|penal(?:ti)?|portería|cancha)(?!\p{L})/iu;
const title = /(?<!\p{L})(don|doña|ña|ño|misiá|sor|fray)\s+$/iu;
const ownTitle = /^(don|doña|ña|ño|misiá|sor|fray)\s+/iu;

/** 'Don Chucho', 'doña Lupe': a man or a woman, whatever else the name is called. */
function titled(people: Registry, { text, head, span, name }: Phrase): Somebody[] | null {
  const own = head.replace(ownTitle, '');
  const [, word] = ownTitle.exec(text) ?? title.exec(people.options.text.slice(0, span[0])) ?? [];
  if (!word || !/^\p{L}+(?: \p{L}+)?$/u.test(own) || !(name || /^\p{Lu}/u.test(head))) return null;
  const known = people.byName(own);
  if (known && known.kind === 'person') return [known];
  const isWoman = /^(?:doña|ña|misiá|sor)$/i.test(word);
  const shown = `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()} ${own}`;
  return [
    people.add((isWoman ? 'woman' : 'man') as CharacterRole, shown, isWoman ? 'girl' : 'boy', [
      own.toLowerCase(),
      '#named',
    ]),
  ];
}

/** Who is meant by a word of one region or of respect, in Spanish; null where it is no such word. */
export function byRegionalWord(people: Registry, phrase: Phrase): Somebody[] | null {
  const { options } = people;
  if (options.language !== 'es' || phrase.plural || options.toldByChild) return null;
  const honoured = titled(people, phrase);
  if (honoured) return honoured;
  const head = phrase.head.toLowerCase();
  const isOfTeller = ofTeller.test(phrase.owner ?? '');
  const kin = isOfTeller ? (parents[head] ?? partners[head] ?? lifePartner(people, head)) : undefined;
  if (kin) return related(people, { ...phrase, head: kin, name: false });
  // 'Mi papá' is the father of whoever tells, and not the one whom the film calls so.
  if (isOfTeller && /^(?:mother|father)$/.test(relationOf(head)?.role ?? '')) return related(people, phrase);
  if (/^conductora?$/.test(head))
    return atWork(people, { trade: 'driver', woman: /a$/.test(head) }, phrase.head);
  // 'El portero abrió la puerta': of the house, where nobody plays.
  if (/^porter[oa]$/.test(head) && !plays.test(options.text))
    return atWork(people, { trade: 'cleaner', woman: /a$/.test(head) }, phrase.head);
  const noun = people.byName(head) ? undefined : asRelation[head];
  if (!noun || phrase.owner) return null;
  const own = /^(?:la|una)\s/i.test(phrase.text) && noun === 'doctor' ? 'doctora' : noun;
  return related(people, { ...phrase, head: own, name: false });
}

/** 'Mi pareja': the other parent. */
const lifePartner = ({ options }: Registry, head: string): string | undefined =>
  head !== 'pareja'
    ? undefined
    : /^(?:mother|grandmother|aunt)$/.test(guessedTeller(options))
      ? 'marido'
      : 'mujer';

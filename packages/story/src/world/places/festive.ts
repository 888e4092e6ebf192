/** Those who come once a year, under a name that is no name of a family's: the Three Kings, Father Christmas, the tooth mouse. */
import type { CharacterRole, TradeName } from '@milestoon/cast';
import type { Phrase } from '../../reading/clause.ts';
import type { Registry } from '../people/registry.ts';
import type { Somebody } from '../people/somebody.ts';

const santa =
  /^(?:pai natal|papá noel|papa noel|papai noel|santa claus|san nicolás|são nicolau|viejito pascuero)$/;
const kings = /^(?:(?:tres |três )?(?:reyes|reis)(?: magos)?)$/;
const king = /^(?:(?:rey|rei) )?(?:melchor|gaspar|baltasar|melchior|belchior|baltazar)$|^(?:rey|rei) mago$/;
const mouse = /^(?:ratoncito|ratón|ratinho)(?: pérez| perez| dos dentes)?$/;

/** Of the nativity, and nobody who is there. */
const holy = /^(?:menino jesus|niño jesús|virgen maría|virgem maria|são josé|san josé|deus|dios)$/;

/** The words of a phrase from its title on: 'los Reyes Magos' are 'reyes magos'. */
const plainOf = ({ text }: Phrase): string =>
  text
    .toLowerCase()
    .replace(/^(?:os|o|el|los|la|al|ao|aos|un|um) /, '')
    .trim();

function atFeast(people: Registry, trade: TradeName, name: string, count: number): Somebody[] {
  const found = people.all.filter(({ person }) => person.trade === trade);
  while (found.length < count) {
    const made = people.add('man' as CharacterRole, name, 'boy', [name.toLowerCase()]);
    made.person.trade = trade;
    found.push(made);
  }
  return found.slice(0, count);
}

/** Whoever of them a phrase names, or null. In the night of Kings it is three who bring something. */
export function festiveOf(people: Registry, phrase: Phrase): Somebody[] | null {
  const { language, text } = people.options;
  if (language === 'en' || phrase.owner || !/\p{Lu}/u.test(phrase.text)) return null;
  const words = plainOf(phrase);
  const kingly = language === 'pt' ? 'Rei Mago' : 'Rey Mago';
  if (holy.test(words)) return [];
  if (santa.test(words))
    return atFeast(people, 'santa', words.includes('noel') ? 'Papá Noel' : 'Pai Natal', 1);
  if (kings.test(words)) return isHour(phrase) ? null : atFeast(people, 'king', kingly, 3);
  // Gaspar is a boy's name too.
  if (king.test(words) && (/^re[iy] /.test(words) || /\b(?:Reyes|Reis)\b/.test(text)))
    return atFeast(people, 'king', kingly, 1);
  return mouse.test(words) ? [people.addPicture('Ratoncito Pérez', 'animal', 'mouse')] : null;
}

/** 'En Reyes', 'pelos Reis': when. */
const isHour = ({ preposition }: Phrase): boolean =>
  /^(?:in|on|by|during|until|after|before)$/.test(preposition ?? '');

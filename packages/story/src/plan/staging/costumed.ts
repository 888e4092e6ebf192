/** Who is dressed up as somebody has on more than the hat: a princess her gown, a witch her black dress. */
import type { Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** The hat of a costume, the words for whose it is, and what else belongs to it. */
const bodies: readonly (readonly [RegExp, RegExp, string, string])[] = [
  [/^crown$/, /princess|queen|cinderella|elsa|belle|rapunzel|princesa|rainha|reina/iu, 'dress', '#ef8fb8'],
  [
    /^crown$/,
    /prince(?!s)|king|príncipe|(?<!\p{L})reis?(?!\p{L})|(?<!\p{L})rey(?:es)?(?!\p{L})/iu,
    'coat',
    '#b3304a',
  ],
  [/^witch-hat$/, /witch|hermione|bruxa|bruja|feiticeira|hechicera/iu, 'dress', '#3a2c4f'],
  [/^witch-hat$/, /wizard|sorcerer|bruxo|brujo|feiticeiro|hechicero/iu, 'lab-coat', '#4b3a86'],
  [/^pirate-hat$/, /pirat/iu, 'running-shirt', '#c23b3b'],
  [/^santa-hat$/, /elf|elves|duende|elfo/iu, 'dress', '#3f9a4e'],
  [/^clown-wig$/, /clown|palhaç|payas/iu, 'pyjamas', '#f0c22e'],
  [/^fire-helmet$/, /fire|bombeir|bomber/iu, 'coat', '#c4372f'],
  [/^peaked-cap$/, /polic|officer|polícia|policía/iu, 'suit', '#2c4480'],
  [/^helmet$/, /astronaut/iu, 'martial-arts-uniform', '#e9edf2'],
];

/** 'Dressed up as a princess', 'mascarou-se de bruxa', 'iba de pirata'. */
export function costumed(staged: Staged, { clause }: ClauseMeant, { people }: World): Staged {
  const told = people.options.text.slice(...clause.span);
  const worn = staged.seen.filter(({ how, of }) => how === 'worn' && of !== undefined);
  const more = worn.flatMap(({ picture, of }): Seen[] => {
    const body = bodies.find(([hat, words]) => hat.test(picture) && words.test(told));
    const has = worn.some((each) => each.of === of && each.picture === body?.[2]);
    return body && of && !has ? [{ picture: body[2], how: 'worn', of, color: body[3] }] : [];
  });
  return more.length > 0 ? { ...staged, seen: [...staged.seen, ...more] } : staged;
}

/** Who is dressed up as somebody has on more than the hat: a princess her gown, a witch her black dress. */
import type { Seen } from '../plan.ts';
import type { ClauseMeant, Staged, World } from '../told-world.ts';

/** Whole words: there is a king in 'baking' and an elf in 'herself'. */
const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
/** The hat of a costume, the words for whose it is, and what else belongs to it. */
const bodies: readonly (readonly [RegExp, RegExp, string, string])[] = [
  [
    /^crown$/,
    word('princess(?:es)?|queens?|cinderella|elsa|belle|rapunzel|princesas?|rainhas?|reinas?'),
    'dress',
    '#ef8fb8',
  ],
  [/^crown$/, word('princes?|kings?|príncipes?|reis?|rey(?:es)?'), 'coat', '#b3304a'],
  [
    /^witch-hat$/,
    word('witch(?:es)?|hermione|brux(?:inh)?as?|bruj(?:it)?as?|feiticeiras?|hechiceras?'),
    'dress',
    '#3a2c4f',
  ],
  [
    /^witch-hat$/,
    word('wizards?|sorcerers?|brux(?:inh)?os?|brujos?|feiticeiros?|hechiceros?'),
    'lab-coat',
    '#4b3a86',
  ],
  [/^pirate-hat$/, word('pirat\\p{L}+'), 'running-shirt', '#c23b3b'],
  [/^santa-hat$/, word('elf|elves|duendes?|elfos?'), 'dress', '#3f9a4e'],
  [/^clown-wig$/, word('clowns?|palhaç\\p{L}+|payas\\p{L}+'), 'pyjamas', '#f0c22e'],
  [/^fire-helmet$/, word('fire\\p{L}*|bombeir\\p{L}+|bomber\\p{L}+'), 'coat', '#c4372f'],
  [/^peaked-cap$/, word('polic\\p{L}+|officers?|polícias?|policías?'), 'suit', '#2c4480'],
  [/^helmet$/, word('astronaut\\p{L}*'), 'martial-arts-uniform', '#e9edf2'],
];

/** 'Dressed up as a princess', 'mascarou-se de bruxa', 'iba de pirata'. */
export function costumed(staged: Staged, { clause }: ClauseMeant, { people }: World): Staged {
  const said = people.options.text.slice(...clause.span);
  const worn = staged.seen.filter(({ how, of }) => how === 'worn' && of !== undefined);
  const more = worn.flatMap(({ picture, of }): Seen[] => {
    const told = bodies
      .flatMap(([hat, words, ...body]) => (hat.test(picture) ? [{ at: said.search(words), body }] : []))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at);
    const wearers = worn.filter((each) => each.picture === picture);
    // Of a prince and a princess each is who is named in the same order.
    const inTurn = told.length === wearers.length;
    const turn = inTurn ? wearers.findIndex((each) => each.of === of) : 0;
    const isSure = inTurn || told.length === 1 || wearers.length === 1;
    const body = isSure ? told[turn]?.body : undefined;
    const has = worn.some((each) => each.of === of && each.picture === body?.[0]);
    return body && of && !has ? [{ picture: body[0], how: 'worn', of, color: body[1] }] : [];
  });
  return more.length > 0 ? { ...staged, seen: [...staged.seen, ...more] } : staged;
}

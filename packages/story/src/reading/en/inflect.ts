/*
 * By the rules of spelling alone: the library that tells tenses elsewhere knows irregular verbs, and takes rarer ones amiss
 * ('slam' stays 'slam', 'beep' becomes 'bept').
 */

/** The last consonant is doubled in these too, though they are longer: 'unzipped', 'upsetting'. */
const doubledToo =
  /^(?:unzip|unplug|unwrap|unpin|unclip|unstrap|nutmeg|handicap|kidnap|zigzag|worship|regret|upset|forget|begin|propel|control|patrol|admit|commit|permit|submit|refer|prefer|transfer|equip)$/;
/** And in one short syllable with one consonant behind: 'hug', 'stop', 'quit'. */
const isDoubled = (verb: string): boolean =>
  doubledToo.test(verb) || /^[^aeiou]*(?:qu)?[aeiou][bdgmnprtlz]$/.test(verb);

/** The regular past of an English verb: 'hug' → 'hugged', 'cry' → 'cried'. */
export const pastOf = (verb: string): string =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ied`
    : /e$/.test(verb)
      ? `${verb}d`
      : isDoubled(verb)
        ? `${verb}${verb.at(-1)}ed`
        : `${verb}ed`;

/** What goes on: 'hugging', 'tying', 'waving'. */
export const gerundOf = (verb: string): string =>
  /ie$/.test(verb)
    ? `${verb.slice(0, -2)}ying`
    : /[^eyo]e$/.test(verb)
      ? `${verb.slice(0, -1)}ing`
      : isDoubled(verb)
        ? `${verb}${verb.at(-1)}ing`
        : `${verb}ing`;

/** What she does: 'hugs', 'cries', 'pushes'. */
export const presentOf = (verb: string): string =>
  /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : /(?:s|sh|ch|x|z|[^aeiou]o)$/.test(verb)
      ? `${verb}es`
      : `${verb}s`;

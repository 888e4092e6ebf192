import type { Clause } from '../../reading/clause.ts';

type Told = Pick<Clause, 'verb' | 'things' | 'who' | 'manner'>;

// English deeds of which the thing says that they are done out of doors, where nothing else is told.

const has = ({ things }: Told, nouns: RegExp, how = /^$/): boolean =>
  things.some(
    ({ head, preposition, of }) =>
      how.test(preposition ?? '') && (nouns.test(head.toLowerCase()) || (of !== undefined && nouns.test(of))),
  );

const grown = /^(?:carrot|potato|radish|onion|beetroot|turnip|leek|weed|dandelion)s?$/;
const flowers = /^(?:flower|daisy|daisie|daffodil|tulip|poppy|poppie|buttercup|dandelion|bluebell|clover)s?$/;
const leaves = /^(?:leaf|leave|conker|acorn|chestnut)s?$/;
/** Carrots are pulled up, flowers picked and leaves jumped in where they are. */
export const gathersOutdoors = (told: Told): boolean => {
  const { lemma } = told.verb;
  return (
    (/^(?:pull|pull_up|drag|dig|dig_up)$/.test(lemma) && has(told, grown)) ||
    (lemma === 'pick' && has(told, flowers)) ||
    (/^(?:jump|kick|roll|run|crunch|sweep|rake)$/.test(lemma) &&
      has(told, leaves, /^(?:in|into|through|)$/)) ||
    (/^(?:collect|gather|find|throw)$/.test(lemma) && has(told, /^(?:conker|acorn)s?$/)) ||
    (/^(?:sting|cry|get)$/.test(lemma) && has(told, /^(?:nettle|wasp|bee)s?$/, /^(?:by|in|from)$/))
  );
};

/** Crabs and starfish are found on the shore. */
export const atTheSea = (told: Told): boolean =>
  /^snorkel/.test(told.verb.lemma) ||
  (/^(?:find|catch|spot|collect|hold|pick)$/.test(told.verb.lemma) &&
    has(told, /^(?:crab|starfish|seaweed|seashell|limpet|mussel)s?$/));

/** On the back one floats in a pool; a cork does so anywhere. */
export const floats = ({ verb, things, who }: Told): boolean =>
  verb.lemma === 'float' &&
  who.some(({ name, pronoun }) => name || /^(?:she|he|they|we|i)$/.test(pronoun ?? '')) &&
  things.every(({ preposition }) => preposition !== undefined) &&
  things.some(({ head }) => /^(?:back|tummy|front|float|ring)$/.test(head));

/** Camels and elephants are ridden there. */
export const ridesAtZoo = ({ verb, things }: Told): boolean =>
  /^(?:ride|sit)$/.test(verb.lemma) && things.some(({ head }) => /^(?:camel|elephant|ostrich)$/.test(head));

/** Doors that are knocked on for sweets are those of others. */
export const knocksAtDoors = ({ verb, things }: Told): boolean =>
  verb.lemma === 'knock' &&
  things.some(({ head, preposition, plural }) => preposition === 'on' && head === 'door' && plural);

/** What dogs leave is stepped in out of doors. */
export const stepsInMess = (told: Told): boolean =>
  /^(?:step|tread|slip|pick|pick_up|scoop)$/.test(told.verb.lemma) &&
  has(told, /^(?:poo|poop)$/, /^(?:in|on|)$/);

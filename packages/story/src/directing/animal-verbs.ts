import { type Action, hasTrait, isAnimal } from '@milestoon/cast';
import type { Role } from '../people/relations.ts';

const lapOf = "(?:on|in|across)(?: to)? (?:\\w+(?:'s)? ){0,2}(?:lap|arms|knees?)|no colo|en (?:su|el) regazo";

/** What only animals do, the more telling first; Portuguese and Spanish, too. */
export const animalVerbs: readonly [Action, RegExp][] = [
  [
    'nap',
    new RegExp(
      `\\b(?:sle(?:pt|eps?|eping)|asleep|nap(?:s|ped|ping)?|purr(?:s|ed|ing)?|curl(?:s|ed|ing)? up|sat|sits|lay|lies|dormiu|durmi[óo])\\b(?=[^.!?]*\\b(?:${lapOf}))`,
      'giu',
    ),
  ],
  [
    'fly-away',
    /\b(?:fl(?:ew|ies|own|ying)|fly) (?:\w+ )?(?:away|off|out|home|up|over|into|to)\b|\btook off\b|\bvoou\b|\bvoló/giu,
  ],
  ['fly', /\b(?:fl(?:ew|ies|ying)|flutter(?:s|ed|ing)?|glid(?:es|ed|ing))\b/gi],
  ['flap', /\bflap(?:s|ped|ping)?\b|\bbateu as asas\b/gi],
  ['splash', /\bsplash(?:es|ed|ing)?\b|\bchapinhou\b|\bchapote[óo]/giu],
  ['swim', /\b(?:swam|swims?|swimming|paddl(?:e[ds]?|ing))\b|\bnadou\b|\bnad[óo](?![\p{L}])/giu],
  ['peck', /\bpeck(?:s|ed|ing)?\b|\bbicou\b|\bpicote[óo]/giu],
  [
    'fetch',
    /\b(?:fetch(?:es|ed|ing)?|retriev\w+)\b|\b(?:brought|caught|catches|got|carried)\b(?=[^.!?]*\b(?:ball|stick|frisbee)\b)|\bapanhou a bola\b|\batrap[óo] la pelota\b/giu,
  ],
  [
    'chase',
    /\bchas(?:e[ds]?|ing)\b(?=[^.!?]*\b(?:butterfl\w+|leaves|leaf|bees?|bubbles?|flies|feathers?)\b)|\bborboletas?\b|\bmariposas?\b/gi,
  ],
  [
    'sniff',
    /\b(?:sniff(?:s|ed|ing)?|smell(?:s|ed|ing)?|smelt)\b|\bcheirou\b|\bfarejou\b|\boli[óo](?![\p{L}])/giu,
  ],
  ['shake', /\b(?:shook|shakes?|shaking)\b(?=[^.!?]*\b(?:water|itself|himself|herself|fur|dry|wet)\b)/gi],
  ['wave', /\b(?:gave|gives|lift(?:s|ed)|rais(?:es|ed)|shook) (?:\w+ ){0,3}paws?\b|\bdeu a pata\b/gi],
  [
    'cheer',
    /\b(?:wagg?(?:s|ed|ing)?|jump(?:ed|s|ing) (?:for|with) joy|beg(?:s|ged|ging)?)\b|\babanou a cauda\b/gi,
  ],
  [
    'talk',
    /\b(?:bark(?:s|ed|ing)?|woof\w*|meow(?:s|ed|ing)?|miaow\w*|chirp\w*|tweet\w*|quack\w*|neigh\w*|moo(?:s|ed|ing)?|baa\w*|oink\w*|cluck\w*|ladrou|miou|ladr[óo]|maull[óo])(?![\p{L}])/giu,
  ],
  ['hug', /\blick(?:s|ed|ing)? (?:\w+ ){0,2}(?:face|cheek|hand|nose|ear|toes)\b|\blambeu\b|\blami[óo]/giu],
  ['drink', /\b(?:lapp?(?:ed|s|ing)|drank|drinks|drinking)\b/gi],
  [
    'eat',
    /\b(?:ate|eats?|eating|munch\w*|gobbl\w*|nibbl\w*|crunch\w*|stole|snatch\w*|graz(?:e[ds]?|ing)|comeu|comi[óo])(?![\p{L}])/giu,
  ],
  ['lie', /\b(?:lay|lies|lying|laid|curl(?:s|ed|ing)? up|rest(?:s|ed|ing)?|deitou|tumb[óo])(?![\p{L}])/giu],
  ['hide', /\b(?:hid|hides?|hiding)\b/gi],
];

/** What people do with an animal. */
const named =
  '(?:dog|dogs|puppy|pup|doggy|cat|cats|kitten|kitty|bunny|rabbit|hamster|guinea pig|pony|horse|cow|calf|sheep|lamb|goat|kid goat|pig|piglet|hen|chicken|chick|duck|duckling|turtle|tortoise|animals?|c[ãa]o|cachorr\\w+|gat\\w+|coelh\\w+|p[óo]nei|cavalo|vaca|ovelha|cabra|perr\\w+|conej\\w+|poni|caballo|oveja)';
export const withAnimalVerbs = (names: string): readonly [Action, RegExp][] => {
  const whom = names === '' ? named : `(?:${named}|${names})`;
  return [
    [
      'pet',
      new RegExp(
        `\\b(?:pett?(?:s|ed|ing)?|pat(?:s|ted|ting)?|strok(?:e[ds]?|ing)|groom\\w*|brush(?:ed|es|ing)?|cuddl\\w+|hugg?(?:s|ed|ing)?|kiss(?:ed|es|ing)?|held|holds|holding|fez festinhas|acarici\\w+|abra[çz]\\w*)\\b(?=[^.!?;]*(?<![\\p{L}-])${whom}(?![\\p{L}-]))`,
        'giu',
      ),
    ],
    [
      'ride',
      /\b(?:rode|rides?|riding|ridden|sat on|montou|andou|mont[óo])(?![\p{L}])(?=[^.!?;]*(?<!rocking |toy |wooden )\b(?:pony|ponies|horse|horses|p[óo]nei|cavalo|poni|caballo)\b)/giu,
    ],
  ];
};

const own: readonly Action[] = animalVerbs.map(([action]) => action);
const winged = /^(?:bird|duck|chicken)$/;

/** An action as an animal can show it, or null. */
export function suitedToAnimal(action: Action, role: Role): Action | null {
  if (!isAnimal(role)) return null;
  if (hasTrait(action, 'on-wings') && !winged.test(role)) return action === 'fly-away' ? 'run' : null;
  return hasTrait(action, 'animals-too') || own.includes(action) ? action : null;
}

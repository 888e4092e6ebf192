import type { SetName } from '@milestoon/stage';

const gone = '(?:went|goes|go|going|gone|took|takes|taken|brought)';
const pt = '(?:foi|fui|fomos|foram|vai|vamos|levou|levei|lev[aá]mos|levaram)(?:-\\p{L}+)?';
const es = '(?:fue|fui|fuimos|fueron|va|vamos|llev(?:ó|é|amos|aron))';

/** 'Went fishing', 'levou-o a pescar', 'fuimos a nadar': what one goes out to do. */
const outing = (en: string, pt_: string, es_: string): RegExp =>
  new RegExp(
    `(?<!\\p{L})(?:${gone}(?:\\s[\\p{L}'’-]+){0,4}?\\s(?:${en})|${pt}(?:\\s[\\p{L}-]+){0,3}?\\s(?:${pt_})|${es}(?:\\s[\\p{L}-]+){0,3}?\\sa\\s(?:${es_}))(?!\\p{L})`,
    'iu',
  );

/** Where one is for it, where else it may be done, and the words. Whoever goes leaves the room. */
export const outings: readonly (readonly [SetName, readonly SetName[], RegExp])[] = [
  ['lake', ['lake', 'boat', 'beach', 'mountain', 'forest'], outing('fishing', 'pescar', 'pescar')],
  ['pool', ['pool', 'lake', 'beach', 'boat', 'mountain'], outing('swimming', 'nadar', 'nadar')],
  [
    'snow',
    ['snow', 'mountain'],
    outing(
      'skiing|sledd?ing|sledging|tobogganing|snowboarding',
      'esquiar|andar de trenó',
      'esquiar|tirarse en trineo',
    ),
  ],
  [
    'rink',
    ['rink', 'snow', 'lake', 'park', 'street'],
    outing('(?<!roller[- ]|inline[- ])(?:ice[- ])?skating', 'patinar', 'patinar'),
  ],
  [
    'mountain',
    ['mountain', 'forest', 'snow', 'field', 'beach'],
    outing('hiking', 'fazer (?:uma )?trilha', 'hacer senderismo'),
  ],
];

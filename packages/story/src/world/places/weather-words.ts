import type { Weather } from '@milestoon/stage';

const of = (...words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const day = '(?:day|morning|afternoon|evening|night|weather)';
const dia = '(?:dia|manhã|tarde|noite|tempo|día|mañana|noche)';
/** No weather: 'no wind', 'without fog'. */
const no = '(?<!(?<!\\p{L})(?:no|not|without|sem|sin|nem|ni|any|nenhum|ningún) )';

/** Words that tell the weather by themselves, the one that hides more first. */
const told: readonly (readonly [Weather, RegExp])[] = [
  [
    'hail',
    of(
      'hailstones?|hailstorms?|(?:it|started|starts|began|begins|was|is|kept)(?: to)? hail(?:ed|ing|s)?(?! (?:a|the)(?!\\p{L}))|(?<=(?:^|[.!?,;:] ?|the |in |of |with |and |by ))hail(?! (?:a|the)(?!\\p{L}))',
      `${no}(?:granizo|saraiva|saraivada|granizada)(?! de (?:limão|limón|café|lima|fresa))`,
      'graniz(?:ou|ava|ó|aba|ar)',
    ),
  ],
  [
    'snow',
    of(
      `${no}(?:snowy ${day}|(?:it|all|everything) (?:was|looked) (?:so )?snowy|(?:covered|deep|white) (?:in|with) snow|snow-covered|snowed in|snow (?:lay|lies|was lying|covered|everywhere|on the (?:ground|roofs?|trees?)))`,
      `${no}(?:(?:tudo|todo|toda|${dia}) (?:estava )?nevad[oa]|cobert[oa]s? de neve|(?:havia|tinha|estava) (?:muita |tanta )?neve)`,
      `${no}(?:(?:todo|toda|${dia}) (?:estaba )?nevad[oa]|cubiert[oa]s? de nieve|había (?:mucha |tanta )?nieve)`,
    ),
  ],
  [
    'fog',
    of(
      `${no}fog(?! (?:machine|horn|lights?|up|over|on)(?!\\p{L}))|(?:foggy|misty) ${day}|it (?:was|is|got) (?:so |very |really )?(?:foggy|misty)|(?:through|in|into) the mist|(?:the|a|thick|white) mist (?:lay|hung|covered|rolled|was|came|hid)`,
      `${no}(?:nevoeiro|neblina|cerração|niebla|bruma|calima)`,
      `${dia} de (?:nevoeiro|neblina|niebla)`,
    ),
  ],
  [
    'wind',
    of(
      `${no}(?:(?:the|an?|strong|cold|icy|fierce|so much) (?:strong |cold |icy |fierce |warm |big )?(?:wind|gale|gust)s?(?:['’]s)?(?! (?:up|farms?|turbines?|chimes?|instruments?|section|in the willows|band)(?!\\p{L}))|gusts? of wind|windy ${day}|it (?:was|is|got) (?:so |very |really |too )?(?:windy|blustery)|blustery ${day})(?![-‑]\\p{L})`,
      `${no}(?<=(?<!\\p{L})(?:o|do|no|pelo|um|uma|com|muito|tanto|forte|fazia|estava|havia|el|del|al|un|con|mucho|tanto|fuerte|hacía|hace|hizo|había) )(?:vento|viento)(?! (?:em popa|en popa))`,
      `ventania|vendaval|ventoler[ao]|rajadas? de vento|ráfagas? de viento|${dia} (?:de (?:muito |mucho )?(?:vento|viento)|ventos[oa])`,
    ),
  ],
];

/** The weather that stands in words without being said to fall: 'the fog was thick', 'hacía viento'. */
export const weatherNamed = (text: string): Weather | null =>
  told.find(([, words]) => words.test(text))?.[0] ?? null;

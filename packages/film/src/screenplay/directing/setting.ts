import type { SetName, TimeOfDay, Weather } from '../../stage/set-names.ts';

/** Where words place a scene. The order settles a tie: the more telling place first. */
const places: readonly [SetName, RegExp][] = [
  [
    'snow',
    /\b(?:snow(?!\s?ball fight inside)\w*|sled\w*|sleigh|ski(?:s|ing|ed)?|ice[- ]?(?:skat\w*|rink)|neve|nieve)\b/i,
  ],
  [
    'beach',
    /\b(?:beach|sea|ocean|sand|sandcastles?|surf(?:ed|ing|board)?|the waves|shore|seaside|seashells?|pool|swim\w*|swam|lake|river|praia|playa|mar|piscina)\b/i,
  ],
  [
    'forest',
    /\b(?:forest|woods|hik(?:e|ed|ing)|trail|camp(?:ing|ed|site|fire)?|tent|mountains?|woodland|floresta|bosque)\b/i,
  ],
  [
    'classroom',
    /\b(?:school|kindergarten|preschool|pre-?k|day ?care|class|classroom|library|museum|teacher|escola|escuela|colegio|creche)\b/i,
  ],
  [
    'party',
    /\b(?:birthday|party|candles?|balloons|cake|wedding|carnival|parade|halloween|christmas|fireworks|festa|fiesta|aniversário|cumpleaños)\b/i,
  ],
  [
    'park',
    /\b(?:park|parque|playground|sandbox|sandpit|garden|jardim|jardín|backyard|yard|swings?|slide|grass|street|sidewalk|path|zoo|farm|field|pitch|soccer|football|driveway|puddles?|jardin)\b/i,
  ],
  [
    'kitchen',
    /\b(?:kitchen|cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|pancakes?|cookies|dough|oven|stove|fridge|high ?chair|breakfast|dinner|supper|cozinha|cocina)\b/i,
  ],
  [
    'bathroom',
    /\b(?:bath|baths|bathed|bathroom|bath ?time|bathtub|tub|potty|toilet|toothbrush\w*|(?:brush\w*|wash\w*) (?:\w+ )?(?:teeth|hands|hair)|shower\w*|banheira|casa de banho|banho|bañera)\b/i,
  ],
  [
    'doctor',
    /\b(?:doctor'?s?|dentist'?s?|hospital|clinic|check-?up|vaccin\w*|stethoscope|nurse|médic[oa]|dentista|vacina)\b/i,
  ],
  [
    'stage',
    /\b(?:stage|concert|recital|talent show|school play|theat(?:er|re)|perform(?:ed|ance|ing)?|audience|palco|teatro|concierto)\b/i,
  ],
  ['plane', /\b(?:(?:air|aero)?planes?|airport|flight|flew to|pilot|avião|avión|aeroporto)\b/i],
  [
    'train',
    /\b(?:trains?|railway|(?:bus|train|tram|road) (?:ride|trip|journey)|by (?:bus|tram|train)|subway|tram|comboio)\b/i,
  ],
  ['bedroom', /\b(?:bed|bedroom|crib|cot|nap|bedtime|nursery(?! school)|lullaby|quarto|cama)\b/i],
  [
    'living',
    /\b(?:home|house|sofa|couch|living room|carpet|rug|table|hallway|stairs|indoors|inside|casa|sala)\b/i,
  ],
];

/** Where the words of a line place it, if they do. */
export const placeOf = (text: string): SetName | null => {
  // 'Grandma's house' and 'took her home' at the end of a day at the beach are two places: the first named wins.
  const found = places
    .map(([set, pattern]) => ({ set, at: pattern.exec(text)?.index ?? -1 }))
    .filter(({ at }) => at >= 0);
  const first = found[0];
  return first === undefined
    ? null
    : found.reduce((best, each) => (each.at < best.at ? each : best), first).set;
};

export const timeOf = (text: string): TimeOfDay | null => {
  if (
    /\b(?:tonight|(?:last|that|at|all|every|the|one|in the middle of the) night|midnight|bedtime|moon\w*|under the stars|starry|fireworks|sleepover|in the dark|through the night|esta noite|à noite|anoche|por la noche)\b/i.test(
      text,
    )
  )
    return 'night';
  if (/\b(?:sunset|sunrise|dusk|dawn|evening|pôr do sol|atardecer)\b/i.test(text)) return 'golden';
  if (/\b(?:morning|noon|afternoon|lunch\w*|breakfast|midday|manhã|mañana|tarde)\b/i.test(text)) return 'day';
  return null;
};

export const weatherOf = (text: string): Weather | null => {
  if (/\b(?:no|stopped|without|didn't|never) (?:\w+ )?(?:rain\w*|snow\w*)\b/i.test(text)) return null;
  if (/\b(?:rain(?:y|ed|ing|s)?|puddles?|drizzl\w*|chuva|choveu|lluvia|llovi[óo])\b/i.test(text))
    return 'rain';
  if (/\b(?:snow(?:y|ed|ing|s|flakes?|fall)?|neve|nevou|nieve|nev[óo])\b/i.test(text)) return 'snow';
  return null;
};

const indoors: readonly SetName[] = [
  'living',
  'kitchen',
  'bathroom',
  'bedroom',
  'classroom',
  'party',
  'doctor',
  'stage',
  'train',
  'plane',
];
export const isIndoors = (set: SetName): boolean => indoors.includes(set);

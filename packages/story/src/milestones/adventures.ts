import type { Milestone } from './milestone.ts';

/** Movement, courage and the great outdoors. */
export const adventures: readonly Milestone[] = [
  {
    kind: 'bike',
    keywords: [
      {
        pattern: /\btraining wheels\b|\bstabili[sz]ers\b|\bbalance bike\b|\bbicicleta\b|\bbici\b/i,
        weight: 6,
      },
      { pattern: /\b(?:bikes?|bicycles?|tricycle|trike|scooter|biking|pedal\w*)\b/i, weight: 4 },
    ],
    sets: ['park', 'street', 'forest'],
    moods: ['cheerful', 'wondering', 'brave', 'triumphant'],
    action: 'bike',
    effect: 'whoosh',
    verbs: [{ action: 'bike', pattern: /\b(?:rang|rings?|wobbl(?:ed|es|ing)|balanc(?:ed|es|ing))\b/gi }],
  },
  {
    kind: 'swimming',
    keywords: [
      { pattern: /\b(?:jump\w*|div\w*|dove) (?:in|into) the (?:lake|pool|water|river|sea)\b/i, weight: 5 },
      { pattern: /\b(?:sw[iau]m|swimming|swims|swimmer)\b|\bnad(?:ar|ou|ó)\b|\bnatação\b/i, weight: 5 },
      {
        pattern: /\bpool\b|\bpiscina\b|\bgoggles\b|\bunder ?water\b|\bdiv(?:e|ed|ing)\b|\bfloat\w*/i,
        weight: 3,
      },
    ],
    sets: ['pool'],
    moods: ['playful', 'wondering', 'brave', 'triumphant'],
    action: 'jump',
    effect: 'splash',
    verbs: [{ action: 'swim', pattern: /\b(?:kicked|splash(?:ed|ing)|floated|float(?:s|ing)|paddled)\b/gi }],
  },
  {
    kind: 'beach',
    keywords: [
      { pattern: /\b(?:beach|ocean|seaside|sand ?castles?|seashells?|praia|playa)\b/i, weight: 4 },
      { pattern: /\b(?:sea|sand|waves)\b/i, weight: 2 },
    ],
    sets: ['beach'],
    moods: ['cheerful', 'wondering', 'playful', 'cheerful'],
    action: 'run',
    effect: 'splash',
  },
  {
    kind: 'snow',
    keywords: [
      { pattern: /\b(?:snow\w*|sled\w*|sleigh|ski(?:s|ing|ed)?|ice[- ]?skat\w*|neve|nieve)\b/i, weight: 5 },
    ],
    sets: ['snow'],
    moods: ['wondering', 'playful', 'brave', 'cheerful'],
    action: 'jump',
    effect: 'whoosh',
    verbs: [
      {
        action: 'sled',
        pattern: /\b(?:slid|slides?|sliding|zoomed|whizzed|went down|came down)\b/gi,
        about: /\bsled\w*|sleigh|toboggan/i,
      },
    ],
  },
  {
    kind: 'sport',
    keywords: [
      {
        pattern:
          /\b(?:soccer|football|futebol|fútbol|basketball|baseball|tennis|gymnastics|karate|judo|taekwondo|hockey|rugby|volleyball|athletics|race|marathon|medal|trophy|cartwheel|somersault|skateboard\w*|surf\w*|roller ?skat\w*|climbing wall)\b/i,
        weight: 5,
      },
      { pattern: /\b(?:goals?|team|match|scored|coach)\b/i, weight: 3 },
    ],
    sets: ['park'],
    moods: ['cheerful', 'brave', 'brave', 'triumphant'],
    action: 'stand',
    effect: 'cheer',
    verbs: [
      {
        action: 'kick',
        pattern: /\b(?:play(?:s|ed|ing)?|scor(?:ed|es|ing)|shot|practi[sc](?:ed|es|ing))\b/gi,
        about: /\b(?:soccer|football|goals?|goalie)\b/i,
      },
    ],
  },
  {
    kind: 'dance',
    keywords: [
      {
        pattern: /\b(?:ballet|dance (?:class|recital|show)|pirouettes?|pli[ée]s?|tutu)(?!\p{L})/iu,
        weight: 6,
      },
      { pattern: /\b(?:danc(?:e|ed|ing|es)|twirl\w*|danç\w+|bail(?:ó|ar|ó))(?!\p{L})/iu, weight: 3 },
    ],
    sets: ['living', 'classroom'],
    moods: ['cheerful', 'playful', 'brave', 'triumphant'],
    action: 'dance',
    effect: 'cheer',
  },
  {
    kind: 'travel',
    keywords: [
      { pattern: /\b(?:forest|woods|hills?|maps?|picnic|drove|fishing|caught a fish|lake)\b/i, weight: 3 },
      {
        pattern:
          /\b(?:airplane|aeroplane|plane|flight|flew|airport|vacation|holidays?|train ride|road trip|cruise|passport|suitcase|hotel|viagem|férias|vacaciones|viaje)\b/i,
        weight: 4,
      },
      {
        pattern:
          /\b(?:trip|travel\w*|zoo|aquarium|museum|farm|camping|camped|tent|hik(?:e|ed|ing)|mountain|theme park|disney\w*)\b/i,
        weight: 4,
      },
    ],
    sets: ['park', 'forest', 'street'],
    moods: ['cheerful', 'wondering', 'playful', 'cheerful'],
    action: 'walk',
    effect: 'whoosh',
  },
  {
    kind: 'outdoors',
    keywords: [
      {
        pattern:
          /\b(?:puddles?|snails?|ladybugs?|ladybirds?|worms?|beetles?|butterfl(?:y|ies)|caterpillars?|kites?|poças?|caracol|chuva|charcos?|lluvia)\b/i,
        weight: 4,
      },
      {
        pattern:
          /\b(?:rain(?:ed|y|ing)?|rainbow|ducks?|mud|bugs?|leaves|flowers?|nature|outside|stones?|sticks?)\b/i,
        weight: 2,
      },
    ],
    sets: ['park', 'garden', 'forest'],
    moods: ['cheerful', 'wondering', 'playful', 'cheerful'],
    action: 'point',
    effect: 'sparkle',
  },
  {
    kind: 'bravery',
    keywords: [
      { pattern: /\b(?:brave|bravery|courage|overc[ao]me|fears?|afraid|scared|nervous|shy)\b/i, weight: 3 },
      {
        pattern:
          /\b(?:slide|roller ?coaster|haunted|dark|thunder|climb\w*|first time alone|stage|on (?:a )?stage|performance|school play)\b/i,
        weight: 2,
      },
    ],
    sets: ['bedroom', 'living'],
    moods: ['tender', 'wondering', 'brave', 'triumphant'],
    action: 'stand',
    effect: 'sparkle',
  },
  {
    kind: 'doctor',
    keywords: [
      {
        pattern:
          /\b(?:doctor|dentist|hospital|vaccin\w*|injection|stitches|check-?up|surgery|operation|glasses|broken (?:arm|leg|wrist)|plaster cast|nurse|médic[oa]|flu shot|shots)\b/i,
        weight: 5,
      },
      { pattern: /\b(?:fever|sick|ill|bled|blood test|bandage|band-?aid|x-?ray)\b/i, weight: 2 },
    ],
    sets: ['doctor'],
    moods: ['tender', 'tender', 'brave', 'cheerful'],
    action: 'sit',
    effect: 'sparkle',
  },
];

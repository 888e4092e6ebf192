import type { Milestone } from './milestone.ts';

/** School, skills and changes. */
export const learning: readonly Milestone[] = [
  {
    kind: 'school',
    keywords: [
      {
        pattern:
          /\b(?:first day (?:of|at)|kindergarten|preschool|pre-?k|day ?care|nursery school|first grade|graduat\w+|escola|escuela|colegio|creche)\b/i,
        weight: 5,
      },
      {
        pattern:
          /\b(?:school|class(?:room)?|teacher|spelling|science fair|homework|backpack|alphabet|letters|count(?:ed|ing)? to)\b/i,
        weight: 3,
      },
    ],
    sets: ['classroom'],
    moods: ['cheerful', 'wondering', 'brave', 'triumphant'],
    action: 'wave',
    effect: 'bell',
  },
  {
    kind: 'reading',
    keywords: [
      {
        pattern:
          /\bread(?:s|ing)?\b[^.!?]{0,40}\b(?:books?|story|words?|page|letters?)\b|\breading\b|\blearn\w* to read\b|\baprendeu a ler\b|\baprendió a leer(?!\p{L})/iu,
        weight: 7,
      },
    ],
    sets: ['bedroom', 'living', 'classroom'],
    moods: ['wondering', 'wondering', 'brave', 'triumphant'],
    action: 'read',
    effect: 'sparkle',
  },
  {
    kind: 'building',
    keywords: [
      {
        pattern: /\b(?:blocks|lego|tower|puzzles?|jigsaw|cardboard|construction set|bricks|robot|legos)\b/i,
        weight: 4,
      },
      { pattern: /\b(?:built|builds?|building)\b/i, weight: 2 },
    ],
    sets: ['living', 'bedroom'],
    moods: ['playful', 'wondering', 'brave', 'triumphant'],
    action: 'build',
    effect: 'pop',
    verbs: [
      {
        action: 'build',
        pattern: /\b(?:put|stacked|added|made|rebuilt|buil[dt])\b(?! (?:away|on (?:her|his)))/gi,
        about: /\b(?:blocks?|legos?|bricks|tower)\b/i,
      },
    ],
  },
  {
    kind: 'moving',
    keywords: [
      {
        pattern:
          /\b(?:new (?:house|home|apartment|flat|room|city|town|country)|mov(?:ed|ing) (?:to|house|into|in|away|day)|moving|mudámos|mudança|nos mudamos)\b/i,
        weight: 5,
      },
    ],
    sets: ['living', 'bedroom', 'street'],
    moods: ['wondering', 'tender', 'brave', 'cheerful'],
    action: 'walk',
    effect: 'whoosh',
  },
  {
    kind: 'music',
    keywords: [
      {
        pattern:
          /\b(?:piano|violin|guitar|drums?|ukulele|flute|concert|choir|sang|sings?|singing|songs?|música|cantou|cant[óo])\b/i,
        weight: 4,
      },
    ],
    sets: ['living', 'stage', 'classroom'],
    moods: ['wondering', 'playful', 'brave', 'triumphant'],
    action: 'dance',
    effect: 'bell',
    verbs: [
      {
        action: 'strum',
        pattern: /\b(?:play(?:s|ed|ing)?|practi[sc](?:ed|es|ing)|performed)\b/gi,
        about: /\b(?:guitar|ukulele|uke|guitarra|viol[ãa]o)\b/i,
      },
    ],
  },
  {
    kind: 'drawing',
    keywords: [
      {
        pattern:
          /\b(?:dr[ae]w|drawing|drawn|paint(?:ed|ing|s)?|crayons?|colou?red|artist|sketch\w*|wrote (?:her|his|your) (?:own )?name|write (?:her|his|your) (?:own )?name|desenh\w*|dibuj\w*|pintou|pint[óo])\b/i,
        weight: 4,
      },
    ],
    sets: ['living', 'kitchen', 'classroom'],
    moods: ['wondering', 'playful', 'wondering', 'triumphant'],
    action: 'paint',
    effect: 'sparkle',
    verbs: [
      { action: 'paint', pattern: /\b(?:colou?r(?:s|ed|ing)?|mixed|scribbl(?:ed|es|ing)|made)\b(?! up\b)/gi },
    ],
  },
  {
    kind: 'cooking',
    keywords: [
      {
        pattern:
          /\b(?:bak(?:ed?|ing)|cook(?:ed|ing|s|ies)?|pancakes?|pizza|recipe|dough|chef|cupcakes?|muffins?|cozinh\w+|cocin\w+)\b/i,
        weight: 4,
      },
      {
        pattern:
          /\b(?:solid food|first (?:bite|taste)|broccoli|avocado|tast(?:ed|ing)|feeding (?:her|him)self|spoon|(?:ate|eats?|eating) (?:\w+ )?(?:peas|carrots?|spinach|vegetables|pur[ée]e|porridge|yogh?urt|noodles|soup))\b/i,
        weight: 3,
      },
    ],
    sets: ['kitchen'],
    moods: ['playful', 'wondering', 'cheerful', 'cheerful'],
    action: 'point',
    effect: 'pop',
    verbs: [
      {
        action: 'cook',
        pattern:
          /\b(?:poured|pours?|rolled|knead(?:ed|s|ing)|mixed|mix(?:es|ing)|decorat(?:ed|es|ing)|cracked|measured|made)\b/gi,
      },
    ],
  },
  {
    kind: 'everyday',
    keywords: [],
    sets: ['living', 'park', 'kitchen'],
    moods: ['cheerful', 'wondering', 'tender', 'triumphant'],
    action: 'stand',
    effect: 'sparkle',
  },
];

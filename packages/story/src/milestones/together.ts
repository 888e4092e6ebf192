import type { Milestone } from './milestone.ts';

/** Family, friends and feasts. */
export const together: readonly Milestone[] = [
  {
    kind: 'birthday',
    keywords: [
      {
        pattern:
          /\b(?:birthday|turn(?:ed|s|ing) (?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)|anivers[áa]rio|cumpleaños)\b/i,
        weight: 6,
      },
      { pattern: /\b(?:candles?|cake|balloons?|party)\b/i, weight: 2 },
    ],
    sets: ['party', 'living'],
    moods: ['cheerful', 'playful', 'wondering', 'triumphant'],
    action: 'wave',
    effect: 'pop',
  },
  {
    kind: 'sibling',
    keywords: [
      {
        pattern:
          /\b(?:an?|became|becomes|being|best|proud|the) (?:\w+ )?(?:big|older) (?:brother|sister)\b|\b(?:baby|newborn|new) (?:brother|sister)\b|\bnewborn\b|\birm[ãa]ozinho|\birmãzinha|\bhermanit[oa]\b/i,
        weight: 6,
      },
      { pattern: /\b(?:sister|brother|siblings?|twins?)\b/i, weight: 2 },
    ],
    sets: ['living', 'bedroom'],
    moods: ['tender', 'wondering', 'tender', 'triumphant'],
    action: 'wave',
    effect: 'sparkle',
  },
  {
    kind: 'pet',
    keywords: [
      {
        pattern: /\b(?:puppy|kitten|hamster|bunny|rabbit|goldfish|guinea pig|turtle|parrot|pony|pets?)\b/i,
        weight: 5,
      },
      {
        pattern: /\b(?:dog|cat|bird|horse|chicks?|cachorr\w+|gatinh\w+|cão|perr\w+|gat[oa])\b/i,
        weight: 3,
      },
    ],
    sets: ['living', 'garden'],
    moods: ['playful', 'wondering', 'tender', 'cheerful'],
    action: 'kneel',
    effect: 'sparkle',
  },
  {
    kind: 'friendship',
    keywords: [
      {
        pattern:
          /\b(?:best friend|new friends?|made (?:a |some )?(?:new )?friends?|play ?date|first friend|melhor amig[oa]|mejor amig[oa])\b/i,
        weight: 5,
      },
      { pattern: /\bshar(?:ed|es|ing)\b/i, weight: 3 },
      { pattern: /\b(?:friends?|friendship|amig[oa]s?)\b/i, weight: 2 },
    ],
    sets: ['playground', 'park', 'living'],
    moods: ['cheerful', 'wondering', 'tender', 'cheerful'],
    action: 'wave',
    effect: 'sparkle',
  },
  {
    kind: 'helping',
    keywords: [
      {
        pattern:
          /\b(?:help(?:ed|ing|s|er)?|chores?|tidied|cleaned|set the table|watered|garden(?:ed|ing)?|planted|donat\w+|gave away|ajudou|ajudar|ayud\w+)\b/i,
        weight: 3,
      },
    ],
    sets: ['kitchen', 'living'],
    moods: ['cheerful', 'wondering', 'cheerful', 'triumphant'],
    action: 'point',
    effect: 'sparkle',
  },
  {
    kind: 'festival',
    keywords: [
      {
        pattern:
          /\b(?:christmas|santa|halloween|trick[- ]or[- ]treat\w*|easter|eggs? hunt|carnival|carnaval|natal|navidad|diwali|ramadan|eid|hanukkah|thanksgiving|new year\w*|fireworks|parade|costume|festival|wedding|flower girl|ring bearer)\b/i,
        weight: 5,
      },
    ],
    sets: ['living', 'hall'],
    moods: ['wondering', 'playful', 'wondering', 'cheerful'],
    action: 'dance',
    effect: 'bell',
  },
];

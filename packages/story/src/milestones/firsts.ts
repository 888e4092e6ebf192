import type { Milestone } from './milestone.ts';

/** The firsts of a small child. */
export const firsts: readonly Milestone[] = [
  {
    kind: 'first-steps',
    keywords: [
      { pattern: /\bfirst (?:\w+ )?steps?\b|\bprimeiros passos\b|\bprimeros pasos\b/i, weight: 6 },
      {
        pattern:
          /\b(?:took|takes|taking|take) (?:\w+ ){0,3}steps?\b|\b(?:learn\w*|start\w*|began) (?:to walk|walking)\b|\bwalked? (?:alone|all by|on (?:her|his) own|for the first time)\b/i,
        weight: 4,
      },
      {
        pattern: /\bcrawl(?:s|ed|ing)?\b/i,
        weight: 4,
      },
      {
        pattern:
          /\b(?:st(?:ood|ands?)|s[ai]ts?|sat) up\b|\broll(?:ed|s|ing)? over\b|\bwalked (?:to|right|straight|over)\b/i,
        weight: 2,
      },
    ],
    sets: ['living', 'kitchen', 'park'],
    moods: ['tender', 'wondering', 'brave', 'triumphant'],
    action: 'walk',
    effect: 'step',
  },
  {
    kind: 'first-word',
    keywords: [
      { pattern: /\bfirst (?:\w+ )?words?\b|\bprimeira palavra\b|\bprimera palabra\b/i, weight: 6 },
      {
        pattern:
          /\bsaid (?:["']?)(?:ma+ma|da+da|pa+pa|mommy|daddy)\b|\bfirst time (?:\w+ )?(?:said|saying|talk\w*)\b/i,
        weight: 4,
      },
      { pattern: /\bbabbl\w*|\bstart\w* (?:to talk|talking)\b|\bfull sentence\b/i, weight: 3 },
    ],
    sets: ['living', 'kitchen', 'bedroom'],
    moods: ['tender', 'wondering', 'wondering', 'triumphant'],
    action: 'talk',
    effect: 'sparkle',
  },
  {
    kind: 'tooth',
    keywords: [
      {
        pattern:
          /\b(?:lost|loose|wobbly|wiggly|first|baby|front|new|missing) (?:\w+ ){0,2}(?:tooth|teeth)\b|\btooth fairy\b|\bdente\b|\bdiente\b/i,
        weight: 6,
      },
      { pattern: /\b(?:tooth|teeth) (?:\w+ )?(?:fell|popped|came|pop) out\b/i, weight: 6 },
      { pattern: /\b(?:tooth|teeth|wiggly|wobbly)\b/i, weight: 2 },
    ],
    sets: ['living', 'bathroom', 'kitchen', 'bedroom'],
    moods: ['playful', 'wondering', 'brave', 'cheerful'],
    action: 'wave',
    effect: 'pop',
    verbs: [{ action: 'brush', pattern: /\bbrush(?:ed|es|ing)?\b(?! past)/gi }],
  },
  {
    kind: 'potty',
    keywords: [
      {
        pattern:
          /\bpott(?:y|ies)\b|\btoilet\b|\b(?:no more|out of|without|goodbye,?) (?:diapers?|napp(?:y|ies))\b|\bunderwear\b|\bpenico\b/i,
        weight: 6,
      },
      { pattern: /\bdiapers?\b|\bnapp(?:y|ies)\b|\bpull-?ups\b/i, weight: 2 },
    ],
    sets: ['bathroom', 'living'],
    moods: ['playful', 'cheerful', 'brave', 'triumphant'],
    action: 'sit',
    effect: 'sparkle',
  },
  {
    kind: 'haircut',
    keywords: [
      {
        pattern: /\bhair ?cuts?\b|\bbarber\w*|\bhair(?:dresser| salon)\b|\bcorte de (?:cabelo|pelo)\b/i,
        weight: 6,
      },
      {
        pattern: /\b(?:cut|trim\w*|chopped) (?:\w+ ){0,4}(?:hair|curls|bangs|fringe|ponytail)\b/i,
        weight: 5,
      },
    ],
    sets: ['bathroom', 'living'],
    moods: ['playful', 'wondering', 'brave', 'cheerful'],
    action: 'sit',
    effect: 'sparkle',
  },
  {
    kind: 'sleeping',
    keywords: [
      {
        pattern:
          /\b(?:sle[ep]+t?|sleeping|slept) (?:\w+ ){0,3}(?:through the night|alone|in (?:her|his|a|the|your) (?:own|big|new)|all night)\b|\bown bed\b|\bbig[- ](?:boy|girl|kid) bed\b|\bsleep ?over\b/i,
        weight: 6,
      },
      {
        pattern:
          /\bbedtime\b(?! stor)|\bnap\b|\blullaby\b|\bslept\b|\bsleep\b|\bpacifier\b|\bdummy\b|\bnight ?light\b/i,
        weight: 3,
      },
    ],
    sets: ['bedroom'],
    moods: ['sleepy', 'tender', 'brave', 'sleepy'],
    action: 'sleep',
    effect: 'sparkle',
  },
  {
    kind: 'dressing',
    keywords: [
      {
        pattern:
          /\b(?:t(?:ie|ies|ied|ying) (?:\w+ ){0,3}(?:shoes?|laces|shoelaces)|shoelaces?|zipp(?:er|ed)|zip(?:s|ped)? up|button(?:s|ed)? (?:up|\w+ (?:shirt|coat|jacket))|got dressed|get dressed|dress(?:es|ed)? (?:her|him)self|put on (?:her|his) own|brush(?:es|ed)? (?:her|his) (?:own )?(?:teeth|hair) (?:all )?by|atacadores|vestiu-se)\b/i,
        weight: 6,
      },
    ],
    sets: ['bedroom', 'living'],
    moods: ['cheerful', 'wondering', 'brave', 'triumphant'],
    action: 'sit',
    effect: 'sparkle',
  },
];

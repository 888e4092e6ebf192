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
    openings: [
      'Hip, hip, hooray!',
      'Once around the sun, and here we are again.',
      'Some days come only once a year.',
    ],
    wonders: [
      'Growing older is a gift you can feel.',
      'Wishes like to be whispered very softly.',
      'It is good to be loved, every day of the year.',
      'Another year of laughter, and another year of love.',
    ],
    prides: [
      'A whole year of growing, and so much joy to show for it!',
      'The best present of all is simply you.',
      'So much love for one wonderful child!',
    ],
    closings: [
      'Hip, hip, hooray for {name}!',
      'May every wish come true, dear {name}!',
      'Here is to you, {name}, and to all the years to come!',
    ],
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
    openings: [
      'A heart always has room for more.',
      'Families are made of love.',
      'Shh, come closer, for this one is tender.',
    ],
    wonders: [
      'Hearts can grow, and they never run out of room.',
      'Some friendships begin at home.',
      'There is a special kind of love that is shared at home.',
      'How gentle a small hand can be!',
    ],
    prides: [
      'Love like this has no end.',
      'A heart can stretch as wide as the sky.',
      'What a tender thing it is to belong together.',
    ],
    closings: [
      'What a big heart you have, {name}!',
      'Together is the best place to be. Hooray for {name}!',
      'And so the circle of love grows, with {name} in the middle.',
    ],
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
    sets: ['living', 'park'],
    moods: ['playful', 'wondering', 'tender', 'cheerful'],
    action: 'kneel',
    effect: 'sparkle',
    openings: [
      'Some friends do not need words at all.',
      'Big hearts know how to love every creature.',
      'Some friendships are very special.',
    ],
    wonders: [
      'Trust is a gentle gift.',
      'It takes a soft heart to make a friend like that.',
      'Love does not always need words.',
      'Kindness is a language everyone understands.',
    ],
    prides: [
      'A friend like that makes every day brighter.',
      'Gentle hands belong to a golden heart.',
      'What a lovely thing it is to care for someone.',
    ],
    closings: [
      'What a kind heart you have, {name}!',
      'Gentle and loving, that is our {name}!',
      'And love was the best part of it all. Hooray for {name}!',
    ],
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
    sets: ['park', 'classroom', 'living'],
    moods: ['cheerful', 'wondering', 'tender', 'cheerful'],
    action: 'wave',
    effect: 'sparkle',
    openings: [
      'Everything is better with a friend.',
      'How does a friendship grow?',
      'There is magic in a kind heart.',
    ],
    wonders: [
      'A smile can open almost any door.',
      'Friendship is a kind of magic that doubles when it is shared.',
      'It only takes one kind moment.',
      'Together, everything sounds a little more like laughter.',
    ],
    prides: [
      'A good friend is the finest treasure there is.',
      'Kindness always comes back around.',
      'Hearts that laugh together stay close.',
    ],
    closings: [
      'What a good friend you are, {name}!',
      'Here is to friendship, and here is to {name}!',
      'And kindness made the whole world brighter. Bravo, {name}!',
    ],
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
    sets: ['living', 'park'],
    moods: ['cheerful', 'wondering', 'cheerful', 'triumphant'],
    action: 'point',
    effect: 'sparkle',
    openings: [
      'Small hands can do great things.',
      'Who has a heart full of kindness?',
      'Some heroes simply lend a hand.',
    ],
    wonders: [
      'Helping makes a heart feel warm inside.',
      'Little hands know more than we think.',
      'Kindness is a superpower.',
      'Many things are lighter when they are shared.',
    ],
    prides: [
      'A kind deed is never too small.',
      'Such a helpful heart is a gift to everyone.',
      'That is what kindness looks like.',
    ],
    closings: [
      'Thank you, {name}. The world is kinder because of you!',
      'What a helper, and what a heart! Bravo, {name}!',
      'And kindness won the day. Hooray for {name}!',
    ],
  },
  {
    kind: 'festival',
    keywords: [
      {
        pattern:
          /\b(?:christmas|santa|halloween|trick[- ]or[- ]treat\w*|easter|eggs? hunt|carnival|carnaval|natal|navidad|diwali|eid|hanukkah|thanksgiving|new year\w*|fireworks|parade|costume|festival|wedding|flower girl|ring bearer)\b/i,
        weight: 5,
      },
    ],
    sets: ['party', 'living'],
    moods: ['wondering', 'playful', 'wondering', 'cheerful'],
    action: 'dance',
    effect: 'bell',
    openings: [
      'Some days simply glow.',
      'There is wonder in the air.',
      'Celebrations are made for happy hearts.',
    ],
    wonders: [
      'There was magic in the air.',
      'Joy gets bigger every time it is shared.',
      'Wonder lives in the eyes of a child.',
      'Special days have a sparkle of their own.',
    ],
    prides: [
      'Happiness like this lights up everything.',
      'What a joyful thing it is to celebrate together.',
      'Some traditions begin with a single smile.',
    ],
    closings: [
      'Here is to joy, to wonder, and to {name}!',
      'Happy days, dear {name}. May there be many more!',
      'And the brightest light of all was {name}.',
    ],
  },
];

import type { Milestone } from './milestone.ts';

/** School, skills and changes. */
export const learning: readonly Milestone[] = [
  {
    kind: 'school',
    keywords: [
      { pattern: /\bread(?:s|ing)?\b[^.!?]{0,40}\b(?:book|story|words?)\b|\breading\b/i, weight: 4 },
      {
        pattern:
          /\b(?:first day (?:of|at)|kindergarten|preschool|pre-?k|day ?care|nursery school|first grade|graduat\w+|escola|escuela|colegio|creche)\b/i,
        weight: 5,
      },
      {
        pattern:
          /\b(?:school|class(?:room)?|teacher|spelling|homework|learn\w* to read|read (?:her|his|a|the) (?:\w+ ){0,2}book|backpack|alphabet|letters|count(?:ed|ing)? to)\b/i,
        weight: 3,
      },
    ],
    sets: ['classroom'],
    moods: ['cheerful', 'wondering', 'brave', 'triumphant'],
    action: 'wave',
    effect: 'bell',
    openings: [
      'Ding, dong! A new chapter begins.',
      'Some minds are full of questions.',
      'Big days need big hearts.',
    ],
    wonders: [
      'There is so much to learn, and so much to love.',
      'New beginnings make a heart go thump, thump, thump.',
      'Every wise person in the world once started small.',
      'A curious mind is always ready for more.',
    ],
    prides: [
      'Growing and learning go hand in hand.',
      'What a clever, courageous heart!',
      'The world just grew a little bigger.',
    ],
    closings: [
      'Shine on, {name}. There is so much to discover!',
      'A whole new chapter is waiting. Bravo, {name}!',
      'And that is how great stories begin. Hooray for {name}!',
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
    sets: ['living', 'bedroom', 'park'],
    moods: ['wondering', 'tender', 'brave', 'cheerful'],
    action: 'walk',
    effect: 'whoosh',
    openings: ['Home is where the heart is.', 'Some adventures begin at a new door.', 'What makes a home?'],
    wonders: [
      'New places need a little time to feel like home.',
      'Memories are very good travelers. They come along everywhere.',
      'Change can feel big, and so can hope.',
      'Love always knows the address.',
    ],
    prides: [
      'Home is wherever love is.',
      'A brave heart can put down roots anywhere.',
      'Every new beginning holds a little magic.',
    ],
    closings: [
      'Welcome to your new chapter, {name}!',
      'Wherever you go, love goes too, dear {name}!',
      'And wherever there is love, dear {name}, there is home.',
    ],
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
    sets: ['living', 'party', 'classroom'],
    moods: ['wondering', 'playful', 'brave', 'triumphant'],
    action: 'dance',
    effect: 'bell',
    openings: ['La, la, la!', 'Some hearts beat like a drum.', 'Can you hear it?'],
    wonders: [
      'Music begins where words run out.',
      'Every melody starts with a single note.',
      'You can feel a song long before you know it.',
      'There is a little music in every heart, waiting to come out.',
    ],
    prides: [
      'It sounded just like happiness.',
      'That kind of music stays in the heart.',
      'It was music for the ears, and music for the heart.',
    ],
    closings: [
      'Play on, {name}. The world is listening!',
      'Encore, {name}, encore!',
      'And the music lives on in the heart. Bravo, {name}!',
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
    sets: ['living', 'classroom', 'bedroom'],
    moods: ['wondering', 'playful', 'wondering', 'triumphant'],
    action: 'paint',
    effect: 'sparkle',
    openings: [
      'Some pictures live inside us.',
      'Every masterpiece starts with an idea.',
      'Some stories are full of color.',
    ],
    wonders: [
      'An idea is like a seed. It wants to grow.',
      'What you can imagine, you can make.',
      'Small hands hold great ideas.',
      'Imagination has no edges.',
    ],
    prides: [
      'No museum in the world has anything like it.',
      'Every line was made with heart.',
      'That is what imagination can do.',
    ],
    closings: [
      'Keep creating, {name}. You make the world more colorful!',
      'And the greatest artist of the day is {name}!',
      'What a wonderful imagination you have, {name}!',
    ],
  },
  {
    kind: 'cooking',
    keywords: [
      {
        pattern:
          /\b(?:bak(?:ed?|ing)|cook(?:ed|ing|s|ies)?|pancakes?|pizza|recipe|dough|chef|kitchen|cupcakes?|muffins?|cozinh\w+|cocin\w+)\b/i,
        weight: 4,
      },
      {
        pattern: /\b(?:solid food|first (?:bite|taste)|broccoli|avocado|tast(?:ed|ing)|feeding|spoon)\b/i,
        weight: 3,
      },
    ],
    sets: ['living'],
    moods: ['playful', 'wondering', 'cheerful', 'cheerful'],
    action: 'point',
    effect: 'pop',
    openings: [
      'Mmm, can you smell it?',
      'What a delicious little adventure!',
      'Take a pinch of curiosity and a spoonful of joy.',
    ],
    wonders: [
      'The best ingredient is always love.',
      'A little mess is part of the magic.',
      'New tastes are tiny adventures.',
      'Everything is sweeter when it is shared.',
    ],
    prides: [
      'It was seasoned with love and a smile.',
      'Made with love is simply the best.',
      'That is the taste of happiness.',
    ],
    closings: [
      'Bravo to {name}, and enjoy every bite of life!',
      'Five golden stars for {name}!',
      'And joy was the tastiest part of all. Hooray for {name}!',
    ],
  },
  {
    kind: 'everyday',
    keywords: [],
    sets: ['living', 'park', 'bedroom'],
    moods: ['cheerful', 'wondering', 'tender', 'triumphant'],
    action: 'stand',
    effect: 'sparkle',
    openings: [
      'The best stories are the true ones.',
      'Little moments can be the biggest of all.',
      'Once upon a time, and not so long ago, something lovely happened.',
    ],
    wonders: [
      'Little moments can be the biggest of all.',
      'There is wonder hidden in the simplest things.',
      'Growing up is made of moments just like this.',
      'Every day holds a surprise for those who look.',
    ],
    prides: [
      'What a lovely thing to remember!',
      'The heart keeps moments like this forever.',
      'It was small, and it was wonderful.',
    ],
    closings: [
      'And that is a memory to treasure. Bravo, {name}!',
      'What a wonderful child you are, {name}!',
      'Here is to {name}, and to many more moments like this!',
    ],
  },
];

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
        pattern:
          /\bcrawl\w*|\b(?:st(?:ood|ands?)|s[ai]ts?|sat) up\b|\broll(?:ed|s|ing)? over\b|\bwalked (?:to|right|straight|over)\b/i,
        weight: 2,
      },
    ],
    sets: ['living', 'bedroom', 'park'],
    moods: ['tender', 'wondering', 'brave', 'triumphant'],
    action: 'walk',
    effect: 'step',
    openings: [
      'Every great journey starts with something small.',
      'Little feet can have very big dreams.',
      'Once upon a time, the whole world was waiting to be explored.',
    ],
    wonders: [
      'Little feet can hold very big dreams.',
      'How wide the world must look from down there!',
      'Somewhere inside, a brave little heart was counting to three.',
      'It takes so much courage to be this small and try something this big.',
    ],
    prides: [
      'No mountain climber could have been prouder.',
      'Some moments are so small, and still they change everything.',
      'The whole world felt one step closer.',
    ],
    closings: [
      'And so {name} set out to meet the world. Bravo, little explorer!',
      'Where will those feet go next? Anywhere they dream of, {name}!',
      'One little moment, and a lifetime of adventures ahead. Bravo, {name}!',
    ],
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
    sets: ['living', 'bedroom', 'park'],
    moods: ['tender', 'wondering', 'wondering', 'triumphant'],
    action: 'talk',
    effect: 'sparkle',
    openings: [
      'Every story in the world begins with just one word.',
      'Listen closely to the tiniest of sounds.',
      'Shh, did you hear that?',
    ],
    wonders: [
      'A word can be so small, and still fill a whole heart.',
      'How does a sound turn into a word? That is real magic.',
      'Every storyteller in the world once began like this.',
      'All those thoughts inside were only waiting to come out.',
    ],
    prides: [
      'It was the sweetest music anyone could wish for.',
      'Some words are never forgotten.',
      'There was so much love in so little sound.',
    ],
    closings: [
      'And there will be thousands of stories more. We are all ears, {name}!',
      'What a beautiful way to say hello to the world, {name}!',
      'Keep talking, {name}. The world loves to listen to you!',
    ],
  },
  {
    kind: 'tooth',
    keywords: [
      {
        pattern:
          /\b(?:lost|loose|wobbly|wiggly|first|baby|front|new|missing) (?:\w+ ){0,2}(?:tooth|teeth)\b|\btooth fairy\b|\bdente\b|\bdiente\b/i,
        weight: 6,
      },
      { pattern: /\b(?:tooth|teeth)\b/i, weight: 2 },
    ],
    sets: ['living', 'bedroom', 'classroom'],
    moods: ['playful', 'wondering', 'brave', 'cheerful'],
    action: 'wave',
    effect: 'pop',
    openings: [
      'Growing up happens in the smallest places.',
      'Every smile has a story to tell.',
      'Big news can be very, very small.',
    ],
    wonders: [
      'Growing up can feel a little funny at first.',
      'It was such a tiny thing, and such a big event!',
      'Who knew that a smile could hold so many surprises?',
      'A small change in a smile can feel like a big one in the heart.',
    ],
    prides: [
      'There has hardly ever been a smile like this one.',
      'That is a smile to remember forever.',
      'Every smile tells a story, and this one most of all.',
    ],
    closings: [
      'Smile for us, {name}. You are growing up so beautifully!',
      'And that smile? It is the best part of the whole story. Well done, {name}!',
      'Another page of growing up is turned. Keep smiling, {name}!',
    ],
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
    sets: ['living', 'bedroom'],
    moods: ['playful', 'cheerful', 'brave', 'triumphant'],
    action: 'sit',
    effect: 'sparkle',
    openings: [
      'Some victories are simply worth a song.',
      'Make way for somebody very grown-up!',
      'Every day, children grow a little bigger.',
    ],
    wonders: [
      'Being big takes patience, and a good sense of humor.',
      'Every big kid in the world had to learn this once.',
      'Learning takes time, and time is something love has plenty of.',
      'There is nothing quite like feeling grown up.',
    ],
    prides: [
      'Oh, what a proud little face!',
      'That deserves the biggest smile in the house.',
      'Growing up never looked so funny and so fine.',
    ],
    closings: [
      'Bigger and bigger, day by day. Hooray for {name}!',
      'And that, dear friends, is what growing up looks like. Bravo, {name}!',
      'A small step for the world, a giant one for {name}. Hooray!',
    ],
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
    sets: ['living', 'classroom'],
    moods: ['playful', 'wondering', 'brave', 'cheerful'],
    action: 'sit',
    effect: 'sparkle',
    openings: [
      'Mirror, mirror, look who is here!',
      'Small changes can feel enormous.',
      'Snip, snip, what a day!',
    ],
    wonders: [
      'Sitting still can be the bravest thing of all.',
      'A new look is a little bit like a new adventure.',
      'It is the same sweet face, seen in a brand new way.',
      'Change can tickle a little before it feels good.',
    ],
    prides: [
      'Looking good, and feeling even better!',
      'Some changes show on the outside, and others deep inside.',
      'The same wonderful child, with a brand new chapter.',
    ],
    closings: [
      'Take a bow, {name}. You look wonderful, inside and out!',
      'A new chapter, and the same bright smile. Bravo, {name}!',
      'And who is that star in the mirror? It is {name}!',
    ],
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
          /\bbedtime\b|\bnap\b|\blullaby\b|\bslept\b|\bsleep\b|\bpacifier\b|\bdummy\b|\bnight ?light\b/i,
        weight: 3,
      },
    ],
    sets: ['bedroom', 'living'],
    moods: ['sleepy', 'tender', 'brave', 'sleepy'],
    action: 'sleep',
    effect: 'sparkle',
    openings: [
      'Hush now, this is a soft and gentle one.',
      'When the world grows quiet, the best stories begin.',
      'There is a quiet kind of courage.',
    ],
    wonders: [
      'Quiet moments can be the bravest of all.',
      'Dreams love a cozy place to land.',
      'It takes a calm heart to let the day go.',
      'The softest moments are often the biggest.',
    ],
    prides: [
      'What a big and peaceful heart!',
      'A heart can be soft as a feather and strong as a lion.',
      'That is how gentle courage looks.',
    ],
    closings: [
      'Sweet dreams, {name}. You did so well!',
      'Dream on, brave {name}. The world is proud of you!',
      'And all the dreams in the world said: well done, {name}!',
    ],
  },
];

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
    sets: ['park', 'forest', 'beach'],
    moods: ['cheerful', 'wondering', 'brave', 'triumphant'],
    action: 'bike',
    effect: 'whoosh',
    openings: ['Ready, steady, and off we go!', 'Some adventures roll along on wheels.', 'Hold on tight!'],
    wonders: [
      'Somewhere inside, a brave heart was counting to three.',
      'There is a special kind of magic in finding your balance.',
      'Even the longest road begins with a wobble.',
      'Oh, how fast a heart can beat when it is about to be brave!',
    ],
    prides: [
      'Oh, it must have felt a little like flying!',
      'Courage and balance make a wonderful pair.',
      'Nothing tastes quite like freedom.',
    ],
    closings: [
      'Roll on, {name}! The road ahead is yours.',
      'Here is to {name}, and to all the roads still waiting!',
      'And the best rides are yet to come. Bravo, {name}!',
    ],
  },
  {
    kind: 'swimming',
    keywords: [
      { pattern: /\b(?:sw[iau]m|swimming|swims|swimmer)\b|\bnad(?:ar|ou|ó)\b|\bnatação\b/i, weight: 5 },
      {
        pattern: /\bpool\b|\bpiscina\b|\bgoggles\b|\bunder ?water\b|\bdiv(?:e|ed|ing)\b|\bfloat\w*/i,
        weight: 3,
      },
    ],
    sets: ['beach'],
    moods: ['playful', 'wondering', 'brave', 'triumphant'],
    action: 'jump',
    effect: 'splash',
    openings: [
      'Splish, splash!',
      'Take a deep breath, and hold your nose!',
      'Some heroes get very, very wet.',
    ],
    wonders: [
      'Water feels like a whole new world at first.',
      'Take a deep breath in, and feel how brave a heart can be.',
      'Every little fish had to learn this once.',
      'Bubbles and giggles go very well together.',
    ],
    prides: [
      'A splash of courage goes a long, long way.',
      'It must feel as light as a bubble to be that happy.',
      'Water and wonder go so well together.',
    ],
    closings: [
      'Make a splash, {name}. You are wonderful!',
      'Three cheers and one big splash for {name}!',
      'What a brave little fish you are, {name}!',
    ],
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
    openings: [
      'Can you hear the sea?',
      'Take a little salt and a lot of joy.',
      'Some days feel as wide as the sea.',
    ],
    wonders: [
      'The sea has a way of making everyone feel small and happy.',
      'The sea always has a surprise for curious eyes.',
      'The whole world seemed to sparkle.',
      'How big and blue the world can be!',
    ],
    prides: [
      'Moments like these stay in the heart forever.',
      'A heart can hold more treasure than any chest.',
      'What a wonderful thing it is to share.',
    ],
    closings: [
      'The sea will remember you, {name}, and so will we!',
      'Wave goodbye, {name}! What a beautiful memory.',
      'And the happiest treasure of all was {name}.',
    ],
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
    openings: [
      'Brrr! Wrap up warm!',
      'Some magic is cold, and white, and wonderful.',
      'Have you ever heard how quiet the snow is?',
    ],
    wonders: [
      'Cold noses and warm hearts go well together.',
      'The world looked like a brand new page.',
      'There is magic in the very first look.',
      'Winter keeps the most sparkling surprises.',
    ],
    prides: [
      'It was cold outside, and so warm inside.',
      'The brightest sparkle was not in the snow, but in those eyes.',
      'A winter moment to keep warm forever.',
    ],
    closings: [
      'Stay warm, {name}. What a sparkling memory!',
      'Snow melts, but this memory will stay. Hooray for {name}!',
      'And the brightest sparkle of all was {name}.',
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
      { pattern: /\b(?:goals?|team|match|scored|coach|ballet|danc(?:e|ed|ing|es))\b/i, weight: 3 },
    ],
    sets: ['park'],
    moods: ['cheerful', 'brave', 'brave', 'triumphant'],
    action: 'stand',
    effect: 'cheer',
    openings: [
      'Ready? Set? Go!',
      'Every champion starts with a dream.',
      'Some hearts just love to play along.',
    ],
    wonders: [
      'The heart beats fastest just before the big moment.',
      'Trying hard is where every champion begins.',
      'It takes practice, patience, and a pinch of courage.',
      'It takes a lot of heart to play with all you have.',
    ],
    prides: [
      'Giving your best is the biggest win of all.',
      'True champions shine from the inside.',
      'What a heart, and what a spirit!',
    ],
    closings: [
      'Three cheers for {name}, a true champion at heart!',
      'Go, {name}, go! We are your biggest fans.',
      'And the crowd in our hearts goes wild for {name}!',
    ],
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
    sets: ['park'],
    moods: ['cheerful', 'wondering', 'playful', 'cheerful'],
    action: 'walk',
    effect: 'whoosh',
    openings: [
      'The world is big, and so is a curious heart.',
      'Let us go exploring!',
      'Some hearts are full of adventure.',
    ],
    wonders: [
      'There is so much world to see.',
      'New things make eyes grow wide and hearts grow wider.',
      'Every adventure begins with a little tingle in the tummy.',
      'Curious eyes never miss a thing.',
    ],
    prides: [
      'The best souvenirs are kept in the heart.',
      'What a wonderful, wide world it is!',
      'Some adventures never really end.',
    ],
    closings: [
      'Where to next, {name}? The whole world is waiting!',
      'Adventure suits you well, {name}!',
      'And the story will be told again and again. Hooray for {name}!',
    ],
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
    sets: ['park', 'living'],
    moods: ['tender', 'wondering', 'brave', 'triumphant'],
    action: 'stand',
    effect: 'sparkle',
    openings: [
      'How big is a brave heart?',
      'Some heroes wear capes, and some do not need one.',
      'Not all courage roars.',
    ],
    wonders: [
      'Being brave means trying, even when the tummy tickles.',
      'Courage often speaks in a very quiet voice.',
      'A deep breath can work wonders.',
      'Even lions need a moment sometimes.',
    ],
    prides: [
      'That is what courage looks like.',
      'A heart grows every time it dares.',
      'Such small shoulders, and such a mighty heart!',
    ],
    closings: [
      'Stand tall, {name}. You have the heart of a lion!',
      'And that is how heroes are made. Bravo, {name}!',
      'Here is to {name}, as brave as brave can be!',
    ],
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
    sets: ['living', 'bedroom'],
    moods: ['tender', 'tender', 'brave', 'cheerful'],
    action: 'sit',
    effect: 'sparkle',
    openings: [
      'Some heroes are small, and still the bravest of all.',
      'Deep breath, everyone.',
      'Brave hearts come in every size.',
    ],
    wonders: [
      'Being brave is easier with someone close by.',
      'Courage can be very small and very strong.',
      'Big feelings are always allowed.',
      'A gentle word can make almost anything better.',
    ],
    prides: [
      'What a strong little heart!',
      'There should be a medal for moments like this.',
      'Brave does not mean big. Brave means you.',
    ],
    closings: [
      'You are braver than you know, {name}!',
      'A gold star for the bravest of all: {name}!',
      'And that is what real courage looks like. Well done, {name}!',
    ],
  },
];

import { gags } from './gags.ts';
import type { StoryWords } from './story-words.ts';

export const english: StoryWords = {
  openings: [
    'Some moments are too precious to forget.',
    'Gather round, for this is a true story.',
    'Every family has stories it loves to tell.',
    'Are you sitting comfortably? Then hold on tight.',
    'Open your ears. No, wider. Perfect!',
  ],
  namings: [
    'This is the story of {name}, and of {theme}.',
    'Here is the story of {name}, and of {theme}.',
    'Let us tell you about {name}, and about {theme}.',
  ],
  shortOpenings: [
    'This is the story of {name} and {theme}.',
    'Here is a story about {name} and {theme}.',
    'Listen, this is about {name} and {theme}.',
  ],
  wants: [
    'Can you guess what happened? Listen closely.',
    'Do you know the feeling when something wonderful is about to happen? It tickles.',
    'Nobody is ever too small for a great adventure.',
    'Big stories like to begin on very ordinary days.',
  ],
  surprises: [
    'Boing, boing! That is the sound of a heart jumping for joy.',
    'Can you picture it, {name} in the middle of it all?',
    'Shall we stop here? No! On we go.',
    'Let us all say it together: wow!',
    'Here comes a small pause, so that everyone can say: ooh!',
    'And all of this is true. Cross my heart.',
    'Hands up who saw that coming! Hm. Nobody.',
    'I would have needed a cookie first.',
    'How about that, dear {name}?',
    'Oh, I love this part.',
    'A heart remembers moments like that.',
    'Ears, did you hear that?',
  ],
  comforts: [
    'That is all right. Big feelings are welcome here.',
    'Even the bravest hearts feel wobbly sometimes.',
    'Everybody has moments like that, even heroes.',
    'But feelings come, and feelings go, and love stays.',
    'A deep breath, a hug, and a little sniff. That helps everywhere in the world.',
  ],
  prides: [
    'Can a heart burst with pride? It can certainly try.',
    'This goes straight into the treasure chest of memories.',
    'One day, this will be a favorite story.',
    'It is a story to tell again and again, and then once more.',
    'And everyone who loves {name} will tell it for years.',
  ],
  closings: [
    'And that is the story of {name}, told with love.',
    'We will always remember this one, dear {name}!',
    'There is nobody in the world quite like you, {name}!',
    'Keep being you, {name}. You are wonderful!',
  ],
  shortClosings: ['Bravo, {name}!', 'Well done, dear {name}!', 'Hooray for {name}!', 'What a story, {name}!'],
  says: {
    baby: { before: ['Ooh!', 'Oh!', 'Ba!', 'Da!'], after: ['Yay!', 'Ta-da!', 'More!', 'Wow!'] },
    small: { before: ['Look!', 'Ooh!', 'Wow!'], after: ['Hooray!', 'Yay!', 'Again!'] },
    big: {
      before: ['Okay, here we go!', 'Watch this!', 'I have a plan.'],
      after: ['That was awesome!', 'Hooray!', 'Can we do that again?'],
    },
  },
  gags,
  tender: {
    openings: [
      'This is a quiet story. It is the story of {name}, and of a loving goodbye.',
      'Come close, because this is a tender story about {name}, and about saying goodbye.',
      'Some stories are told softly. This one is about {name}, and about a goodbye.',
    ],
    wonders: [
      'Love can be very quiet, and very strong.',
      'Some feelings are too big for words.',
      'A heart can be heavy and full of love at once.',
      'It is good to hold each other close.',
      'Every tear is made of love.',
      'There are no wrong feelings, only big ones.',
      'Softly, softly, the heart finds its way.',
    ],
    prides: [
      'Love stays, even when things change.',
      'What we love, we carry with us.',
      'Gentle hearts are the strongest ones.',
      'Good memories keep us company.',
    ],
    closings: [
      'You are so loved, dear {name}, today and always.',
      'And love was there the whole time, {name}, close and warm.',
      'Hold on to the love, {name}. It will always be yours.',
    ],
  },
  season: {
    recaps: [
      'Last time: {title}. Do you remember?',
      'Last time, the story was called: {title}.',
      'Where were we? Oh yes, last time: {title}.',
      'Do you remember the last time? {title}!',
    ],
    teasers: [
      'Next time: what will {name} discover then?',
      'And next time? Even the moon would like to know.',
      'Next time: a new day, a new story. What might it be, {name}?',
      'Next time: who knows what {name} is up to then?',
      'Next time: bigger? Funnier? We shall see, {name}!',
      'What comes next? Only tomorrow knows, and it does not tell.',
      'Next time: the same hero, a new adventure. But which one?',
      'And what will the next story of {name} be called?',
    ],
    lookBacks: [
      'What a season! Look, {name}, look at all you have done: so many moments, big and small, and all of them yours.',
      'Before we say goodbye, let us open the album of this season: here you are, {name}, and here, and here, and here.',
      'So many stories in one season! Let us turn the pages, {name}, and wave at every one of them.',
    ],
    farewells: [
      'And so a season ends. What will the next one bring, {name}?',
      'The season is over, {name}, but your story has only just begun.',
      'Thank you for this season, {name}. See you in the next one!',
    ],
  },
};

import type { KindWords } from './kind-words.ts';

/** Family, friends and feasts. */
export const togetherWords = {
  birthday: {
    openings: [
      'Hip, hip, hooray!',
      'Once around the sun, and here we are again.',
      'Please whisper. The candles do not know yet what is coming.',
    ],
    wants: [
      'A year is so long that you grow out of your shoes in it.',
      'Wishes like to be whispered very softly. Loud ones pop.',
      'To be one number bigger: is there anything better?',
    ],
    obstacles: [
      'The longest hours of the whole year are the ones before the cake.',
      'Wishes have one rule: do not tell! And that is so hard.',
      'Inside every tummy there is a cake-shaped place. It waits.',
    ],
    turns: ['Ready? Fill your cheeks.', 'And then it was time.', 'All together now!'],
    prides: [
      'The best present of all has two arms and a big smile.',
      'So much love for one wonderful child!',
      'A whole year of growing, and so much joy to show for it!',
    ],
    closings: [
      'Hip, hip, hooray for {name}!',
      'May every wish come true, dear {name}!',
      'Here is to you, {name}, and to all the cakes to come!',
    ],
    says: {
      before: ["It's my day!", 'Am I big now?', 'Is it cake time?'],
      after: ['Hooray for me!', 'More cake!', "I'm so big!"],
    },
  },
  sibling: {
    openings: [
      'A heart always has room for more.',
      'Shh, come closer, for this one is tender.',
      'Families are like songs. Sometimes there is a new voice.',
    ],
    wants: [
      'There is a word that makes anybody two inches taller: big.',
      'Somebody to share secrets with: that is what hearts wish for.',
      'Small hands love to hold even smaller ones.',
    ],
    obstacles: [
      'To love somebody is easy. To share a lap is an art.',
      'Being gentle is hard work. One has to do it with the whole body.',
      'Some loves begin loudly. They settle down. Mostly.',
    ],
    turns: [
      'And then two hearts said hello.',
      'Soft hands, soft voice, and now.',
      'A heart stretched, like a cat after a nap.',
    ],
    prides: [
      'A heart can stretch as wide as the sky.',
      'What a tender thing it is to belong together.',
      'Love does not get smaller when it is shared. That is the trick.',
    ],
    closings: [
      'What a big heart you have, {name}!',
      'Together is the best place to be. Hooray for {name}!',
      'And so the circle of love grows, with {name} in the middle.',
    ],
    says: {
      before: ['So tiny!', 'Hello, you.', 'Shh!'],
      after: ["We're a team!", 'Mine! I mean, ours.', 'I love you this much!'],
    },
  },
  pet: {
    openings: [
      'Some friends do not need words at all.',
      'This story has fur, or feathers, or fins. Listen closely.',
      'Big hearts know how to love every creature.',
    ],
    wants: [
      'Animals know who is kind. They smell it, or they just know.',
      'A friend who never says no to cuddles: everybody needs one.',
      'Ears, tails and noses can talk, if somebody listens.',
    ],
    obstacles: [
      'Animals do what they like. They think it is their story.',
      'Trust comes on very soft paws. One must not run at it.',
      'Noses that say hello are always a bit wet.',
    ],
    turns: [
      'Nose to nose, heart to heart.',
      'Very still now. Here it comes.',
      'And in animal language, that means: yes.',
    ],
    prides: [
      'Gentle hands belong to a golden heart.',
      'A friend like that makes every day brighter, and every sofa hairier.',
      'Kindness is a language that every creature understands.',
    ],
    closings: [
      'What a kind heart you have, {name}!',
      'Gentle and loving, that is our {name}!',
      'And love was the best part of it all. Hooray for {name}!',
    ],
    says: {
      before: ['So soft!', 'Come here, you.', 'Is it my friend?'],
      after: ["We're best friends!", 'It tickles!', 'More cuddles!'],
    },
  },
  friendship: {
    openings: [
      'Everything is better with a friend.',
      'How does a friendship grow? Very simply.',
      'One and one make two. Or, if you are lucky, a team.',
    ],
    wants: [
      'Secrets are too big for one person. That is why there are friends.',
      'It is hard to play catch alone. One has to run so much.',
      'Hearts are like seesaws. They work best with somebody at the other end.',
    ],
    obstacles: [
      'The first hello is the smallest word and the heaviest one.',
      'Mine is a short word. Ours is only one letter less shy.',
      'Being kind sometimes needs more muscles than being strong.',
    ],
    turns: [
      'And then, one smile knocked at another.',
      'It only takes one kind moment.',
      'Hello, said one heart. Oh, hello, said the other.',
    ],
    prides: [
      'A good friend is the finest treasure there is. And you need no shovel for it.',
      'Kindness always comes back around, like a very slow ball.',
      'Hearts that laugh together stay close.',
    ],
    closings: [
      'What a good friend you are, {name}!',
      'Here is to friendship, and here is to {name}!',
      'And kindness made the whole world brighter. Bravo, {name}!',
    ],
    says: {
      before: ['Do you want to play?', 'Hello, you!', 'Let us play!'],
      after: ["We're a team!", 'You and me!', 'Again tomorrow?'],
    },
  },
  helping: {
    openings: [
      'Small hands can do great things.',
      'Some heroes simply lend a hand.',
      'Superheroes, take a break. Today somebody else is on duty.',
    ],
    wants: [
      'There is a sentence that makes grown-ups melt: I can help.',
      'Little hands want to do what big hands do, only with more enthusiasm.',
      'Helping makes a heart warm, like a sweater from inside.',
    ],
    obstacles: [
      'Helping takes a bit longer and gets a bit wetter. That is part of it.',
      'Big jobs look at small hands and think: ha! They do not know those hands.',
      'Everything has its place. Some places are just very high up.',
    ],
    turns: [
      'Sleeves up!',
      'A little here, a little there, and look.',
      'And the work got smaller and smaller.',
    ],
    prides: [
      'A kind deed is never too small.',
      'Somewhere a superhero took notes.',
      'That is what kindness looks like.',
    ],
    closings: [
      'Thank you, {name}. The world is kinder because of you!',
      'What a helper, and what a heart! Bravo, {name}!',
      'And kindness won the day. Hooray for {name}!',
    ],
    says: {
      before: ['I can help!', 'Me too, me too!', 'I am strong.'],
      after: ['All done!', 'What else?', "I'm a good helper!"],
    },
  },
  festival: {
    openings: [
      'Some days simply glow.',
      'There is wonder in the air.',
      'Everybody stand in line! Joy will be handed out.',
    ],
    wants: [
      'Special days have a smell of their own. It smells like soon.',
      'Joy cannot sit still. Have you noticed?',
      'The whole year long, this day sits and waits to jump out.',
    ],
    obstacles: [
      'Waiting is the longest game in the world.',
      'Too many wonders, and only two eyes. How is that fair?',
      'Excitement makes legs hop, and mouths talk, and bedtimes late.',
    ],
    turns: ['And then, at last, it was time.', 'Ding! said the magic.', 'Wide eyes, open mouths, and now.'],
    prides: [
      'Happiness like this lights up everything. You could read by it.',
      'Joy gets bigger every time it is shared.',
      'What a joyful thing it is to celebrate together.',
    ],
    closings: [
      'Here is to joy, to wonder, and to {name}!',
      'Happy days, dear {name}. May there be many more!',
      'And the brightest light of all was {name}.',
    ],
    says: {
      before: ['Is it now? Now? Now?', "It's so shiny!", 'Ooh, look at that!'],
      after: ['Again tomorrow!', 'Best day ever!', 'Hooray for everybody!'],
    },
  },
} satisfies Record<string, KindWords>;

import type { KindWords } from './kind-words.ts';

/** The dark, the doctor, and what else takes courage. */
export const courageWords = {
  bravery: {
    openings: [
      'How big is a brave heart?',
      'Not all courage roars.',
      'Some heroes wear capes, and some wear odd socks.',
    ],
    wants: [
      'Courage is like a seed. It starts out tiny, and nobody can see it.',
      'Every hero begins by thinking: maybe. Maybe I can.',
      'Somewhere between no and yes there lives a very small: perhaps.',
    ],
    obstacles: [
      'Tummies tickle when something is big. Lions know that too. They just do not tell.',
      'Big things look bigger from below. It is the same with giraffes.',
      'Knees sometimes shake. They are only warming up.',
    ],
    turns: [
      'A deep breath can work wonders. Two can work more.',
      'Then the little perhaps became a little yes.',
      'One, two, and a half, and.',
    ],
    prides: [
      'Such small shoulders, and such a mighty heart!',
      'Lions, please make room. There is a new one.',
      'A heart grows every time it dares. It needs a bigger size now.',
    ],
    closings: [
      'Stand tall, {name}. You have the heart of a lion!',
      'And that is how heroes are made. Bravo, {name}!',
      'Here is to {name}, as brave as brave can be!',
    ],
    says: {
      before: ['My tummy tickles.', 'Hold my hand.', 'Wait. Wait. Okay.'],
      after: ['Again!', 'Roar!', 'It was only this big.'],
    },
  },
  doctor: {
    openings: [
      'Brave hearts come in every size.',
      'Deep breath, everyone.',
      'This is a story with a very brave hero in it, and a small plaster, perhaps.',
    ],
    wants: [
      'Bodies are clever. Sometimes they just need a little help.',
      'Everybody wants to feel as good as new, even teddies.',
      'Somewhere under every shirt there beats a lion heart. One can even listen to it.',
    ],
    obstacles: [
      'Say ah! Ah is a funny word when somebody is looking in.',
      'Waiting rooms are full of time, and very small chairs.',
      'Some things are a bit cold, or a bit strange, and then they are over.',
    ],
    turns: [
      'Squeeze a hand, count to three.',
      'Deep breath in, and all the worry out.',
      'And courage came and sat down on the chair.',
    ],
    prides: [
      'There should be a medal for moments like this.',
      'What a strong little heart! Thump, thump, thump.',
      'Brave does not mean big. Brave means you.',
    ],
    closings: [
      'A gold star for the bravest of all: {name}!',
      'You are braver than you know, {name}!',
      'And that is what real courage looks like. Well done, {name}!',
    ],
    says: {
      before: ['Is it quick?', 'Teddy first, please.', 'Aaah!'],
      after: ['All done!', 'That was quick.', 'Bye-bye, brave me!'],
    },
  },
} satisfies Record<string, KindWords>;

import type { KindWords } from './kind-words.ts';

/** The firsts of a small child. */
export const firstsWords = {
  'first-steps': {
    openings: [
      'Every great journey starts with something small.',
      'Ten little toes once had a very big plan.',
      'Attention, attention! Please move the breakable things to a higher shelf.',
    ],
    wants: [
      'Down on the floor, the world is mostly table legs. What might it look like from up there?',
      'Everything interesting is always over there, and never over here.',
      'Ten little toes were wiggling. Toes wiggle when they want to go somewhere.',
    ],
    obstacles: [
      'Knees can be like jelly. Wobbly, wobbly jelly.',
      'Floors and bottoms are very good friends. They like to meet.',
      'Which foot goes first? Nobody ever tells you that.',
    ],
    turns: [
      'One deep breath. Even the floor held its breath.',
      'And then those toes made up their minds.',
      'Ready or not, world!',
    ],
    prides: [
      'No mountain climber was ever prouder.',
      'Cushions, tables and chairs, watch out! Somebody is on the way.',
      'Such short legs, and such a long way!',
    ],
    closings: [
      'Where will those feet go next? Anywhere they dream of, {name}!',
      'Hold on to your cookies, everyone. {name} is coming!',
      'One little moment, and a lifetime of adventures ahead. Bravo, {name}!',
    ],
    says: {
      before: ['Me go!', 'Up, up!', 'Over there!'],
      after: ['Again!', 'My feet did it!', 'Go, feet, go!'],
    },
  },
  'first-word': {
    openings: [
      'Every story in the world begins with just one word.',
      'Shh, did you hear that?',
      'Quiet, please. Somebody very small has something to say.',
    ],
    wants: [
      'So many thoughts in one small head, and not one of them had a way out.',
      'Grown-ups talk all day long. It must be fun, or they would stop.',
      'It is not easy to order a banana when you cannot say banana.',
    ],
    obstacles: [
      'Tongues are slippery. They go left when you want them to go right.',
      'Mouths are tricky. First they make a bubble, then a burp, and only then a word.',
      'Ba, ba, ba is a very good word. It only does not mean anything yet.',
    ],
    turns: [
      'Open, close, open. And then it tumbled out.',
      'Ears up, everyone!',
      'And suddenly the whole world was all ears.',
    ],
    prides: [
      'It was the sweetest music anyone could wish for.',
      'One word is very small. You can still fit a whole heart into it.',
      'Dictionaries are thick, but none of them starts better than this.',
    ],
    closings: [
      'There are thousands of words more, and we are all ears, {name}!',
      'What a beautiful way to say hello to the world, {name}!',
      'Keep talking, {name}. The bananas are listening!',
    ],
    says: { before: ['Ba?', 'Mmm, ba!', 'Da, da, doo!'], after: ['Ta-da!', 'More!', 'Me talk!'] },
  },
  tooth: {
    openings: [
      'Every smile has a story to tell.',
      'Big news can be very, very small.',
      'Ladies and gentlemen, children and molars!',
    ],
    wants: [
      'A tongue cannot leave a wobbly thing alone. It simply cannot.',
      'Big smiles are built one tooth at a time.',
      'Have you ever had a secret in your mouth? It tickles.',
    ],
    obstacles: [
      'Teeth are stubborn. They hold on with both feet, and they do not even have feet.',
      'Wiggle to the left, wiggle to the right. Teeth do love to dance.',
      'Waiting is hard. Waiting and chewing is even harder.',
    ],
    turns: [
      'And then came the most important wiggle of all.',
      'Hold on to your crumbs.',
      'Wiggle, wiggle, and now listen.',
    ],
    prides: [
      'A smile like that needs a little more fresh air now and then.',
      'Crocodiles have sixty teeth, and not one of them is as famous as this.',
      'That is a smile to remember forever.',
    ],
    closings: [
      'Smile for us, {name}. Wider! Yes, just like that!',
      'And that smile is the best part of the whole story. Well done, {name}!',
      'Dear apples, beware. {name} will be back!',
    ],
    says: {
      before: ['My mouth feels funny.', 'It goes wiggle wiggle!', "Don't look. Okay, look!"],
      after: ['Thmile! I mean, smile!', 'Look at my smile!', 'Hello, new smile!'],
    },
  },
  potty: {
    openings: [
      'Make way for somebody very grown-up!',
      'Some victories are simply worth a song.',
      'Kings have a throne. So do some other people.',
    ],
    wants: [
      'Big kids know a secret. It has to do with sitting very still.',
      "To be big, you first have to sit down. Isn't that funny?",
      'Every king and every queen once had to learn this too.',
    ],
    obstacles: [
      'The hard part is to stop playing in time. Playing is so sticky.',
      'Sometimes nothing happens. Then one sings a song, and waits, and sings another.',
      'Tummies do not have a clock. They only have a bell, and it is very quiet.',
    ],
    turns: ['Drum roll, please!', 'Shh! Listen!', 'And then, dear friends, came the great moment.'],
    prides: [
      'Trumpets, please! Ta-ta-ta-taa!',
      'Growing up never looked so funny and so fine.',
      'That deserves the biggest smile in the house.',
    ],
    closings: [
      'Bigger and bigger, day by day. Hooray for {name}!',
      'A small step for the world, a giant one for {name}. Hooray!',
      'Long live {name}, ruler of the throne!',
    ],
    says: {
      before: ['I am busy!', 'Nobody look!', 'Wait, wait, wait.'],
      after: ["I'm big!", 'Bye-bye!', 'Everybody clap!'],
    },
  },
  haircut: {
    openings: [
      'Mirror, mirror, look who is here!',
      'Snip, snip, what a day!',
      'Hair is a funny thing. It grows while nobody is looking.',
    ],
    wants: [
      'Deep inside every mop of hair there lives a brand new look.',
      'When hair covers the eyes, the world is all curtains.',
      'A new look is a little adventure for the head.',
    ],
    obstacles: [
      'Sitting still is the bravest thing of all. Noses always itch just then.',
      'Scissors go snip. They are only saying hello.',
      'Tiny hairs tickle. They go to the neck on holiday.',
    ],
    turns: [
      'Snip, snap, and do not sneeze!',
      'Chin up, eyes closed, and then.',
      'One, two, and off they go.',
    ],
    prides: [
      'The mirror had to look twice.',
      'Same sweet face, brand new roof.',
      'Looking good, and feeling even better!',
    ],
    closings: [
      'Take a bow, {name}. You look wonderful, inside and out!',
      'And who is that star in the mirror? It is {name}!',
      'Hats off, everyone. No, really, hats off. It is {name}!',
    ],
    says: {
      before: ['It tickles!', 'Am I still me?', 'Not my ears, please!'],
      after: ['Hello, mirror!', "It's me!", 'My head is light!'],
    },
  },
  sleeping: {
    openings: [
      'Hush now, this is a soft and gentle one.',
      'When the world grows quiet, the best stories begin.',
      'Yawn! Excuse me. That was not because of you.',
    ],
    wants: [
      'Dreams are shy. They only come to somebody who lies down.',
      'Pillows are full of dreams. You cannot see them, but you can hear them rustle.',
      'Even the moon likes company when it gets late.',
    ],
    obstacles: [
      'The dark is only the day with its pajamas on.',
      'Being sleepy and being awake can be great friends at bedtime.',
      'One more hug, one more sip of water, one more hug. That is how it goes everywhere in the world.',
    ],
    turns: [
      'Then the blanket whispered: shh.',
      'Softly, softly, on the tips of the toes.',
      'And the dreams tiptoed nearer.',
    ],
    prides: [
      'Quiet courage is courage too. It just wears slippers.',
      'Soft as a feather, and strong as a lion.',
      'That is how gentle courage looks.',
    ],
    closings: [
      'Sweet dreams, {name}. You did so well!',
      'Dream on, brave {name}. The moon is proud of you!',
      'And all the dreams in the world said: good night, dear {name}!',
    ],
    says: {
      before: ['I am not sleepy.', 'One more hug.', 'Good night, moon.'],
      after: ['Yawn!', 'Sleeping is easy.', 'Night, night, everybody.'],
    },
  },
  dressing: {
    openings: [
      'Clothes are puzzles that you wear.',
      'Some adventures begin with a sock.',
      'Listen, all you buttons, laces and zippers!',
    ],
    wants: [
      'There are three words that every child loves: all by myself.',
      'Fingers like to know how things work. So they go and ask.',
      'Shoes wait by every door and wonder who will wear them out first.',
    ],
    obstacles: [
      'Left or right? Front or back? Clothes never tell.',
      'Laces are like spaghetti. They go wherever they please.',
      'The tongue has to help, a little to the left. That is normal.',
    ],
    turns: [
      'Over, under, around, and then.',
      'Ten fingers, one plan.',
      'Ten fingers, and not one of them gave up.',
    ],
    prides: [
      'Somewhere, a pair of socks is very proud.',
      'Ten clever fingers deserve a little bow each.',
      'Done is a beautiful word. It is even better with all by myself in front of it.',
    ],
    closings: [
      'Bravo, {name}, and bravo to all ten fingers!',
      'The world is ready for you, {name}. And you are ready for the world!',
      'What will those hands learn next, {name}?',
    ],
    says: {
      before: ['No help! Me!', 'I can do it.', "Don't tell me how!"],
      after: ['All by myself!', 'Again!', 'My fingers are so smart!'],
    },
  },
} satisfies Record<string, KindWords>;

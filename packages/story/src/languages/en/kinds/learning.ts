import type { KindWords } from './kind-words.ts';

/** School, skills and changes. */
export const learningWords = {
  school: {
    openings: [
      'Ding, dong! A new chapter begins.',
      'Big days need big hearts.',
      'Sharpen your ears, everyone. Pencils come later.',
    ],
    wants: [
      'There are a million questions in the world, and somebody has to start asking.',
      'A backpack is mostly full of air, and of big plans.',
      'Every wise owl once sat there and did not know what an A was.',
    ],
    obstacles: [
      'New places have a lot of doors, and every one of them looks at you.',
      'New beginnings make a heart go thump, thump, thump.',
      'It is not easy to sit on a chair with so many ants in the pants.',
    ],
    turns: [
      'And then a door opened, and behind it was a whole world.',
      'Heads up, hearts open.',
      'The bell of courage rang.',
    ],
    prides: [
      'The world just grew a little bigger, and so did somebody else.',
      'What a clever, courageous heart!',
      'Heads are like balloons. The good thing is, they never burst.',
    ],
    closings: [
      'Shine on, {name}. There is so much to discover!',
      'A whole new chapter is waiting. Bravo, {name}!',
      'Top marks and a golden star for {name}!',
    ],
    says: {
      before: ['I have a question.', "I'm big now.", 'Where do I sit?'],
      after: ['I know so much!', 'My head is full!', 'I learned a lot.'],
    },
  },
  reading: {
    openings: [
      'Every letter has a sound, and every word has a secret.',
      'Books are small, but there are whole worlds inside.',
      'A, B, C! Come and see!',
    ],
    wants: [
      'All those little black bugs on the page wanted to tell something. But what?',
      'Inside every book somebody is waiting to be let out.',
      'To know how it ends, without waiting for bedtime: what a dream!',
    ],
    obstacles: [
      'Some letters look like twins, and they enjoy it.',
      'Long words are like stairs. One takes them step by step.',
      'There are words that are not said the way they look. Grown-ups did that.',
    ],
    turns: [
      'Finger on the line, and off we go.',
      'One letter took another by the hand.',
      'And the page said: at last!',
    ],
    prides: [
      'Now every book in the world is a door.',
      'Somewhere a dragon in a story sat up and combed its hair.',
      'Cereal boxes, street signs, nothing is safe any more!',
    ],
    closings: [
      'Turn the page, {name}. There is so much more!',
      'And all the books in the world are waiting for {name}!',
      'Bravo, {name}, hero of the letters!',
    ],
    says: {
      before: ['I know that one!', 'What does it say?', 'Shh, I am reading.'],
      after: ['One more page!', "Don't stop now!", 'The end! Again!'],
    },
  },
  moving: {
    openings: [
      'Some adventures begin at a new door.',
      'What makes a home?',
      'Boxes, boxes, boxes! One of them is full of hugs.',
    ],
    wants: [
      'A new home is like a blank page. It wants some crayons.',
      'Every corner wants to be discovered, and some of them have spiders.',
      'Hearts do not fit in boxes. They have to be carried.',
    ],
    obstacles: [
      'New places creak in another language.',
      'In the dark, even the way to the bathroom is an expedition.',
      'Memories take up no room at all, and weigh so much.',
    ],
    turns: [
      'Then the house said hello. It creaked, to be exact.',
      'And hope carried the first box.',
      'Door open, heart open.',
    ],
    prides: [
      'Home is wherever love is. It has no house number.',
      'A brave heart can put down roots anywhere.',
      'Love always knows the address.',
    ],
    closings: [
      'Welcome to your new chapter, {name}!',
      'Wherever you go, love goes too, dear {name}!',
      'And wherever there is love, dear {name}, there is home.',
    ],
    says: {
      before: ['Is this ours?', 'Hello, house!', 'Where is my bed?'],
      after: ['Home, home, home!', 'I like it here.', 'Come and see!'],
    },
  },
  music: {
    openings: [
      'La, la, la!',
      'Some hearts beat like a drum.',
      'Ladies and gentlemen, please switch off your noisy parrots.',
    ],
    wants: [
      'Some songs sit in the tummy and want to get out.',
      'Silence is only music that has not started yet.',
      'You can feel a song long before you know it.',
    ],
    obstacles: [
      'Notes are like kittens. They run off in all directions.',
      'Practice means: again. And again means: again.',
      'There are so many notes, and every one of them wants to be first.',
    ],
    turns: [
      'Deep breath. And a one, and a two.',
      'Then the first note jumped.',
      'Even the flies stopped humming.',
    ],
    prides: [
      'It was music for the ears, and music for the heart.',
      'Somewhere Mozart is looking for a pencil to write this down.',
      'That kind of music stays, long after it is quiet.',
    ],
    closings: [
      'Play on, {name}. The world is listening!',
      'Encore, {name}, encore!',
      'And the music lives on in the heart. Bravo, {name}!',
    ],
    says: {
      before: ['Listen, listen!', 'La la loo!', 'Ready? Ears open!'],
      after: ['Again! Louder!', 'Clap, please!', 'I made music!'],
    },
  },
  drawing: {
    openings: [
      'Some pictures live inside us.',
      'Some stories are full of color.',
      'Every great artist once had paint behind the ears.',
    ],
    wants: [
      'An empty sheet of paper is very loud. It calls: me, me, me!',
      'Colors sleep in their box until somebody wakes them up.',
      'An idea is like a hiccup. It has to come out.',
    ],
    obstacles: [
      'Lines do not always go where one sends them. Some go for a walk.',
      'Circles are round, except on paper. There they do as they please.',
      'The paper ends, and the idea does not. What then?',
    ],
    turns: [
      'A bit of red here, and now.',
      'Tongue out, eyes narrow: art!',
      'Then the picture began to look back.',
    ],
    prides: [
      'No museum in the world has anything like it.',
      'That is worth a million. Or two cookies.',
      'Every line was made with heart.',
    ],
    closings: [
      'Keep creating, {name}. You make the world more colorful!',
      'And the greatest artist of the day is {name}!',
      'What a wonderful imagination you have, {name}!',
    ],
    says: {
      before: ['I have an idea!', 'This much blue!', "Don't peek!"],
      after: ['Look what I made!', "It's for you!", 'More paper, please!'],
    },
  },
  building: {
    openings: [
      'Every castle begins with one small piece.',
      'Some heads are full of towers.',
      'Attention, building site! Helmets on, please.',
    ],
    wants: [
      'Small things want to be something big. One only has to ask them.',
      'Higher is a very good word. Highest is an even better one.',
      'Somewhere in every heap of bits and pieces hides a masterpiece.',
    ],
    obstacles: [
      'The piece one needs is never there. It is under a foot. Ouch.',
      'Towers have a favorite game. It is called: tumble.',
      'Great builders need steady hands, and friends who do not sneeze.',
    ],
    turns: ['One more piece. Nobody move.', 'Slowly. Slooowly. And now.', 'Everybody hold your breath!'],
    prides: [
      'Architects of the world, please take a bow.',
      'The pyramids needed a lot more people for that.',
      'That is what patience looks like when it is finished.',
    ],
    closings: [
      'Build on, {name}. The sky is not that high!',
      'Bravo, {name}, master builder!',
      'What will those clever hands make next, {name}?',
    ],
    says: {
      before: ['Higher, higher!', 'I need one more.', 'Nobody sneeze!'],
      after: ['Look, all done!', 'Do not touch! Okay, touch.', 'Now another one!'],
    },
  },
  cooking: {
    openings: [
      'Mmm, can you smell it?',
      'Take a pinch of curiosity and a spoonful of joy.',
      'Aprons on! This one may splash.',
    ],
    wants: [
      'Tummies have ears. They hear a spoon from very far away.',
      'Stirring is magic. Everything goes round, and then it is food.',
      'Every new taste is a tiny adventure for the tongue.',
    ],
    obstacles: [
      'Food likes to travel. It goes to chins, to sleeves, and to noses.',
      'The best part is licking the spoon. The hardest part is to wait for it.',
      'One must not open the mouth too soon, nor too late.',
    ],
    turns: [
      'Wait for it. Wait for it.',
      'Sniff, sniff. And then.',
      'Tummies, please be quiet. It is about to begin.',
    ],
    prides: [
      'Five golden stars, and one of them is sticky.',
      'That is the taste of happiness. It needs a napkin.',
      'Everything is sweeter when it is shared.',
    ],
    closings: [
      'Bravo to {name}, and enjoy every bite of life!',
      'Five golden stars for {name}!',
      'And joy was the tastiest part of all. Hooray for {name}!',
    ],
    says: {
      before: ['Can I lick it?', 'Mmm! What is that?', 'I stir, you watch.'],
      after: ['Yum, yum, yum!', 'More, please!', 'My tummy is happy!'],
    },
  },
  everyday: {
    openings: [
      'The best stories are the true ones.',
      'Little moments can be the biggest of all.',
      'Once upon a time, and not so long ago, something lovely happened.',
    ],
    wants: [
      'Every day has a surprise in its pocket.',
      'Some days begin like any other, and then they wink.',
      'Hearts like to collect small things: a smile, a giggle, a good idea.',
    ],
    obstacles: [
      'Good things take a moment. Sometimes they take two.',
      'It is not always easy to be small. One has to look up so much.',
      'Nobody knows how it will go until one tries. That is the exciting part.',
    ],
    turns: ['And then the day winked.', 'Now comes the best part.', 'Listen closely!'],
    prides: [
      'It was small, and it was wonderful, like a ladybug.',
      'The heart keeps moments like this forever, in the top drawer.',
      'What a lovely thing to remember!',
    ],
    closings: [
      'And that is a memory to treasure. Bravo, {name}!',
      'What a wonderful child you are, {name}!',
      'Here is to {name}, and to many more moments like this!',
    ],
    says: {
      before: ['What now?', 'I have an idea!', 'Watch me!'],
      after: ['Again, again!', 'That was fun!', 'I like today!'],
    },
  },
} satisfies Record<string, KindWords>;

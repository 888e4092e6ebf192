import type { KindWords } from './kind-words.ts';

/** Movement, courage and the great outdoors. */
export const adventuresWords = {
  bike: {
    openings: [
      'Ready, steady, and off we go!',
      'Some adventures roll along on wheels.',
      'Ring, ring! Please make way.',
    ],
    wants: [
      'Wheels are round because they want to go on and on and on.',
      'To go fast, with the wind in your nose: who would not wish for that?',
      'Legs are good. But legs on wheels, that is nearly wings.',
    ],
    obstacles: [
      'Wheels love to wobble. It is how they say hello.',
      'Balance is a shy animal. It comes when you stop looking for it.',
      'The ground always wants a hug. It is very friendly, and very hard.',
    ],
    turns: [
      'Deep breath. Eyes on the road. Tongue in the corner of the mouth.',
      'Wobble, wobble, and then.',
      'Somewhere inside, a brave heart was counting to three.',
    ],
    prides: [
      'Even the wind had to pedal to keep up.',
      'It must feel a little like flying, only with a bell.',
      'Courage and balance make a wonderful pair.',
    ],
    closings: [
      'Roll on, {name}! The road ahead is yours.',
      'Ring the bell, {name}. Here comes a hero!',
      'And the best rides are yet to come. Bravo, {name}!',
    ],
    says: {
      before: ['Go, wheels, go!', "Don't let go. Okay, let go!", 'Fast, fast, fast!'],
      after: ['Did you see me?', 'Again! Faster!', "I'm as fast as a rocket!"],
    },
  },
  swimming: {
    openings: [
      'Splish, splash!',
      'Some heroes get very, very wet.',
      'Take a deep breath, and hold your nose!',
    ],
    wants: [
      'Fish make it look so easy. Nobody ever saw a fish with armbands.',
      'Water is the only toy that hugs you all over.',
      'To float like a duck, and splash like a whale: what a plan!',
    ],
    obstacles: [
      'Water has a funny habit. It goes straight up the nose.',
      'Arms do one thing, legs do another, and nobody asks the tummy.',
      'Every little fish had to learn this once, and fish do not even have a coach.',
    ],
    turns: [
      'Big breath in. Cheeks like balloons. And then.',
      'Three, two, one, bubbles!',
      'Toes first. Toes are brave.',
    ],
    prides: [
      'Somewhere a duck said: not bad at all.',
      'A splash of courage goes a long, long way.',
      'Wet hair, wet nose, and a smile as wide as a whale.',
    ],
    closings: [
      'Three cheers and one big splash for {name}!',
      'What a brave little fish you are, {name}!',
      'Make waves, {name}. The towels are ready!',
    ],
    says: {
      before: ["Is it cold? It's cold!", 'I am a fish.', 'Bubbles, bubbles!'],
      after: ['Blub, blub, hooray!', 'Again! Splash!', 'I am a shark! A nice one.'],
    },
  },
  beach: {
    openings: [
      'Can you hear the sea?',
      'Some days feel as wide as the sea.',
      'Careful, there will be sand in this story. Everywhere.',
    ],
    wants: [
      'The sea always says the same thing: come, come, come.',
      'A whole world made of sand, and no one says: do not dig here!',
      'Toes love sand. They disappear in it and come out again.',
    ],
    obstacles: [
      'Waves never listen. They come, they go, and they take things along.',
      'Sand is sneaky. It travels home in socks.',
      'Salty water is only tasted once. After that, one knows.',
    ],
    turns: [
      'Then came a wave with very good manners.',
      'And the sea said: whoosh!',
      'Seagulls, stop chatting. This is important.',
    ],
    prides: [
      'Sand in the shoes, salt on the nose, and sun in the heart.',
      'A heart can hold more treasure than any chest.',
      'Somewhere a crab clapped. It has the claws for it.',
    ],
    closings: [
      'The sea will remember you, {name}, and so will we!',
      'Wave goodbye, {name}! The sea is waving back.',
      'And the happiest treasure of all was {name}.',
    ],
    says: {
      before: ['Hello, sea!', 'My toes are gone!', "It's so big!"],
      after: ['Waves tickle!', 'More sea, please!', 'Sand tickles!'],
    },
  },
  snow: {
    openings: [
      'Brrr! Wrap up warm!',
      'Some magic is cold, and white, and wonderful.',
      'Mittens on? Hat on? Other mitten on? Then we can begin.',
    ],
    wants: [
      'Fresh snow is the biggest sheet of paper in the world.',
      'Noses turn red when something exciting is about to happen.',
      'Who would not want a world that goes crunch?',
    ],
    obstacles: [
      'Snow is soft, but it finds the one little gap between glove and sleeve.',
      'It takes a very long time to dress for snow. Then somebody has to pee.',
      'Ice has one rule: whoops.',
    ],
    turns: [
      'Crunch, crunch, and then.',
      'Cold nose, warm heart, go!',
      'And the snow said nothing. It was too excited.',
    ],
    prides: [
      'Cold noses and warm hearts go well together.',
      'Even the snowflakes came down to have a look.',
      'Penguins would be proud. They know about these things.',
    ],
    closings: [
      'Stay warm, {name}. What a sparkling memory!',
      'Snow melts, but this memory will stay. Hooray for {name}!',
      'And the brightest sparkle of all was {name}.',
    ],
    says: {
      before: ["It's so crunchy!", 'My nose is cold.', 'Can I eat it?'],
      after: ['Again! Whee!', 'Snow is my friend.', 'Brrr, more!'],
    },
  },
  sport: {
    openings: [
      'Ready? Set? Go!',
      'Every champion starts with a dream.',
      'Fans of the world, please take your seats.',
    ],
    wants: [
      'Some hearts go thump, thump, thump as soon as there is something to play.',
      'Muscles are small at first. Dreams are big right away.',
      'To give everything you have, and then a little more: that is the plan.',
    ],
    obstacles: [
      'The hardest opponent of all is the butterfly in the tummy.',
      'Even champions trip over their own feet. They have two of them, after all.',
      'Trying is easy to say and sweaty to do.',
    ],
    turns: [
      'Deep breath, big heart, and now.',
      'The shoes were ready. Shoes always are.',
      'All the fans in the world stopped chewing.',
    ],
    prides: [
      'Giving your best is the biggest win of all.',
      'Somewhere a trophy is a little jealous of that smile.',
      'What a heart, and what a spirit!',
    ],
    closings: [
      'Three cheers for {name}, a true champion at heart!',
      'Go, {name}, go! We are your biggest fans.',
      'And the crowd in our hearts goes wild for {name}!',
    ],
    says: {
      before: ["I'm ready!", 'Watch me!', 'My legs are ready.'],
      after: ['Yes, yes, yes!', 'Again, again!', 'Did you see that?'],
    },
  },
  dance: {
    openings: ['A one, and a two, and a twirl!', 'Some feet just cannot keep still.', 'Music, please!'],
    wants: [
      'Music goes in through the ears and comes out through the toes.',
      'Nobody teaches a leaf to twirl. It just has to.',
      'Somewhere in every pair of feet there sleeps a dance.',
    ],
    obstacles: [
      'Arms up, toes out, tummy in. And where does the nose go?',
      'Legs like to have ideas of their own, most of all at the same time.',
      'Going round and round is easy. Stopping is the trick.',
    ],
    turns: ['Five, six, seven, and!', 'The floor got ready.', 'Then the music tapped on the shoulder.'],
    prides: [
      'Even the shoelaces wanted to twirl.',
      'That is what joy looks like when it has legs.',
      'If happiness had feet, it would move just like that.',
    ],
    closings: [
      'Take a bow, {name}. The floor is yours!',
      'Dance on, {name}, and let the world try to keep up!',
      'Bravo, {name}! Flowers from all sides!',
    ],
    says: {
      before: ['My feet are dancing!', "Look, I'm spinning!", 'La la la!'],
      after: ['Ta-da!', 'Again, again!', "I'm dizzy. Again!"],
    },
  },
  travel: {
    openings: [
      'Let us go exploring!',
      'The world is big, and so is a curious heart.',
      'All aboard! Has everybody been to the bathroom?',
    ],
    wants: [
      'Far away begins just behind the front door.',
      'Maps are only paper until somebody goes there.',
      'Eyes are like pockets. You can bring a lot home in them.',
    ],
    obstacles: [
      'Are we there yet? That is the most famous question in the world.',
      'The world is big, and legs are short. They have a good talk about it.',
      'In every bag, the thing you need is right at the bottom.',
    ],
    turns: [
      'And around the corner the world said: surprise!',
      'Eyes open. Wider. Even wider.',
      'Noses to the window, everyone.',
    ],
    prides: [
      'The best souvenirs are kept in the heart. They need no suitcase.',
      'What a wonderful, wide world it is!',
      'Explorers of old had beards. But they were not one bit braver.',
    ],
    closings: [
      'Where to next, {name}? The whole world is waiting!',
      'Adventure suits you well, {name}!',
      'Welcome home, brave explorer {name}!',
    ],
    says: {
      before: ['Are we there yet?', 'I see everything!', "What's that? And that?"],
      after: ['More world, please!', 'Can we go again?', 'Far is fun!'],
    },
  },
  outdoors: {
    openings: [
      'Outside is the biggest room of all.',
      'Psst! The best adventures are as small as a beetle.',
      'Boots on, ears open!',
    ],
    wants: [
      'Behind every leaf there may be somebody who is just having breakfast.',
      "Mud is nature's chocolate pudding. You only must not eat it.",
      'Weather is never bad. It is only very wet, or very windy, or very funny.',
    ],
    obstacles: [
      'Small creatures are never in a hurry. One has to wait, and waiting tickles.',
      'A puddle never tells how deep it is.',
      'Clean clothes are nice. Well, they were nice.',
    ],
    turns: ['Down on the knees, nose to the ground.', 'One big step for a small boot.', 'And nature winked.'],
    prides: [
      'The whole garden of the world said: thank you for looking.',
      'Washing machines love days like this. They get so much to do.',
      'Who looks closely finds wonders everywhere.',
    ],
    closings: [
      'Keep looking, {name}. The world is full of little wonders!',
      'And the sun, the rain and the worms all say: hooray for {name}!',
      'What a great explorer of small things you are, {name}!',
    ],
    says: {
      before: ["What's in there?", 'Splash?', 'Hello, outside!'],
      after: ['Can I keep it?', 'Outside is fun!', 'More outside!'],
    },
  },
} satisfies Record<string, KindWords>;

import type { Gag } from '../story-words.ts';

/** Around the storyteller, who reads aloud with an audience of their own. */
export const gags: readonly Gag[] = [
  {
    listener: 'teddy',
    begins: 'My teddy is listening too. He has just fallen off his chair.',
    again: 'Thump! That was my teddy again.',
    ends: 'And my teddy? He is clapping so hard that he fell off his chair.',
  },
  {
    listener: 'snail',
    begins: 'Far away, a little snail heard of this story and set out at once.',
    again: 'And the snail? Still on its way.',
    ends: 'And look, here comes the snail! Did I miss anything, it asks.',
  },
  {
    listener: 'cookie',
    begins: 'I have kept a cookie for the end of this story.',
    again: 'No, I have not eaten the cookie. I only looked at it.',
    ends: 'Time for my cookie. Hey! Who ate my cookie?',
  },
  {
    listener: 'owl',
    begins: 'An owl sleeps all day. For this story it has opened one eye.',
    again: 'Psst! The owl has opened the other eye.',
    ends: 'And what does the owl say? Hoo, hoo, hooray!',
  },
  {
    listener: 'sock',
    begins: 'For exciting stories I wear my lucky socks. One is red, one is gone.',
    again: 'Oh! That nearly knocked my sock off.',
    ends: 'And there it flies! That story knocked my sock right off.',
  },
  {
    listener: 'hiccups',
    begins: 'Exciting stories give me the hiccups. Hic! Pardon me.',
    again: 'Hic! It only means that I like it.',
    ends: 'And now my hiccups are gone. Hic. Well, nearly.',
  },
  {
    listener: 'hat',
    begins: 'Better hold on to your hat. I hold on to mine.',
    again: 'Are you still holding your hat? Very good.',
    ends: 'And now, hats in the air! Whoops, mine is up on the lamp.',
  },
  {
    listener: 'goldfish',
    begins: 'My goldfish loves this story. He has forgotten it eight times already.',
    again: 'My goldfish asks what this story is about.',
    ends: 'Again, says my goldfish, I have never heard that one!',
  },
  {
    listener: 'penguin',
    begins: 'There is a penguin in the front row. Nobody knows why.',
    again: 'The penguin has stopped chewing.',
    ends: 'Even the penguin stood up and clapped. Flap, flap, flap!',
  },
  {
    listener: 'mouse',
    begins: 'A mouse in my pocket wants to listen too. She is ever so quiet.',
    again: 'Eek! Sorry, that was the mouse. She is so excited.',
    ends: 'Eek, eek, hooray! cries the mouse, not quiet at all.',
  },
  {
    listener: 'tissues',
    begins: 'I have one tissue here, in case I get a bit weepy.',
    again: 'I am not weepy. I have a raisin in my eye.',
    ends: 'All right, where is that tissue? It was not a raisin.',
  },
  {
    listener: 'parrot',
    begins: 'My parrot knows this story by heart. Do not tell, Polly!',
    again: 'Pretty good, pretty good! says my parrot.',
    ends: 'The end, the end! No, Polly, we say it all together. Hooray!',
  },
];

/** Where the parent's own text has one of these, the joke is about all of its kind. */
export const gagsAbout: Readonly<Record<'dog' | 'cat' | 'baby' | 'teddy', readonly Gag[]>> = {
  dog: [
    {
      begins: 'Dogs do not understand every word of a story. They wag at all of them, to be safe.',
      again: 'In dog language, that is called: woof!',
      ends: 'And what would a dog say now? Woof! It means bravo, or dinner.',
    },
  ],
  cat: [
    {
      begins: 'Cats are never surprised. They just blink, very slowly.',
      again: 'A cat would blink at that. Twice.',
      ends: 'A slow, slow blink. That is how a cat shouts hooray!',
    },
  ],
  baby: [
    {
      begins: 'Babies are the best listeners. They only drool a little.',
      again: 'In baby language, all of this is called: ba.',
      ends: 'Ba, ba, ba! That is baby language for: what a story!',
    },
  ],
  teddy: [
    {
      listener: 'teddy',
      begins: 'Teddies hear every secret and never tell. Well, hardly ever.',
      again: 'Teddies know all about that. They just do not say so.',
      ends: 'Ask any teddy. No, wait, they never tell.',
    },
  ],
};

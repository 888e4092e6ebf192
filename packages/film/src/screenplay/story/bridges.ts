/**
 * Lines of the storyteller that fit any story. Like those of the milestones they hold no facts: feelings,
 * wonder and pride only. `{name}` is the child, `{theme}` what the story is about.
 */
export const openings = [
  'Some moments are too precious to forget.',
  'Gather round, for this is a true story.',
  'Every family has stories it loves to tell.',
  'Come closer and listen.',
  'Open your eyes and your heart.',
] as const;

/** Says whose story begins and what it is about. */
export const namings = [
  'This is the story of {name}, and of {theme}.',
  'Here is the story of {name}, and of {theme}.',
  'Let us tell you about {name}, and about {theme}.',
] as const;

export const shortOpenings = [
  'This is the story of {name} and {theme}.',
  'Here is a story about {name} and {theme}.',
  'Listen, this is about {name} and {theme}.',
] as const;

export const closings = [
  'And that is the story of {name}, told with love.',
  'We will always remember this one, dear {name}!',
  'There is nobody in the world quite like you, {name}!',
  'And with every story, {name} grows a little more. Bravo!',
  'Keep being you, {name}. You are wonderful!',
] as const;

/** Before the first sentence of the parent: something is about to happen. */
export const wonders = [
  'Some moments ask us to hold our breath.',
  'Can you guess what happened? Listen closely.',
  'What a big adventure for a small pair of shoes!',
  'It was a moment that nobody wanted to miss.',
  'Do you know the feeling when something wonderful is about to happen?',
  'Big stories can begin on the most ordinary of days.',
  'And that is where our little adventure begins.',
  'Oh, how exciting it is to be right at the beginning of things!',
  'Nobody is ever too small for a great adventure.',
] as const;

/** Between two sentences of the parent: the listener feels along. */
export const feelings = [
  'Oh, what a feeling that must have been!',
  'Can you picture it, {name} in the middle of it all?',
  "Isn't that something, {name}?",
  'What a moment for {name}!',
  'Just imagine how that felt!',
  'A heart remembers moments like that.',
  'And oh, the look on that little face!',
  'How about that, dear {name}?',
  'It is a moment worth telling twice.',
  'Just think of it! What a thing to remember.',
] as const;

/** Behind a line in which somebody cries, falls or is afraid. */
export const comforts = [
  'That is all right. Big feelings are welcome here.',
  'Even the bravest hearts feel wobbly sometimes.',
  'Everybody has moments like that, even heroes.',
  'But feelings come, and feelings go, and love stays.',
] as const;

/** Behind the last sentence of the parent. */
export const prides = [
  'Oh, how proud a heart can be!',
  'Joy like that is worth remembering.',
  'And that feeling will stay for a long, long time.',
  'Some memories shine forever, and this is one of them.',
  'One day, this will be a favorite story.',
  'This goes straight into the treasure chest of memories.',
  'Can a heart burst with pride? It can certainly try.',
  'It is a story to tell again and again.',
  'That is the kind of day a family never forgets.',
  'And everyone who loves {name} will tell it for years.',
] as const;

export const shortClosings = [
  'Bravo, {name}!',
  'Well done, dear {name}!',
  'Hooray for {name}!',
  'What a story, {name}!',
] as const;

/** For stories of goodbyes and sorrow: held gently, with no cheering. */
export const tenderOpenings = [
  'This is a quiet story. It is the story of {name}, and of a loving goodbye.',
  'Come close, because this is a tender story about {name}, and about saying goodbye.',
  'Some stories are told softly. This one is about {name}, and about a goodbye.',
] as const;
export const tenderWonders = [
  'Love can be very quiet, and very strong.',
  'Some feelings are too big for words.',
  'A heart can be heavy and full of love at once.',
  'It is good to hold each other close.',
  'Every tear is made of love.',
  'There are no wrong feelings, only big ones.',
  'Softly, softly, the heart finds its way.',
] as const;
export const tenderPrides = [
  'Love stays, even when things change.',
  'What we love, we carry with us.',
  'Gentle hearts are the strongest ones.',
  'Good memories keep us company.',
] as const;
export const tenderClosings = [
  'You are so loved, dear {name}, today and always.',
  'And love was there the whole time, {name}, close and warm.',
  'Hold on to the love, {name}. It will always be yours.',
] as const;

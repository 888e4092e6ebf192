import type { FamilyText } from './family-text.ts';

/** Letters, diaries, lists, shouting, other languages: in the many ways parents write. */
export const earlierTexts: readonly FamilyText[] = [
  {
    name: 'Mia',
    age: 1,
    title: 'First steps',
    description:
      'Mia took her first steps today! She let go of the sofa and walked right to Daddy. We all cried happy tears.',
    milestone: 'first-steps',
    cast: ['father'],
    sets: ['living'],
  },
  {
    name: 'Leo',
    age: 5,
    title: 'No more training wheels',
    description:
      'Today Leo rode his bike without training wheels for the first time! He fell once and scraped his knee, and he cried a little. But he got back on and rode all the way to the big tree. "I did it!" he shouted. Grandma Rosa clapped and our dog Max ran beside him.',
    milestone: 'bike',
    cast: ['grandmother', 'dog'],
  },
  { name: 'Ana', age: 6, title: 'Tooth', description: 'lost her first tooth', milestone: 'tooth', cast: [] },
  {
    name: 'Sofia',
    age: 4,
    title: 'Praia',
    description:
      'Hoje fomos à praia com a avó Teresa. A Sofia fez um castelo de areia enorme e encontrou três conchas. Ela adorou as ondas!',
    milestone: 'beach',
    cast: ['grandmother'],
    sets: ['beach'],
    foreign: true,
  },
  {
    name: 'Noah',
    age: 3,
    title: 'First day of preschool',
    description:
      'our little boy started preschool today. he cried a bit when we left but his teacher Mrs. Carter gave him a hug. "I want to come back tomorrow!" he told us',
    milestone: 'school',
    cast: ['teacher'],
    sets: ['classroom'],
  },
  {
    name: 'Emma',
    age: 1,
    title: 'Her first word!',
    description:
      'You said your first word today! We were having breakfast and you pointed at the cat and said "kitty". Daddy and I laughed so hard. We love you so much, Emma!',
    milestone: 'first-word',
    cast: ['father', 'cat'],
  },
  {
    name: 'Liam',
    age: 4,
    title: 'Swim lesson',
    description:
      'LIAM JUMPED INTO THE POOL ALL BY HIMSELF!!! HE WAS SO SCARED LAST WEEK BUT TODAY HE DID IT. COACH ANNA GAVE HIM A STICKER 🎉🎉',
    milestone: 'swimming',
    cast: ['teacher'],
    sets: ['pool'],
  },
  {
    name: 'Chloe',
    age: 3,
    title: 'Big sister',
    description:
      'We brought our newborn son Jack home from the hospital. Chloe kissed his tiny toes and whispered "I will keep you safe". She has been singing to him ever since.',
    milestone: 'sibling',
    cast: ['baby'],
  },
  {
    name: 'Oliver',
    age: 2,
    title: 'Bye bye diapers',
    description:
      '- 3 days without diapers\n- went potty all by himself\n- 7 stickers on the chart\n- so proud of our big boy',
    milestone: 'potty',
    cast: [],
  },
  {
    name: 'Zoe',
    age: 5,
    title: 'New house',
    description:
      'We moved to a new house in Porto last Saturday. Zoe misses her old room, but she already painted a rainbow on the new wall and made a friend called Clara.',
    milestone: 'moving',
    cast: ['friend'],
  },
  {
    name: 'Ethan',
    age: 7,
    title: 'Goal!',
    description:
      "Ethan scored his first goal in the soccer match against the Blue Tigers. My husband and I screamed so loud that the whole field turned around. His team lost 4-1 but he didn't care one bit!",
    milestone: 'sport',
    cast: [],
    sets: ['pitch'],
  },
  {
    name: 'Ava',
    age: 6,
    title: 'Piano',
    description:
      'Ava played Twinkle Twinkle Little Star at her first piano recital. Her hands were shaking before she went on stage. When she finished, everybody clapped and Grandpa had tears in his eyes.',
    milestone: 'music',
    cast: ['grandfather'],
    sets: ['stage'],
  },
  {
    name: 'Lucas',
    age: 4,
    title: 'Biscuit comes home',
    description:
      'We adopted a puppy named Biscuit. Lucas was a little shy at first, then Biscuit licked his nose and he giggled. They fell asleep on the rug together.',
    milestone: 'pet',
    cast: ['dog'],
    sets: ['living'],
  },
  {
    name: 'Isla',
    age: 3,
    title: 'Haircut',
    description:
      'Isla got her first haircut today. She sat so still on the red chair, and the hairdresser gave her a butterfly clip. We kept one little curl.',
    milestone: 'haircut',
    cast: ['woman'],
  },
  {
    name: 'Mateo',
    age: 5,
    title: 'Nieve',
    description:
      'Hoy fuimos a la nieve por primera vez. Mateo hizo un muñeco de nieve con su papá y se rió mucho. ¡Qué día tan bonito!',
    milestone: 'snow',
    cast: ['father'],
    sets: ['snow'],
    foreign: true,
  },
  {
    name: 'Grace',
    age: 4,
    title: 'Brave at the doctor',
    description:
      'grace had her vaccines today and she was so brave she didnt cry at all dr silva gave her a sticker and then we went for ice cream she picked strawberry',
    milestone: 'doctor',
    cast: ['doctor'],
  },
  {
    name: 'Henry',
    age: 2,
    title: 'Own bed',
    description:
      'Henry slept in his own bed for the first time last night! He took his teddy, Mr. Brown, and his blue blanket. We checked on him 5 times. He did not wake up once.',
    milestone: 'sleeping',
    cast: [],
    sets: ['bedroom'],
  },
  {
    name: 'Nora',
    age: 4,
    title: 'Birthday',
    description:
      'Nora turned 4! She blew out all the candles on her unicorn cake, and her friends Emma and Lily sang to her. She wished for a real unicorn.',
    milestone: 'birthday',
    cast: ['friend', 'friend'],
    sets: ['party'],
  },
  {
    name: 'Theo',
    age: 5,
    title: 'Best friends',
    description:
      'Theo met a boy named Sam at the playground. They built a huge castle in the sandbox and shared one sandwich. Now they are best friends.',
    milestone: 'friendship',
    cast: ['friend'],
  },
  {
    name: 'Ruby',
    age: 6,
    title: 'Pancakes',
    description:
      'Ruby made pancakes for the whole family on Sunday morning. There was flour on the floor, on the dog and in her hair. They were the best pancakes we have ever eaten.',
    milestone: 'cooking',
    cast: ['dog'],
  },
  {
    name: 'Max',
    age: 7,
    title: 'I lost my tooth',
    description:
      'I lost my first tooth today! My mom helped me wiggle it and it popped out in my sandwich. I am going to put it under my pillow.',
    milestone: 'tooth',
    cast: ['mother'],
  },
  {
    name: 'Ella',
    age: 2,
    title: 'Rainy walk',
    description:
      "It rained all morning. Ella put on her yellow boots and jumped in every puddle she could find. I've never heard her laugh like that.",
    milestone: 'outdoors',
    cast: [],
    sets: ['park'],
  },
  {
    name: 'Jack',
    age: 8,
    title: 'Reading',
    description:
      "Jack read his first whole chapter book! It took him three weeks. He read the last page out loud to his little sister Amy at bedtime and said, 'The end!' I am his mom and I couldn't be prouder.",
    milestone: 'reading',
    cast: ['mother', 'sister'],
  },
];

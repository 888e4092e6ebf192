import type { AnimationStyle } from '@milestoon/domain';

/** What a parent would send: a photo of the child, a style, a title, a few sentences. */
export interface Milestone {
  style: AnimationStyle;
  childName: string;
  /** File of the photo set, without its ending: for the look and for the story. */
  photo: string;
  /** Which of the four avatars, 0…3. */
  variant: number;
  title: string;
  description: string;
}

/** Twelve milestones of twelve children, three in each style. */
export const milestones: readonly Milestone[] = [
  {
    style: 'anime',
    childName: 'Mia',
    photo: 'girl-black-long-fringe',
    variant: 0,
    title: 'First bike ride',
    description:
      'Mia rode her bike in the park without training wheels for the first time. Daddy let go and ran beside her. She wobbled, then she did it all by herself and rang the bell the whole way home.',
  },
  {
    style: 'anime',
    childName: 'Finn',
    photo: 'boy-blond-undercut',
    variant: 1,
    title: 'Learning to swim',
    description:
      'Finn swam at the pool today. He was scared of the deep end, but Mom held his hand. Then he swam all the way to the ladder and climbed out.',
  },
  {
    style: 'anime',
    childName: 'Jun',
    photo: 'teen-round-glasses',
    variant: 2,
    title: 'The big concert',
    description:
      'Jun played the guitar at the school concert. His hands were shaking, but Mom waved from the first row and he played every note. Everybody clapped.',
  },
  {
    style: 'adventure',
    childName: 'Kofi',
    photo: 'boy-dark-skin-glasses',
    variant: 3,
    title: 'A day at the beach',
    description:
      'We spent the day at the beach with Grandma. Kofi built a huge sandcastle and a wave knocked it down, but he laughed and built it again. Then we all ate ice cream.',
  },
  {
    style: 'adventure',
    childName: 'Sol',
    photo: 'child-blond-curly-brown-skin',
    variant: 0,
    title: 'The farm',
    description:
      'Sol fed a bunny at the farm and rode a pony. Grandpa led the way. At the end Sol hugged Grandpa.',
  },
  {
    style: 'adventure',
    childName: 'Ravi',
    photo: 'boy-brown-skin-smiling',
    variant: 1,
    title: 'Snow at last',
    description:
      'It snowed all night. Ravi went sledding with his sister and fell into the snow. They laughed and made a snowman with a carrot nose.',
  },
  {
    style: 'simple',
    childName: 'Rory',
    photo: 'child-red-curly-blue-eyes',
    variant: 2,
    title: 'Rory turns four',
    description:
      'Rory had a birthday party with Grandma and all the friends. There was a cake with four candles, and Rory blew them out in one go. Grandma gave Rory a present.',
  },
  {
    style: 'simple',
    childName: 'Lou',
    photo: 'toddler-light-brown-hair',
    variant: 3,
    title: 'First steps',
    description:
      'Lou crawled to the sofa, stood up and took three steps to Mommy. Daddy cheered and we all danced.',
  },
  {
    style: 'simple',
    childName: 'Leila',
    photo: 'girl-glasses-long-dark',
    variant: 0,
    title: 'Baking with Grandma',
    description:
      'Leila baked cookies with Grandma in the kitchen. She stirred the dough, there was flour everywhere, and the dog ate one cookie.',
  },
  {
    style: 'fantasy',
    childName: 'Ana',
    photo: 'girl-braids-dark-hair',
    variant: 1,
    title: 'First day of school',
    description:
      'Ana started school today. She was a little shy at the door, but then she made a new friend called Leo and they painted together all morning.',
  },
  {
    style: 'fantasy',
    childName: 'Teo',
    photo: 'boy-tan-warm-light',
    variant: 2,
    title: 'A tooth at last',
    description:
      'Teo lost his first tooth while eating an apple. He laughed, showed it to Grandpa and put it under his pillow. Then he brushed the others extra long.',
  },
  {
    style: 'fantasy',
    childName: 'Ella',
    photo: 'woman-long-blond-blue-eyes',
    variant: 3,
    title: 'Brave at the doctor',
    description:
      'Ella went to the doctor for a shot. She was scared and hid behind Daddy. Then she held his hand, counted to three, and got a sticker.',
  },
];

import type { AnimationStyle } from '@milestoon/domain';

/** What a parent would send: a photo of the child, a style, a title, a few sentences. */
export interface Story {
  childName: string;
  /** File of the photo set, without its ending: for the look and for the story. */
  photo: string;
  /** Which of the four avatars, 0…3. */
  variant: number;
  title: string;
  description: string;
}

/** One ordinary milestone for each style. */
export const stories: Record<AnimationStyle, Story> = {
  anime: {
    childName: 'Mia',
    photo: 'girl-black-long-fringe',
    variant: 2,
    title: 'First bike ride',
    description:
      'Mia rode her bike in the park without training wheels for the first time. Daddy ran beside her. She wobbled, then she did it all by herself and rang the bell the whole way home.',
  },
  adventure: {
    childName: 'Kofi',
    photo: 'boy-brown-skin-smiling',
    variant: 1,
    title: 'Camping in the forest',
    description:
      'We went camping in the forest with Grandpa. Kofi found a big beetle, helped to put up the tent and was not afraid of the dark at all.',
  },
  simple: {
    childName: 'Ana',
    photo: 'girl-braids-dark-hair',
    variant: 0,
    title: 'First day of kindergarten',
    description:
      'Ana started kindergarten today. She was a little shy at the door, but then she made a new friend called Leo and they painted together all morning.',
  },
  fantasy: {
    childName: 'Rory',
    photo: 'child-red-curly-blue-eyes',
    variant: 3,
    title: 'Rory turns four',
    description:
      'Rory had a birthday party with Grandma and all the friends. There was a chocolate cake with four candles, and Rory blew them out in one go and danced until bedtime.',
  },
};

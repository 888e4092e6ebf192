import { gags } from './gags.ts';
import type { StoryWords } from '../story-words.ts';

export const english: StoryWords = {
  look: 'Look!',
  closings: [
    'That is our {name}.',
    'Only you, {name}.',
    'What a day, {name}.',
    'And every word is true.',
    'This one we keep.',
    'Tell it again, {name}!',
    'Do you remember, {name}?',
    'Our one and only {name}.',
    'You were there, {name}.',
    'To be continued, {name}.',
    'One for the album.',
    'Nobody else, just {name}.',
    'Some days stay, {name}.',
    'Ask {name}. It happened.',
    'Until next time, {name}.',
    'The end, {name}. For today.',
  ],
  tenderClosings: [
    'You are loved, {name}.',
    'Love stays, {name}.',
    'We hold you close, {name}.',
    'We carry that with us.',
    'It may hurt, {name}.',
    'Tears are allowed, {name}.',
    'We remember together, {name}.',
    'Softly, {name}, with love.',
    'Some goodbyes take time.',
    'Never forgotten, {name}.',
    'You are not alone, {name}.',
    'Close to the heart, {name}.',
  ],
  gags,
  season: {
    recaps: ['First, {title}. Now this.', 'Before this: {title}.', 'After {title}, this.'],
    lookBacks: [
      'What a season, {name}! So many moments, big and small, and all of them yours.',
      'The album of this season, {name}: here you are, and here, and here.',
    ],
    shortLookBack: 'What a season, {name}!',
    farewells: ['See you next season, {name}!', 'The season ends. You go on, {name}.'],
  },
};

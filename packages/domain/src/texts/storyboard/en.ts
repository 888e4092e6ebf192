import { deeds } from './deeds/en.ts';
import { sceneries } from './sceneries/en.ts';

/** A story as it is understood, one still a moment, and how it is corrected. */
export const storyboard = {
  title: 'Here is your story as we understood it',
  lead: 'Nothing has to be corrected. If something was different, tap the picture.',
  finishedTitle: 'How we understood your story',
  finishedLead:
    'Was somebody else there, or was it another thing? Tap a picture; only what changes is drawn again.',
  open: 'Show the pictures',
  close: 'Close',
  loading: 'Reading your story',
  failed: 'That could not be saved. Please try again.',
  later: 'The film is being drawn already. What you correct now is kept for a new version.',
  changed: 'The film does not show your corrections yet.',
  remake: 'Make the film with them',
  pleaseLook: 'Please look',
  unsure: (count: number): string =>
    count === 1
      ? 'We were not sure about one picture. It says so.'
      : `We were not sure about ${count} pictures. They say so.`,
  unpictured: (...sentences: readonly string[]): string =>
    `We could not picture: ${sentences.map((sentence) => `“${sentence}”`).join(' ')} You can still go on: the film tells it in words.`,
  unsureHere: 'We were not sure here.',
  moment: (number: number): string => `Moment ${number}`,
  leftOut: 'Left out',
  leaveOut: 'Leave this out',
  putBack: 'Show this again',
  done: 'Done',
  who: 'Who',
  somebody: 'Somebody of our family',
  name: 'Name',
  is: 'Is our',
  addFamily: 'Add to our family',
  what: 'What',
  search: 'Search pictures',
  searching: (count: number): string => (count === 1 ? '1 picture found' : `${count} pictures found`),
  add: (thing: string): string => `Show ${thing}`,
  remove: (thing: string): string => `Do not show ${thing}`,
  does: 'Doing',
  searchDeeds: 'Search what is done',
  deedsFound: (count: number): string => (count === 1 ? '1 found' : `${count} found`),
  noDeeds: 'There is nothing like that. Please try another word.',
  allDeeds: 'Show all',
  hideDeeds: 'Show fewer',
  where: 'Where',
  when: 'When',
  weather: 'Weather',
  feeling: 'Feeling',
  notSaid: 'Not said',
  deeds,
  sceneries,
  /** For words that tell nothing that can be shown. */
  more: {
    missing:
      'Your words do not say yet what can be seen. Who was there, what did they do, and where? One sentence is enough.',
    label: 'What happened',
    stays: 'Title, day and photos stay as they are.',
    later:
      'The film is being drawn already. What you write is kept here until it is ready; then you can have it made with your words.',
    make: 'Make the film with these words',
  },
  times: { day: 'By day', golden: 'In the evening', night: 'At night' },
  weathers: { clear: 'Dry', rain: 'Rain', snow: 'Snow', hail: 'Hail', fog: 'Fog', wind: 'Wind' },
  feelings: {
    neutral: 'Calm',
    happy: 'Happy',
    laughing: 'Laughing',
    surprised: 'Surprised',
    sad: 'Sad',
    proud: 'Proud',
    scared: 'Scared',
    sleepy: 'Sleepy',
    thinking: 'Thoughtful',
    angry: 'Angry',
    shy: 'Shy',
  },
};

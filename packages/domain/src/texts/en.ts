import { account } from './account/en.ts';
import { audit } from './audit/en.ts';
import { automation } from './automation/en.ts';
import { billing } from './billing/en.ts';
import { first } from './first/en.ts';
import { failures } from './failures/en.ts';
import { firstLook } from './first-look/en.ts';
import { children } from './children/en.ts';
import { episodes } from './episodes/en.ts';
import { family } from './family/en.ts';
import { households } from './households/en.ts';
import { storyboard } from './storyboard/en.ts';
import { keepsakes } from './keepsakes/en.ts';
import { kids } from './kids/en.ts';
import { notifications } from './notifications/en.ts';
import { privacy } from './privacy/en.ts';
import { publishing } from './publishing/en.ts';
import { administration } from './roles/en.ts';
import { seasons } from './seasons/en.ts';
import { sharing } from './sharing/en.ts';
import { signingIn } from './second-factor/en.ts';
import { support } from './support/en.ts';
import { telling } from './telling/en.ts';
import { ways } from './ways/en.ts';

/**
 * Every English text of the product, the specification's word for word. One section a subject, large ones in
 * folders of their own; a text with a blank in it is a function. Another language is a file like this one: see
 * `pt.ts`.
 */
export const en = {
  ...first,
  ...account,
  ...billing,
  ...failures,
  ...administration,
  ...signingIn,
  confirmAddress: { ...first.confirmAddress, ...account.confirmAddress },
  passkeys: { ...first.passkeys, ...signingIn.passkeys },
  ...ways,
  child: {
    nameRequired: "Please enter your child's name",
    nameLetters:
      'Our films have no letters for this name yet. Please write it in Latin letters, as it sounds.',
    photoRequired: 'Please add at least one photo of your child',
    photoLimit: 'You can upload up to 4 photos',
    termsRequired: 'Please accept the terms and conditions to continue',
    createFailed: 'Failed to create child profile. Please try again.',
    deleteFailed: 'Failed to delete child profile. Please try again.',
    loadFailed: 'Failed to load child details',
    updateFailed: 'Failed to update child profile. Please try again.',
    styleLocked: 'You can only change the animation style once per month',
    nameMismatch: 'Name does not match. Please type the exact name to confirm deletion.',
    editedElsewhere: 'This child was changed somewhere else in the meantime.',
  },
  styles: {
    anime: { name: 'Anime', description: 'Japanese animation style' },
    adventure: { name: 'Adventure', description: 'Action-packed adventure theme' },
    simple: { name: 'Classic', description: 'Clean simple cartoon style' },
    fantasy: { name: 'Fantasy', description: 'Magical fantasy world' },
  },
  children: { ...first.children, ...children },
  family,
  households,
  storyboard,
  telling,
  firstLook,
  privacy,
  audit,
  automation,
  notifications: { ...first.notifications, ...notifications },
  publishing,
  sharing,
  keepsakes,
  kids,
  support: { ...first.support, ...support },
  seasons: { ...first.seasons, ...seasons },
  episode: {
    titleRequired: 'Please enter an episode title',
    letters:
      'Our films have no letters for some of this yet. Please write it in Latin, Greek, Cyrillic, Arabic, Hebrew or Devanagari letters.',
    descriptionRequired: 'Please enter an episode description',
    imageRequired: 'Please add at least one image for the episode',
    imageLimit: 'You can upload up to 2 images per episode',
    waitingForAvatar: 'Waiting for avatar...',
    childRequired: 'Please select a child and sign in to continue',
    created:
      "Episode created! Your episode is being processed. You'll receive a notification when it's ready on YouTube.",
    /** Where it does not go to YouTube by itself. */
    createdHere:
      "Episode created! Your episode is being processed. You'll receive a notification when it's ready.",
    createFailed: 'Failed to create episode. Please try again.',
    deleteFailed: 'Failed to delete episode. Please try again.',
    titleMismatch: 'Title does not match. Please type the exact title to confirm deletion.',
  },
  episodes: { ...first.episodes, ...episodes },
};

import type { ToldStep } from '../../production-steps.ts';
import { surroundings } from '../interface/en.ts';
import { milestones } from '../milestones/en.ts';

/**
 * What home and the frame of the app say, and what can go wrong there: it comes before everything else. A text that
 * only other screens show stands in the file of its subject.
 */
export const first = {
  ...surroundings,
  auth: {
    unexpected: 'An unexpected error occurred',
    signInFirst: 'Please sign in to continue',
    notAuthenticated: 'User not authenticated',
    expired: 'Authentication failed. Please sign in again.',
  },
  photo: {
    invalid: 'Invalid file provided',
    /** Beside it: what is valid. */
    valid: 'Photos are JPEG, PNG, WebP, GIF, AVIF or HEIC files of less than 10 MB.',
    unreachable: 'There is no connection. Nothing is lost: try again once it is back.',
    tooLarge: 'File size must be less than 10MB',
    heicUnreadable:
      'this is a photo in the HEIC format of phones, and it could not be opened. Please save it as JPEG; on an iPhone choose Settings, Camera, Formats, “Most Compatible”.',
    bucketNotFound: 'Storage bucket not found. Please contact support.',
    permissionDenied: 'Permission denied. Please contact support.',
  },
  uploads: {
    noAddress: 'No URL returned from upload',
    childPhotoFailed: (file: string, reason: string): string => `Failed to upload ${file}: ${reason}`,
    episodeImageFailed: (reason: string): string => `Failed to upload image: ${reason}`,
  },
  installed: {
    updateReady: 'A new version is ready',
    reload: 'Reload',
    offlineTitle: 'You are offline',
    offlineText:
      'Your episodes are waiting on the other side. This page comes back by itself as soon as there is a connection.',
    tryAgain: 'Try again',
  },
  checkout: {
    invalidProduct: 'Invalid product selected',
    failed: 'Failed to create checkout session',
    unexpected: 'Something went wrong. Please try again.',
    /** At the payment provider, where a parent pays and sees what runs. */
    forAccount: 'This plan is for your account.',
    forChild: (name: string): string => `This plan is for ${name}.`,
  },
  children: {
    home: {
      title: 'Welcome back',
      /** For who has no episode yet: nobody comes back to a place they see for the first time. */
      firstTitle: 'Welcome to Milestoon',
      tab: 'Home',
      lead: 'What happened since last time?',
      firstLead: 'This is where your series lives.',
      quickStart: 'Quick Start',
      superAdmin: 'Super Admin - Unlimited Access',
      quickStartText: 'A photo, a title and a few sentences are all an episode needs.',
      subscriptions: (count: number): string => (count === 1 ? 'subscription' : 'subscriptions'),
      children: (count: number): string => (count === 1 ? 'child' : 'children'),
      list: 'Your children',
      add: 'Add Child',
      loading: 'Loading your children…',
      loadFailed: 'Your children could not be loaded.',
      empty: 'Add Your First Child',
      emptyText: 'One to four photos, and the series can begin.',
      start: 'Get Started',
    },
    card: {
      episodes: (count: number): string => (count === 1 ? '1 episode' : `${count} episodes`),
      drawing: 'Avatar generation in progress...',
      /** What stands between a child and its first episode, where it is not the drawing. */
      steps: {
        pay: 'The payment is still missing. The avatars are drawn as soon as it has arrived.',
        payKept: 'The avatar is kept. Films are made as soon as the payment has arrived.',
        choose: 'The avatars are drawn and wait for your choice.',
        failed: 'The avatars could not be drawn. Nothing you entered is lost.',
      },
      pay: 'Go to payment',
      choose: 'Choose the avatar',
      look: 'See how far it is',
      tryAgain: 'Try again',
      menu: (name: string): string => `Menu for ${name}`,
      edit: 'Edit Child',
      remove: 'Delete Child',
      create: 'Create Episode',
      subscribe: 'Subscribe to Create Episodes',
      wait: 'Waiting for avatar...',
    },
  },
  episodes: {
    numbered: (title: string, number: string): string => `Episode ${number}: ${title}`,
    starring: (name: string): string => `Starring ${name}`,
    tryAgain: 'Try again',
    tryAgainLabel: (title: string): string => `Try again: ${title}`,
    status: {
      completed: 'Ready to watch',
      processing: 'Processing...',
      failed: 'Processing, taking longer than usual...',
    },
    progress: {
      label: 'Progress of the episode',
      waiting: 'Waiting for its turn',
      leave: 'You can leave this page; the film is made meanwhile.',
      steps: {
        look: 'Getting to know the face',
        screenplay: 'Writing the story',
        narration: 'Recording the voices',
        film: 'Staging the scenes',
        sound: 'Composing the music',
        pictures: 'Painting the pictures',
        video: 'Putting the film together',
      } satisfies Record<ToldStep, string>,
      almost: 'Almost there',
      lessThanMinute: 'Less than a minute left',
      minutes: (minutes: number): string =>
        minutes === 1 ? 'About a minute left' : `About ${minutes} minutes left`,
      hours: (hours: number): string => (hours === 1 ? 'About an hour left' : `About ${hours} hours left`),
    },
    retryFailed: 'The episode could not be started again. Please try again.',
  },
  milestones,
  notifications: {
    panel: {
      title: 'Notifications',
      unread: (count: number): string => `${count} unread`,
      unreadMark: 'Unread',
      markRead: (title: string): string => `Mark as read: ${title}`,
      markAll: 'Mark all read',
      close: 'Close',
      emptyTitle: 'Nothing new',
      empty: 'When an episode is ready, it says so here.',
      failed: 'Your notifications could not be loaded. Please try again.',
    },
  },
  seasons: {
    /** On cards: where the series is, or where an episode belongs. */
    place: (season: number, episode: number, all: number): string => `Season ${season}, ${episode} of ${all}`,
  },
  support: {
    contact: 'Contact support',
  },
  acting: {
    in: (email: string): string => `You are in the family of ${email}.`,
    switch: 'Switch family',
    ownerPays: 'Only the owner of this family can pay.',
  },
  confirmAddress: {
    bannerTitle: 'Please confirm your email address',
    banner: (email: string): string =>
      `We sent a link to ${email}. Until you open it, publishing, sharing, API keys and our emails to you wait. Everything else works.`,
    sendAgain: 'Send again',
    sending: 'Sending...',
    sent: 'A new link is on its way. Please look in the spam folder too.',
    dismiss: 'Not now',
  },
  passkeys: {
    cancelled: 'No passkey was added. You can try again whenever you like.',
    already: 'This device has a passkey for your account already.',
    signInFailed: 'That did not work. Please try again, or use your password.',
  },
};

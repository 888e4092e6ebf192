import type { notifications } from '../notifications.ts';
import type { References } from './call-reference.ts';

export const notificationsReference: References<typeof notifications> = {
  list: {
    summary: 'Notifications',
    description:
      'The latest fifty, newest first, with how many are unread. What was switched off for the app is not among them.',
    access: 'signed-in',
    errors: [],
  },
  read: {
    summary: 'Mark a notification as read',
    description: 'Marking it again changes nothing.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  readAll: {
    summary: 'Mark all notifications as read',
    description: 'Those that are there now; one that comes at the same moment may stay unread.',
    access: 'signed-in',
    errors: [],
  },
  speak: {
    summary: 'The language of mails and push messages',
    description: 'English until it was told.',
    access: 'signed-in',
    errors: [],
  },
  settings: {
    summary: 'What is told, and how',
    description:
      'Every kind on every channel, the key that a browser subscribes to push messages with, and whether the browser of this session has.',
    access: 'signed-in',
    errors: [],
  },
  prefer: {
    summary: 'Switch one kind of notification on one channel',
    description:
      'What is announced from now on follows it. Mails about the safety of an account cannot be switched.',
    access: 'signed-in',
    errors: [],
  },
  addDevice: {
    summary: 'Send push messages to this browser',
    description:
      'Takes what the Push API of the browser gave. It ends with the session, and when the push service says that it is over.',
    access: 'signed-in',
    errors: ['NOT_FOUND'],
  },
  removeDevice: {
    summary: 'Send no more push messages to this browser',
    description: 'Also right when none were sent.',
    access: 'signed-in',
    errors: [],
  },
};

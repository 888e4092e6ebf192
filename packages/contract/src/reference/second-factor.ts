import type { passkeys, secondFactor } from '../second-factor.ts';
import type { References } from './call-reference.ts';

export const secondFactorReference: References<typeof secondFactor> = {
  state: {
    summary: 'Whether a second step is asked for',
    description: 'And how many backup codes are left.',
    access: 'signed-in',
    errors: [],
  },
  begin: {
    summary: 'Set an authenticator app up',
    description:
      'Needs the password. Answers what the app needs, and ten backup codes, told here and never again. Nothing changes until a code of the app confirms it. CONFLICT when an app is set up already.',
    access: 'signed-in',
    errors: ['CONFLICT', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  confirm: {
    summary: 'Switch the second step on',
    description:
      'With a code of the app that was set up. Every other session of the person ends, and this one gets a new token. CONFLICT when nothing was begun, or it is on already.',
    access: 'signed-in',
    errors: ['CONFLICT', 'SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  renewBackupCodes: {
    summary: 'New backup codes',
    description:
      'Needs the password and a code. The codes before work no longer. CONFLICT when no app is set up.',
    access: 'signed-in',
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  switchOff: {
    summary: 'Switch the second step off',
    description: 'Needs the password and a code. CONFLICT when no app is set up.',
    access: 'signed-in',
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  reset: {
    summary: 'Reset somebody’s second factor',
    description:
      'For whoever lost phone and codes: app, passkeys and sessions of that person end, and they are told by mail. Needs the super admin’s own password. CONFLICT for one’s own account.',
    access: 'super-admin',
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
  },
};

export const passkeysReference: References<typeof passkeys> = {
  list: { summary: 'One’s passkeys', description: 'Oldest first.', access: 'signed-in', errors: [] },
  begin: {
    summary: 'Begin a passkey',
    description:
      'Needs the password. Answers the options of WebAuthn for navigator.credentials.create, in their JSON form; they hold for five minutes and this browser.',
    access: 'signed-in',
    errors: ['SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  add: {
    summary: 'Keep a passkey',
    description:
      'What the browser made of the options, in its JSON form. The device has to have asked for a finger, a face or its PIN.',
    access: 'signed-in',
    errors: ['SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  rename: {
    summary: 'Name a passkey',
    description: 'Whatever helps to tell them apart.',
    access: 'signed-in',
    errors: [],
  },
  remove: {
    summary: 'Remove a passkey',
    description: 'Needs the password. It opens nothing from here on.',
    access: 'signed-in',
    errors: ['SECOND_FACTOR_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
};

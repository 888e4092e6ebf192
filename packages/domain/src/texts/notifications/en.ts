import type { About } from './tell.ts';

/** What parents are told when something happened, and where they choose what they want to be told. */
export const notifications = {
  told: {
    'episode-ready': {
      title: 'Your episode is ready',
      text: ({ episode }: About): string => `“${episode}” is ready to watch.`,
      action: 'Watch',
    },
    'episode-failed': {
      title: 'An episode could not be finished',
      text: ({ episode }: About): string =>
        `“${episode}” could not be finished. Nothing you wrote is lost: you can try again on its page.`,
      action: 'Open the episode',
    },
    'payment-problem': {
      title: 'A payment did not go through',
      text: ({ child }: About): string =>
        `${child === null ? 'The payment of your subscription' : `The payment of the subscription for ${child}`} did not go through. Please check your card, so that the stories go on.`,
      action: 'Check your card',
    },
    'plan-ending': {
      title: 'Your cancellation is noted',
      text: ({ child, date }: About): string =>
        `${child === null ? 'Your subscription' : `The subscription for ${child}`} was cancelled and ends on ${date}; nothing more is charged for it. Until then everything works. After that your films, your data and your account stay yours: you can watch and download every film.`,
      action: 'Open your account',
    },
    'photos-due': {
      title: 'Photos will be deleted soon',
      text: ({ child, date }: About): string =>
        `${child === null ? 'The photos of your child' : `The photos of ${child}`} will be deleted on ${date}, as promised. Avatars and episodes stay, and a child without an avatar can still get one.`,
      action: 'See the photos',
    },
    'episode-published': {
      title: 'Your episode is on YouTube',
      text: ({ episode }: About): string => `“${episode}” is ready on YouTube, in your private playlist.`,
      action: 'Open the episode',
    },
    'publishing-problem': {
      title: 'Publishing to YouTube needs you',
      text: ({ episode }: About): string =>
        episode === ''
          ? 'Google no longer lets us publish to your channel. Connect YouTube again in your profile, and what waits goes on.'
          : `“${episode}” could not be published to YouTube. Its page says why; there you can try again. The film itself is safe.`,
      action: 'See what happened',
    },
    'film-hello': {
      title: 'Somebody watched and says hello',
      text: ({ episode }: About): string =>
        `Somebody who watched “${episode}” by your link sent something back. You find it on the film’s page.`,
      action: 'See it',
    },
    'story-told': {
      title: 'Your story was told',
      text: ({ episode }: About): string =>
        `Whoever you asked to tell “${episode}” has sent their recording. Listen to it, and take the lines you like.`,
      action: 'Listen',
    },
    'password-changed': {
      title: 'Your password was changed',
      text: (_: About): string =>
        'The password of your account was changed, and other devices were signed out. If it was not you, choose a new password at once:',
      action: 'Choose a new password',
    },
    'api-key-created': {
      title: 'An API key was created',
      text: (_: About): string =>
        'A new API key to your account was created. Programs that have it can do what it was made for. If it was not you, choose a new password: that ends all keys.',
      action: 'Open the profile',
    },
    'new-device': {
      title: 'A new device is signed in',
      text: ({ device }: About): string =>
        `Somebody signed in to your account on a device that was not used for it before${device && ` (${device})`}. If it was you, all is well. If not, sign it out in your profile and change your password:`,
      action: 'See the signed-in devices',
    },
    'parent-invited': {
      title: 'A second parent was invited',
      text: (_: About): string =>
        'A link was made by which somebody can come into your family as a second parent, who sees and does what you do. If it was not you, choose a new password: that ends all open invitations.',
      action: 'See your family',
    },
    'member-joined': {
      title: 'Somebody is in your family now',
      text: (_: About): string =>
        'Somebody accepted an invitation into your family. If you did not invite them, remove them and change your password:',
      action: 'See your family',
    },
    'api-keys-ended': {
      title: 'Your API keys have ended',
      text: (_: About): string =>
        'To keep your account safe, your API keys do not work any more. If a program of yours needs one, make a new one in your profile.',
      action: 'Open the profile',
    },
    'second-factor-on': {
      title: 'Your account now asks for a second step',
      text: (_: About): string =>
        'Whoever signs in to your account with its password is now asked for a code from your authenticator app, too. Other devices were signed out. If it was not you, choose a new password and write to us:',
      action: 'See how you sign in',
    },
    'second-factor-off': {
      title: 'Your account no longer asks for a second step',
      text: (_: About): string =>
        'The code from the authenticator app was switched off: the password alone is enough again. If it was not you, choose a new password at once and switch it on again:',
      action: 'See how you sign in',
    },
    'second-factor-reset': {
      title: 'The second step of your account was reset',
      text: (_: About): string =>
        'The people who run Milestoon removed the authenticator app and the passkeys of your account and signed you out everywhere, because somebody told them that they were lost. If that was not you, write to us. After signing in you can set them up again:',
      action: 'Sign in',
    },
    'passkey-added': {
      title: 'A passkey was added to your account',
      text: (_: About): string =>
        'From now on your account can be opened with a new passkey, without its password. If it was not you, remove the passkey and choose a new password:',
      action: 'See your passkeys',
    },
    'passkey-removed': {
      title: 'A passkey of your account was removed',
      text: (_: About): string =>
        'One of your passkeys no longer opens your account. If it was not you, choose a new password at once:',
      action: 'See your passkeys',
    },
  },
  /** Those of one film that came since it was last told of. */
  severalHellos: {
    title: 'Hellos for a film',
    text: ({ hellos, episode }: About): string =>
      `${hellos} more hellos came back for “${episode}” by your link. You find them on the film’s page.`,
    action: 'See them',
  },
  mail: {
    choose: 'In your profile, under “Notifications”, you choose what we tell you and how.',
    /** Where who reads it can write to. */
    support: (address: string): string => `You can write to us here: ${address}`,
    /** Who else is in the family of whoever reads it: addresses with what they may do, and where they are removed. */
    family: (members: string, address: string): string =>
      `In your family are: ${members}. If there is somebody you do not know, remove them here: ${address}`,
    always: 'This message is about the safety of your account. It cannot be switched off.',
  },
  settings: {
    title: 'Notifications',
    lead: 'What we tell you, and how.',
    what: 'About',
    kinds: {
      'episode-ready': 'An episode is ready',
      'episode-failed': 'An episode failed',
      'payment-problem': 'Payment problems',
      'plan-ending': 'A subscription was cancelled',
      'photos-due': 'Photos will be deleted',
      'episode-published': 'An episode is on YouTube',
      'publishing-problem': 'Problems with YouTube',
      'film-hello': 'Hellos from the family',
      'story-told': 'A story was told by link',
    },
    channels: { 'in-app': 'App', mail: 'Email', push: 'Push' },
    one: (kind: string, channel: string): string => `${kind}: ${channel}`,
    security:
      'When your password changes, an API key is created, a new device signs in or somebody comes into your family, we always send you an email.',
    /** Where no mail goes out. */
    noMail: 'This service sends no emails: what happens is told in the app.',
    failed: 'That could not be saved. Please try again.',
    loadFailed: 'The settings could not be loaded. Please try again.',
    device: {
      heading: 'This device',
      off: 'Push messages are off here. Turned on, they reach you while Milestoon is closed.',
      on: 'Push messages are on. They show titles of episodes, and end when you sign out.',
      denied:
        'This browser was told to block notifications of Milestoon. You can allow them in its settings for this page.',
      unsupported:
        'This browser cannot show push messages here. On iPhone and iPad, add Milestoon to the home screen first.',
      turnOn: 'Turn on notifications on this device',
      turnOff: 'Turn off on this device',
      failed: 'Push messages could not be turned on. Please try again.',
    },
  },
};

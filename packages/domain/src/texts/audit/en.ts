/** What an event is about, as far as it can still be told. */
export interface AuditSubject {
  /** What its owner called it: a key, a passkey, a channel. */
  name: string;
  /** The title of an episode; a general word for one that is gone. */
  episode: string;
  /** A role or who sees a film in words, or a number. */
  detail: string;
}

/** The trail of an account, for its owner to read. */
export const audit = {
  title: 'What happened in this account',
  lead: 'Sign-ins, keys, copies and deletions of the last twelve months. If there is something you do not know of, choose a new password.',
  loadFailed: 'This cannot be shown just now.',
  none: 'Nothing yet.',
  more: 'Show more',
  loading: 'Loading...',
  times: (count: number): string => `${count} times`,
  here: 'This device',
  program: (key: string): string => `By a program with the key “${key}”`,
  unknownDevice: 'Unknown device or program',
  network: (network: string): string => `Network ${network}`,
  anEpisode: 'An episode',
  roles: { user: 'parent', admin: 'admin', super_admin: 'super admin' },
  seats: { parent: 'second parent', viewer: 'may watch' },
  by: (email: string): string => `By ${email}`,
  byFormer: 'By somebody whose account is no more',
  kinds: {
    'signed-in': (_: AuditSubject): string => 'Signed in',
    'sign-in-failed': (_: AuditSubject): string => 'Somebody tried to sign in with a wrong password',
    'signed-out-elsewhere': (_: AuditSubject): string => 'Other devices were signed out',
    'password-changed': (_: AuditSubject): string => 'The password was changed',
    'password-reset': (_: AuditSubject): string => 'A new password was set by a link in an email',
    'address-confirmed': (_: AuditSubject): string => 'The email address was confirmed',
    'address-changed': (_: AuditSubject): string => 'The email address was changed',
    'second-factor-on': (_: AuditSubject): string => 'Sign-in with a second step was turned on',
    'second-factor-off': (_: AuditSubject): string => 'Sign-in with a second step was turned off',
    'second-factor-reset': (_: AuditSubject): string =>
      'Sign-in with a second step was reset by a super admin',
    'sign-in-way-added': ({ name }: AuditSubject): string => `Signing in with ${name} was added`,
    'passkey-added': ({ name }: AuditSubject): string => `The passkey “${name}” was added`,
    'passkey-removed': ({ name }: AuditSubject): string => `The passkey “${name}” was removed`,
    'key-made': ({ name }: AuditSubject): string => `The API key “${name}” was created`,
    'key-used': ({ name }: AuditSubject): string =>
      `The API key “${name}” was used from a network for the first time`,
    'key-revoked': ({ name }: AuditSubject): string => `The API key “${name}” was revoked`,
    exported: (_: AuditSubject): string => 'A copy of all data was downloaded',
    'channel-connected': ({ name }: AuditSubject): string => `The YouTube channel “${name}” was connected`,
    'channel-disconnected': (_: AuditSubject): string => 'The YouTube channel was disconnected',
    'auto-publishing-on': (_: AuditSubject): string =>
      'Publishing new episodes to YouTube by itself was turned on',
    'auto-publishing-off': (_: AuditSubject): string =>
      'Publishing new episodes to YouTube by itself was turned off',
    published: ({ episode }: AuditSubject): string => `${episode} was sent to YouTube`,
    'video-visibility': ({ episode, detail }: AuditSubject): string =>
      `${episode} on YouTube became: ${detail}`,
    'videos-deleted': ({ detail }: AuditSubject): string => `Videos deleted on YouTube: ${detail}`,
    'film-visibility': ({ episode, detail }: AuditSubject): string =>
      `Who can watch ${episode} here became: ${detail}`,
    'films-visibility': ({ detail }: AuditSubject): string =>
      `Who can watch a season or all films of a child here became: ${detail}`,
    'episode-deleted': ({ detail }: AuditSubject): string => `Episode ${detail} was deleted`,
    'child-deleted': (_: AuditSubject): string => 'A child was deleted',
    'account-deletion': (_: AuditSubject): string => 'The deletion of the account was begun',
    'member-invited': ({ detail }: AuditSubject): string => `Somebody was invited into the family: ${detail}`,
    'invitation-ended': (_: AuditSubject): string => 'An invitation into the family was ended',
    'member-joined': ({ detail }: AuditSubject): string => `Somebody joined the family: ${detail}`,
    'member-left': ({ detail }: AuditSubject): string => `Somebody left the family: ${detail}`,
    'member-removed': ({ detail }: AuditSubject): string => `Somebody was removed from the family: ${detail}`,
    'household-joined': ({ detail }: AuditSubject): string => `Another family was joined: ${detail}`,
    'household-ended': ({ detail }: AuditSubject): string => `Being in another family ended: ${detail}`,
    'role-changed': ({ detail }: AuditSubject): string => `The role became: ${detail}`,
    'looked-at': (_: AuditSubject): string => 'A super admin saw the email address in the list of accounts',
    'address-seen': (_: AuditSubject): string => 'An admin saw the email address in the list of accounts',
    'progress-seen': (_: AuditSubject): string =>
      'An admin saw how many children and episodes there are and how far they are, without names, pictures or texts',
    'support-read': (_: AuditSubject): string => 'An admin read a message to support that was sent from here',
    'work-restarted': (_: AuditSubject): string => 'An admin had something that failed tried again',
  },
  /** Of one kind more than is shown one by one. */
  others: (sentence: string): string => `${sentence} (more of these)`,
};

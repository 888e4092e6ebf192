/** What a family can do with its data, and the receipts of deletions. */
export const privacy = {
  card: {
    title: 'Your data',
    keptTitle: 'What we keep',
    photos: (days: number): string =>
      `The photos of your child are deleted ${days} days after you choose the avatar. Avatars and episodes stay until you delete them.`,
    under16:
      'Milestoon is for parents and guardians. We do not collect data from children under 16: they have no account here, and only you decide which photos and stories of your child are used.',
    exportTitle: 'Take everything with you',
    exportText:
      'One ZIP archive with all data, photos, avatars and videos. Please keep it in a safe place: it shows your child.',
    exportButton: 'Download my data',
    exportPassword: 'So that nobody else takes your family’s pictures away, please enter your password.',
    exporting: 'Preparing...',
    exported: 'The download has started.',
    exportFailed: 'The archive could not be prepared. Please try again.',
  },
  child: {
    heading: 'Delete my child everywhere',
    lead: 'Photos, avatar, episodes and videos of one child, and the subscription bought for it. You get a receipt.',
    none: 'You have not added a child yet.',
    button: (name: string): string => `Delete ${name}`,
    title: (name: string): string => `Delete ${name} everywhere?`,
    permanent: (name: string): string =>
      `Everything of ${name} is deleted for good: photos, avatar, episodes and videos. A subscription bought for ${name} ends at once.`,
    published: 'Published videos remain on the video platform and must be deleted manually.',
    confirm: (name: string): string => `Type “${name}” to confirm`,
    failed: 'The deletion could not be started. Please try again.',
  },
  account: {
    heading: 'Delete my account',
    lead: 'Your account with all children, episodes, files and subscriptions. You get a receipt.',
    button: 'Delete my account',
    title: 'Delete your account?',
    permanent:
      'Everything is deleted for good, and subscriptions end at once. You will be signed out on every device.',
    advice: 'You may want to download your data first.',
    email: 'Type your email address',
    password: 'Current password',
    emailMismatch: 'The email address does not match your account.',
    configuredSuperAdmin:
      'This account was set up with the server and cannot be deleted here. Choose another super admin in the configuration first.',
    lastSuperAdmin: 'You are the last super admin. Appoint another one first.',
    failed: 'The deletion could not be started. Please try again.',
  },
  receipt: {
    subject: (product: string): string => `${product}: receipt of a deletion`,
    title: 'Receipt',
    working:
      'Deleting... You may close this page: the deletion goes on, and the receipt comes by email if your address is confirmed.',
    workingWithoutMail:
      'Deleting... The deletion goes on if you close this page, but the receipt is shown only here. Please wait until you can save it.',
    child: 'A child was deleted.',
    account: 'An account was deleted.',
    requested: 'Requested',
    finished: 'Finished',
    removed: 'What was deleted',
    things: {
      account: 'Account',
      'sign-in': 'Password, sign-ins and devices',
      children: 'Children',
      family: 'People and pets of the family',
      household: 'Who else was in families, and invitations',
      avatars: 'Suggested avatars',
      episodes: 'Episodes',
      production: 'Stories, voices and other steps of making the films',
      voices: 'Recordings of the family and who told them',
      agreements: 'Accepted terms',
      payments: 'Records of subscriptions and payments',
      notifications: 'Notifications and their settings',
      publishing: 'Links to YouTube',
      links: 'Links for the family',
      hellos: 'Hearts and hellos from the family',
      keys: 'Keys for other programs',
      history: 'Entries in the history of the account',
      messages: 'Messages to support',
      notes: 'Notes for our own use',
    },
    removedFiles: 'Deleted files',
    files: {
      'child-photos': 'Photos of children',
      'episode-images': 'Pictures of milestones',
      avatars: 'Avatars',
      episodes: 'Films, with their sound, captions and pictures',
      voices: 'Recordings of voices',
    },
    nothing: 'Nothing',
    subscriptions: (count: number): string =>
      count === 0
        ? 'No subscription had to be ended.'
        : count === 1
          ? 'One subscription was ended.'
          : `${count} subscriptions were ended.`,
    youtube: 'Videos on YouTube',
    videosDeleted: (count: number): string => `Deleted there: ${count}`,
    videosLeft: (count: number): string => `Still there: ${count}`,
    published: 'Videos that are still on a video platform must be deleted there manually.',
    invoices: 'The payment provider keeps invoices as the law demands.',
    download: 'Save receipt',
    close: 'Close',
    lost: 'The receipt cannot be shown just now. It comes by email if your address is confirmed.',
    lostWithoutMail:
      'The receipt cannot be shown just now. Please leave this page open: it is asked for again.',
  },
  archive: {
    readme: [
      'Everything Milestoon keeps about you and your children.',
      'account.json: your account, role and sessions, and who is in which family. subscriptions.json: what the payment provider told us. consents.json: which terms you accepted and when. children/: a document for each child, with look and avatars. episodes/: a document for each episode, with the screenplay. other.json: everything else. files/: photos, avatars, pictures and videos, under the names used in the documents.',
      'Passwords and keys are not included.',
    ],
  },
};

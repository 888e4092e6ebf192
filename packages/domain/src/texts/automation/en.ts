/** The key with which a parent's own programs, and an outside generator, speak for them. */
export const automation = {
  title: 'API key',
  lead: 'With it, your own programs can see, add, change and delete your children and episodes. It cannot change your password, your payments or your account.',
  loadFailed: 'The key cannot be shown just now.',
  none: 'You have no key yet.',
  created: (date: string): string => `Created on ${date}`,
  used: (date: string): string => `Last used on ${date}`,
  unused: 'Not used yet',
  create: 'Create a key',
  renew: 'Create a new key',
  renewTitle: 'Create a new key?',
  renewText:
    'The key you have stops working at once. What is being made for you with it outside of this app is not accepted any more.',
  cancel: 'Cancel',
  creating: 'Creating...',
  createFailed: 'The key could not be created. Please try again.',
  yours: 'Your new key',
  shownOnce: 'Copy it now and keep it in a safe place: it is not shown again.',
  copy: 'Copy key',
  copied: 'Copied',
  copyFailed: 'The key could not be copied. Please select and copy it by hand.',
  reference: 'What can be done with it',
};

/** Ways in and back: what somebody is told who was stopped on the way, and about their address. */
export const ways = {
  /** Said where somebody has to sign in first; afterwards they are where they wanted to be. */
  wayBack: {
    film: 'Please sign in to continue to your film.',
    page: 'Please sign in to continue.',
    ended: 'You have been signed out. Please sign in to continue where you were.',
    goOn: 'Go on to where you were',
    watch: 'Watch the film without a subscription',
  },
  /** What is wrong with an email address, by its part. */
  emailAddress: {
    withSpace: 'There is a space in this email address. Please take it out.',
    withoutAt: 'This email address has no @. It should look like name@example.com.',
    tooLong: 'This email address is too long.',
    withTwoAts: 'There is more than one @ in this email address.',
    nothingBefore: 'Something is missing before the @ of this email address.',
    nothingAfter: 'Something is missing after the @ of this email address, such as gmail.com.',
    endingMissing: 'The end of this email address is missing, such as .com after the last word.',
    wrongBefore:
      'Please look at the part before the @: there is a character or a dot that does not belong there.',
    wrongAfter:
      'Please look at the part after the @: there is a character or a dot that does not belong there.',
  },
  /** On a button that puts it there. */
  likelyAddress: (address: string): string => `Did you mean ${address}?`,
  /** In the profile, and where the mailed link leads. */
  addressChange: {
    title: 'Change Email',
    present: (email: string): string => `Your account has the address ${email}.`,
    email: 'New email',
    password: 'Your password',
    submit: 'Change email',
    submitting: 'One moment...',
    /** Where no mails are sent. */
    howItGoesNoMail:
      'This service sends no emails: the address changes at once. Please look once more whether it is spelt right.',
    howItGoes:
      'We send a link to the new address. Once you open it, you sign in with the new address, and other devices are signed out.',
    sent: (email: string): string =>
      `We sent a link to ${email}. Until you open it, your account keeps the present address. Please look in the spam folder too.`,
    changed: (email: string): string => `From now on you sign in with ${email}.`,
    waiting: (email: string): string =>
      `${email} waits to be confirmed: please open the link that we sent there.`,
    same: 'Your account has this address already.',
    setByOperator: 'The address of this account is a setting of the installation (SUPER_ADMIN_EMAIL).',
    invalidLink: 'This link is no longer valid, was used already, or belongs to another account.',
    confirmTab: 'New email',
    confirmTitle: 'Is this your new address?',
    confirmLead: (email: string): string =>
      `From then on you sign in with ${email}, and we write to it. Other devices are signed out.`,
    confirm: 'Yes, use this address',
    confirming: 'Changing...',
    askAgain: 'Ask for a new link in the profile',
    goOn: 'Go on',
  },
  addressChangeMail: {
    subject: (product: string): string => `Confirm your new email address for ${product}`,
    text: (product: string, present: string): string =>
      `The ${product} account of ${present} is to have this address from now on. If you asked for it, please confirm:`,
    button: 'Use this address',
    validity: 'The link works once and for 24 hours. You are asked to sign in with the address until now.',
    ignore: 'If you did not ask for it, you need not do anything: nothing changes.',
  },
  addressNoticeMail: {
    subject: (product: string): string => `Your ${product} account is to have another address`,
    text: (email: string): string =>
      `Somebody who knows your password asked to change the address of your account to ${email}. Once the link that we sent there is opened, we no longer write to this address.`,
    stop: 'If it was not you, please choose a new password at once: that stops the change.',
    button: 'Choose a new password',
    ignore: 'If it was you, you need not do anything here.',
  },
  /** Signing in by Google or Apple, where it is set up. */
  social: {
    or: 'or',
    goOn: (service: string): string => `Continue with ${service}`,
    fine: 'They tell us your email address and nothing else.',
    problems: {
      unconfirmed:
        'There is an account with this email address, and nobody has confirmed the address yet. Please sign in with your password and open the link in our email, or choose a new password by “Forgot your password?”. After that you can continue with Google or Apple too.',
      cancelled: 'You did not sign in there. Please try again, or use your password.',
      failed:
        'That did not work, or the service does not know your email address for sure. Please try again, or use your password.',
    },
    noPassword:
      'Your account has no password yet. Please choose one first, in your profile under “Change Password”.',
    choose: (email: string): string =>
      `You have no password yet. With one you can delete or copy your data and change your email. We send a link to ${email} by which you choose it.`,
    sendLink: 'Send link',
    sending: 'Sending...',
    sent: 'A link is on its way. It works once, for one hour. Please look in the spam folder too.',
  },
};

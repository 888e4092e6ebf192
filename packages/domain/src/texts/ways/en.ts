/** Ways in and back: what somebody is told who was stopped on the way, and about their address. */
export const ways = {
  /** Said where somebody has to sign in first; afterwards they are where they wanted to be. */
  wayBack: {
    film: 'Please sign in to continue to your film.',
    page: 'Please sign in to continue.',
    ended: 'You have been signed out. Please sign in to continue where you were.',
    goOn: 'Go on to where you were',
  },
  /** What is wrong with an email address, by its part. */
  emailAddress: {
    withSpace: 'There is a space in this email address. Please take it out.',
    withoutAt: 'This email address has no @. It should look like name@example.com.',
    withTwoAts: 'There is more than one @ in this email address.',
    nothingBefore: 'Something is missing before the @ of this email address.',
    nothingAfter: 'Something is missing after the @ of this email address, such as gmail.com.',
    endingMissing: 'The end of this email address is missing, such as .com after the last word.',
    wrongBefore: 'Please look at the part before the @: there is a character or a dot that does not belong there.',
    wrongAfter: 'Please look at the part after the @: there is a character or a dot that does not belong there.',
  },
};

/** Who else acts for a family or watches its films. A family is named by the address of its owner. */
export const households = {
  roles: { parent: 'Second parent', viewer: 'May watch' },
  /** The page of one's own family. */
  people: {
    open: 'Invite the family',
    title: 'Invite the family',
    lead: 'Invite a second parent, or relatives who may watch. You can end it at any time.',
    can: {
      parent:
        'Does everything here that you do: children, photos, episodes, links. Only you pay, invite, remove people, choose the YouTube channel and delete your account.',
      viewer: 'Watches finished films, also in kids’ mode. Sees no photos, recordings or texts.',
    },
    choose: 'What may they do?',
    /** Above the field for it. */
    password: 'Whoever has the link can come into your family, so we ask for your password first.',
    make: 'Make a link',
    making: 'Making the link...',
    link: 'Link for one person',
    once: (date: string): string =>
      `This link is shown once. It works for one person, until ${date}. Send it to nobody else: whoever opens it first can accept.`,
    /** Stands above the address in a mail. */
    message: {
      parent: (product: string, date: string): string =>
        `With this link you can look after our family’s films on ${product} together with me. It works once, until ${date}:`,
      viewer: (product: string, date: string): string =>
        `With this link you can watch our family’s films on ${product}. It works once, until ${date}:`,
    },
    done: 'Done',
    members: 'In your family',
    none: 'Nobody but you yet.',
    since: (date: string): string => `since ${date}`,
    invited: 'Open invitations',
    until: (date: string): string => `open until ${date}`,
    end: 'End',
    endLabel: (role: string): string => `End the invitation: ${role}`,
    remove: 'Remove',
    removeLabel: (email: string): string => `Remove ${email}`,
    removeTitle: 'Remove from your family?',
    removeText: (email: string): string =>
      `${email} sees nothing of your family any more, at once. What they made for it stays.`,
    keep: 'Keep',
    removing: 'Removing...',
    loadFailed: 'This could not be loaded.',
    reload: 'Try again',
    failed: 'That did not work. Please try again.',
  },
  /** The families one is a member of. */
  mine: {
    title: 'Your families',
    own: 'My family',
    of: (email: string): string => `Family of ${email}`,
    here: 'You are here',
    go: 'Go there',
    goLabel: (family: string): string => `Go there: ${family}`,
    going: 'Changing...',
    leave: 'Leave',
    leaveLabel: (email: string): string => `Leave the family of ${email}`,
    leaveTitle: 'Leave this family?',
    leaveText: (email: string): string =>
      `You will see nothing of the family of ${email} any more. To come back you need a new invitation.`,
    stay: 'Stay',
    leaving: 'Leaving...',
    ownersAlone: 'Payment, people and the account are for its owner alone.',
  },
  /** What an invitation's link opens. */
  join: {
    title: 'You are invited',
    lead: {
      parent: (email: string): string => `${email} invites you into their family as a second parent.`,
      viewer: (email: string): string => `${email} invites you to watch the films of their family.`,
    },
    can: {
      parent:
        'You will see and do everything there: children, photos, episodes, links. You pay nothing. What you make belongs to the family.',
      viewer: 'You will see their finished films, and nothing else. You pay nothing.',
    },
    seen: 'The family sees your email address. You can leave at any time.',
    until: (date: string): string => `The invitation works until ${date}.`,
    as: (email: string): string => `You are signed in as ${email}.`,
    accept: 'Accept',
    accepting: 'Accepting...',
    signIn: 'Sign in to accept',
    signUp: 'Create an account',
    later: 'Not now',
    gone: 'This invitation is no more',
    goneText: 'It was used or ended, or has run out. Ask whoever sent it for a new one.',
    failed: 'The invitation could not be opened. Please try again.',
  },
  /** What a relative sees. */
  films: {
    title: 'Films',
    lead: (email: string): string => `The films of ${email}’s family.`,
    none: 'No film yet',
    noneText: 'As soon as the first one is finished, it is here.',
    of: (name: string): string => `Films of ${name}`,
    back: 'All films',
    loadFailed: 'The films could not be loaded.',
  },
  refused: {
    own: 'This is an invitation into your own family. Send the link to whoever it is for.',
    member: 'You are in this family already.',
    full: 'There is no room for you there: the family has as many members as it may, or you are in as many families.',
    fullOfRole: 'There is no room for another one. Please remove somebody first.',
    invitations: 'So many invitations are open already. Please end one of them first.',
  },
};

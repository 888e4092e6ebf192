/** The avatars of a child, and ten seconds of film, before anything is paid. */
export const firstLook = {
  title: 'See the avatars first',
  lead: 'We draw four avatars of your child. You pay nothing for that, and choose a plan only if you like what you see.',
  go: 'See the avatars first',
  costs: (one: string, two: string, button: string): string =>
    `If you begin here, your first child costs ${one} per month. By “${button}” it costs ${two}: one plan for the account and one for the child.`,
  once: 'For one child per account. The photos are deleted 30 days after you have kept an avatar, or after the upload where you keep none.',
  submit: 'Draw the avatars',
  waiting: 'Your avatars are waiting',
  waitingText: 'The first look at your child has begun. You pay nothing for it.',
  goOn: 'Go on',
  ready: 'Your avatars are ready',
  readyText: (name: string): string => `This is ${name}. Films are made as soon as the plan runs.`,
  picture: (name: string): string => `The avatar of ${name}`,
  pay: (price: string): string => `Start the series for ${price} per month`,
  used: 'The first look is used up. With a plan you can go on.',
  trailer: (name: string): string => `Ten seconds with ${name}`,
  trailerText:
    'A little story of ours, drawn in your browser while it plays. Your own films tell what you write, spoken and with your photos, in about a minute.',
  rest: 'The rest is your story. It comes with the plan.',
};

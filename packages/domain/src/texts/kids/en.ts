/** Kids' mode: nothing but films, and a sum before it is left. */
export const kids = {
  open: 'For the children',
  openLead: 'Nothing but the films, as large as the screen. Leaving asks a sum.',
  title: 'Your films',
  none: 'There is no film to watch yet.',
  failed: 'The films could not be loaded.',
  reload: 'Try again',
  filmFailed: 'This film could not be opened.',
  shelf: 'All films',
  previous: 'Film before',
  next: 'Next film',
  captions: 'Captions',
  leave: 'For grown-ups',
  gate: {
    title: 'Are you a grown-up?',
    question: (a: number, b: number): string => `How much is ${a} + ${b}?`,
    wrong: 'Not quite. Here is another one.',
    stay: 'Keep watching',
    go: 'Leave',
  },
};

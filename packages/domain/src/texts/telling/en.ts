/** A story told by the family: recorded line by line, or by somebody who is asked. */
export const telling = {
  title: 'Tell it in your own voices',
  lead: 'You, the children, grandma: read the story aloud, line by line. Whatever nobody tells, our voice does.',
  open: 'Tell the story',
  toldBy: (told: number, of: number) =>
    of === 1 ? `${told} of 1 line is told by the family.` : `${told} of ${of} lines are told by the family.`,
  nobodyYet: 'Our voice tells all of it so far.',
  changed: 'What was recorded is not in the film yet.',
  makeFilm: 'Make the film with these voices',
  keepsDeleted: 'The finished film still has a voice that was deleted. Made anew, it is without it.',
  makeAnew: 'Make the film anew',
  making: 'The film is being made with these voices. You can go on recording.',
  waiting: 'Your film is in the making. As soon as it is finished you can put these voices into it.',
  back: 'Back to the film',
  loading: 'Opening the story',
  notWritten: 'The story is being written. You can tell it in a moment.',
  stuck: 'Your film could not be made so far. Please try again on its page; you can go on recording.',
  neverWritten:
    'The film could not be made, and its story is not written yet. Please try again on the page of the film.',
  failed: 'That did not work. Please try again.',
  nameNeeded: 'Please say who tells it.',
  tooManyTellers: (most: number) =>
    `${most} people tell this film already. Please delete the recordings of one of them first.`,

  who: {
    title: 'Who tells it?',
    name: 'Name, as the film shall show it',
    example: 'Grandma Ana',
    isChild: 'A child speaks: I am the parent and I agree',
    consent:
      'Whoever watches the finished film hears the voice: the family can send the film by a link, save it, put it on YouTube or into the film of the season. The recording itself is for this film alone, is kept on our server, is never used to imitate a voice, is given to nobody, and can be deleted at any time.',
    agree: 'Agree and go on',
    goOn: (name: string) => `${name} is here and goes on`,
    somebodyElse: 'Somebody else',
    choose: 'Who speaks now',
    remove: (name: string) => `Delete all of ${name}’s recordings`,
    removeSure: (name: string) =>
      `Delete everything that ${name} recorded for this film? A finished film keeps the voice until it is made anew; a film of the season with it goes now.`,
    delete: 'Delete',
  },

  line: (number: number, of: number) => `Line ${number} of ${of}`,
  narrator: 'Storyteller',
  child: (name: string) => `${name} speaks`,
  record: 'Record',
  stop: 'Stop',
  recording: 'Recording',
  listen: 'Listen',
  again: 'Record again',
  next: 'Next line',
  previous: 'Line before',
  useBuiltIn: 'Leave it to the built-in voice',
  builtIn: 'The built-in voice tells this line.',
  tellsIt: (name: string) => `${name} tells this line.`,
  level: 'How loud you are',
  allLines: 'All lines',
  lineStates: { told: 'told', open: 'built-in voice', sending: 'on its way', cut: 'interrupted' },

  state: {
    sending: 'Being sent …',
    waiting: 'Kept on this device. It is sent as soon as there is a network.',
    kept: 'Saved.',
  },
  keptHere: (count: number) =>
    count === 1
      ? 'One recorded line is kept on this device. It is sent from the page for telling as soon as there is a network.'
      : `${count} recorded lines are kept on this device. They are sent from the page for telling as soon as there is a network.`,
  stillSending: (count: number) =>
    count === 1 ? 'One line is still on its way.' : `${count} lines are still on their way.`,

  /** Of a take that is not whole. */
  cut: {
    taken: 'The microphone was taken away while you spoke, as by a call.',
    hidden: 'The recording ended because this page was left or the screen went dark.',
    closed: 'This line was interrupted: the page was closed while you spoke.',
    keepOrAgain:
      'What you said until then is still here. Listen to it, and keep it or record the line again.',
    again: 'What was recorded of it cannot be played. Please record this line again.',
    keep: 'Keep this recording',
    discard: 'Delete it',
  },

  notes: {
    quiet: 'Very quiet: hold the phone a little nearer.',
    'cut-off': 'The first or last word is cut off: wait a moment after pressing, and before stopping.',
    noisy: 'The dishwasher is louder than you: is there a quieter place?',
    overdriven: 'So loud that it crackles: hold the phone a little further away.',
  },
  keepIt: 'You can record it again or keep it.',
  refusals: {
    unreadable: 'This recording cannot be read. Please record it again.',
    silent: 'Nothing was heard. Is the microphone covered or muted?',
    tooLong: 'That is too long for one line. Please record this line alone.',
    anotherLine: 'That does not fit this line: please read it from its first to its last word.',
    tooLarge: 'This recording is too large. Please record this line alone.',
    changed: 'The words of this line were changed. Please read them again as they are now.',
  },

  microphone: {
    none: 'This browser cannot record.',
    noneAdvice:
      'Please open this page in Safari, Chrome or Firefox of a phone or computer with a microphone.',
    refused: 'The microphone is not allowed.',
    refusedAdvice:
      'Press the lock or the settings sign beside the address, allow the microphone, and try again. On an iPhone: Settings, Safari, Microphone.',
    missing: 'No microphone was found.',
    missingAdvice: 'Please plug one in, or use a phone.',
    insecure: 'This address cannot record.',
    insecureAdvice:
      'Browsers lend the microphone only to pages whose address begins with https. Please ask whoever sent you here for such an address.',
    busy: 'The microphone is in use.',
    busyAdvice: 'Please end the call or close the app that has it, and try again.',
    empty: 'Nothing was recorded.',
    emptyAdvice: 'Please press the button once, read, and press it again at the end.',
    tryAgain: 'Try again',
    anyway: 'Lines that nobody records are told by our voice: nothing is lost.',
  },

  ask: {
    title: 'Ask somebody to tell it',
    lead: 'Send a link to grandma: she needs no account, reads the lines aloud on her phone, and you listen before anything is used.',
    name: 'Whom do you ask?',
    make: 'Make a link',
    message: (name: string, title: string) => `${name}, will you tell our film “${title}”?`,
    waiting: (name: string, day: string) => `${name} has not sent anything yet. The link works until ${day}.`,
    tooMany: (most: number) => `${most} links are out already. Please end one first.`,
    end: 'End the link',
    endSure: (name: string) =>
      `${name} has already begun. What they recorded and have not sent yet will be deleted.`,
    sent: (name: string) => `${name} has told it`,
    sentLead: 'Listen, and choose what the film is told with. What you do not choose is deleted.',
    otherWords: 'The words of these lines were changed since, so the recordings do not fit any more.',
    take: 'Use these lines',
    askAgain: 'Delete and ask again',
    askAgainSure: (name: string) =>
      `Delete everything that ${name} sent? It cannot be brought back. Then you can make a new link.`,
    use: (number: number) => `Use line ${number}`,
  },

  guest: {
    title: (name: string) => `${name}, will you tell this story?`,
    lead: (child: string) =>
      `You were asked to lend your voice to a film about ${child}. Read one line after the other aloud. You can record each as often as you like.`,
    ends: (day: string) => `You need no account. This page works until ${day}.`,
    consentTitle: 'What becomes of your voice',
    consent: [
      'Whoever watches the finished film hears your voice: the family can send the film by a link, save it, put it on YouTube or into the film of the season.',
      'The recording itself is for this film alone, goes only to the family that asked you and is never used to imitate a voice.',
      'The family can delete it at any time and make the film anew without it; ask them.',
    ],
    agree: 'I agree, let’s begin',
    send: 'Send it to the family',
    sendLead: (told: number, of: number) =>
      `${told} of ${of === 1 ? '1 line is' : `${of} lines are`} told. Once sent, this page closes and the family listens.`,
    waitFirst: 'A line is still on its way. Please stay a moment.',
    sent: 'Thank you! The family can listen now.',
    sentLead: 'You can close this page.',
    gone: 'This link does not work any more',
    goneLead: 'It was used, has ended or was taken back. Please ask the family for another one.',
  },
};

import { look } from '../look/en.ts';

/** Everything about a child: home, setup, look (a file of its own), avatars, edit. */
export const children = {
  remove: {
    title: (name: string): string => `Delete ${name}?`,
    permanent: (name: string): string =>
      `This action is permanent. All episodes of ${name} are removed from the app.`,
    subscription: 'If the child has a plan of its own, that ends with it.',
    published: 'Videos already published remain on YouTube and must be deleted there manually.',
    confirm: (name: string): string => `Type "${name}" to confirm`,
  },
  form: {
    name: 'Name',
    nameSound:
      'The storyteller cannot read these letters. Once your child is added, say under “Edit Child” how the name sounds.',
    photos: (maximum: number): string => `Photos (up to ${maximum})`,
    invitation: 'Faces from the front in daylight work best. You can also drop or paste photos here.',
    style: 'Animation style',
    reading: 'Looking at the photos…',
  },
  setup: {
    title: 'Add Your Child',
    lead: 'Who is the star of the series?',
    home: 'Home',
    accept: 'I accept the',
    terms: 'terms and conditions',
    mayUse: 'and may use these photos',
    newTab: 'opens in a new tab',
    submit: 'Add Child',
    submitFor: (price: string): string => `Add Child for ${price} per month`,
    /** `besides`: the account has a plan of its own, too. */
    price: (name: string, price: string, besides: boolean): string =>
      `The plan of ${name || 'your child'} costs ${price} per month${besides ? ', besides the plan of your account' : ''}. You pay on the next page and can cancel whenever you like.`,
    submitting: 'Adding your child...',
  },
  look,
  /** What is wrong with one photo; `number` counts from 1. */
  findings: {
    noFace: (number: number): string =>
      `We could not find a face in photo ${number}. Crop it to the face, or take one from the front in daylight.`,
    severalFaces: (number: number): string =>
      `There is more than one face in photo ${number}: we looked at the largest. Crop it if that is not your child.`,
    tooDark: (number: number): string => `Photo ${number} is too dark to tell the colours`,
    tooBright: (number: number): string => `Photo ${number} is too bright to tell the colours`,
    greyscale: (number: number): string => `Photo ${number} is black and white: please check the colours`,
    otherChild: (number: number): string =>
      `Photo ${number} seems to show another child. We have not used it for the drawing.`,
    keep: (number: number): string => `Keep photo ${number}: it is my child`,
    /** Of two photos; `name` may be missing. */
    mayDiffer: (one: number, other: number, name: string): string =>
      `Photos ${one} and ${other} may show two children. Which one is ${name || 'your child'}?`,
    /** The same of somebody of the family. */
    mayDifferGrown: (one: number, other: number, name: string): string =>
      `Photos ${one} and ${other} may show two people. Which one is ${name || 'the one you mean'}?`,
    usedOnly: (number: number): string => `So far we have used photo ${number} only.`,
    onlyThis: (number: number): string => `Photo ${number}`,
    both: 'Both: it is the same person',
  },
  crop: {
    title: (number: number): string => `Crop photo ${number}`,
    hint: 'Move the square over the face: drag it, or use the arrow keys. Plus and minus change its size.',
    area: 'Square over the face',
    size: 'Size',
    apply: 'Crop',
    applying: 'Cropping...',
  },
  avatars: {
    magic: 'Creating Magic...',
    magicTab: 'Creating avatars',
    magicText: 'We are drawing four avatars of your child.',
    magicWaits: 'The drawing begins as soon as it is its turn.',
    /** Of `count`, from 1. */
    drawing: (number: number, count: number): string => `Drawing avatar ${number} of ${count}`,
    drawn: 'Avatars that are drawn',
    title: 'Choose the avatar',
    lead: 'Which one is your child? This choice is permanent: the avatar stays the same in every episode.',
    redrawn:
      'These are drawn from what you changed. The present avatar stays until you confirm a new one; that choice is permanent.',
    differ:
      'The photos do not tell everything, so the pictures differ: take the one that is most like your child. Details can be changed later under “Edit Child”.',
    pick: 'Pick one',
    /** The four moods, for languages other than the one in which the pictures are described. */
    moods: [
      { name: 'Sunny smile', description: 'A calm, friendly smile.' },
      { name: 'Big laugh', description: 'A big laugh.' },
      { name: 'Happy hello', description: 'A happy wave.' },
      { name: 'Dreamer', description: 'A dreamy look upward.' },
    ],
    failed: 'The avatars could not be drawn.',
    tryAgain: 'Try again',
    confirm: 'Confirm Selection',
    permanent: 'You cannot change the avatar later.',
    keep: 'Keep the present avatar',
    chosenTitle: 'The avatar is chosen',
    chosenText:
      'This choice is permanent. New avatars can be drawn after you change the photos or the style.',
    chosenPicture: 'The chosen avatar',
    goHome: 'Go Home',
    edit: 'Edit Child',
  },
  payment: {
    title: 'One step is missing',
    tab: 'Payment',
    text: 'The payment for this child has not arrived yet. The avatars are drawn as soon as it has.',
    price: (price: string): string => `The plan of this child costs ${price} per month.`,
    pay: 'Go to payment',
    later: 'Later',
  },
  /** To see and to save, also without a plan. */
  keptPhotos: {
    title: (name: string | null): string => (name === null ? 'Photos' : `The photos of ${name}`),
    lead: 'Photos are deleted after about 30 days. Save here what you want to keep; avatars and episodes stay.',
    save: (number: number): string => `Save photo ${number}`,
  },
  edit: {
    title: 'Edit Child',
    loading: 'Loading child details...',
    opensAgain: (date: string): string => `Style can be changed again on ${date}`,
    oncePerMonth: 'The style can be changed once per calendar month.',
    photosDeleted:
      'The photos were deleted after 30 days, as promised. New ones are only needed to change the style or to read the look again.',
    look: 'How your child is drawn',
    lookText: 'This is how your child will be drawn from the next episode on.',
    correctLook: 'Correct the look',
    avatar: 'Current Avatar',
    avatarNote: 'If you change photos, the avatar might need to be regenerated',
    waiting: 'New avatars are waiting for your choice.',
    redraw: 'Draw new avatars to choose from',
    redrawHint:
      'The present avatar stays until you choose a new one; in another style it is drawn again in the same pose. Episodes that are already made stay as they are.',
    drawnAnew: 'The avatars to choose from will be drawn again.',
    pronunciation: {
      open: 'How the name is said',
      label: 'Sounds like',
      hint: 'Only if the storyteller says the name wrongly. Spell it the way it sounds in English, for example “joo-WOW” for João.',
      listen: 'Listen',
      listening: 'Speaking...',
      failed: 'The name could not be spoken just now. Please try again.',
    },
    keptEntries: 'Nothing you entered is lost.',
    keepMine: 'Keep my entries',
    takeSaved: 'Take the saved details',
    submit: 'Save Changes',
    submitting: 'Saving Changes...',
    cancel: 'Cancel',
    saved: (name: string): string => `${name} is saved.`,
  },
};

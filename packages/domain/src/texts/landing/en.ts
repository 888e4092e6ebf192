import { colors } from '../look/colors/en.ts';
import type { Site } from '../../site.ts';

/** The landing page's texts, loaded with that page only. */
export const landing = {
  styles: { anime: 'Anime', adventure: 'Adventure', simple: 'Classic', fantasy: 'Fantasy' },
  tab: "Your child's real life as an animated series",
  description:
    'Add a few photos, write down a milestone, and your child stars in an animated, narrated episode. Try a free ten-second trailer, no photo needed.',
  signIn: 'Sign in',
  addChild: 'Add Child',
  onThisPage: 'On this page',
  howItWorks: 'How it works',
  season: 'The season',
  pricing: 'Pricing',
  faq: 'FAQ',
  hero: {
    title: 'Their little big days,',
    titleEnd: 'animated.',
    promise:
      'First steps, first bike ride, the day the tooth fell out. You tell it in a few sentences. Your child stars in the episode.',
    more: 'See how it works',
  },
  trailer: {
    title: 'Free 10-second trailer',
    name: "Your child's name",
    style: 'Style',
    star: 'Who plays the part?',
    stars: {
      pigtails: 'Red pigtails, freckles',
      curls: 'Brown skin, black curls',
      fringe: 'Long black hair',
      swept: 'Short blond hair',
    },
    look: {
      title: 'Make the star look like yours',
      skin: 'Skin',
      skins: colors.skin,
      hair: 'Hair',
      hairs: colors.hair,
      glasses: 'Glasses',
      glassesShapes: { none: 'None', round: 'Round' },
    },
    sound: 'Sound',
    play: 'Play the trailer',
    again: 'Play again',
    stop: 'Stop',
    next: 'Next picture',
    drawing: 'Drawing the first pictures…',
    failed: 'The trailer could not be drawn here. Please reload the page and try again.',
    picture: (style: string): string => `A scene of the series in the style ${style}`,
    playing: (name: string): string => `Trailer with ${name} in the leading part`,
    note: 'No photo, no account: it is drawn in your browser, and the name stays there.',
    someone: 'Mia',
    plots: {
      anime: {
        title: (name: string): string => `${name} on Wheels`,
        lines: (): [string, string] => ['No training wheels today.', 'All the way to the sea!'],
      },
      adventure: {
        title: (name: string): string => `${name} Explores`,
        lines: (name: string): [string, string] => [
          'Something rustles in the leaves.',
          `And ${name} finds it first.`,
        ],
      },
      simple: {
        title: (name: string): string => `${name}'s Big Day`,
        lines: (): [string, string] => ['One big breath for the candles.', 'And then the first snow!'],
      },
      fantasy: {
        title: (name: string): string => `${name} by Moonlight`,
        lines: (): [string, string] => ['When the stars come out,', 'every day becomes a story.'],
      },
    },
  },
  proof: {
    label: 'In short',
    families: ['15,345', 'families, 356 today'],
    speed: ['Under 2 minutes', 'to create an episode'],
    season: ['12 episodes', 'make a season'],
    guarantee: ['60 days', 'money-back guarantee'],
  },
  steps: {
    lead: 'From a photo to a premiere in three small steps.',
    show: {
      title: 'Show us your child',
      text: 'One to four photos are enough. They stay private and are deleted after the avatar has been drawn.',
      picture: 'A photo of a smiling little boy',
    },
    pick: {
      title: 'Pick a style and an avatar',
      text: 'Anime, Adventure, Classic or Fantasy. We draw four avatars, and you keep the one that feels right, for good.',
      picture: (style: string): string => `The boy of the photo, drawn as ${style}`,
    },
    tell: {
      title: 'Tell what happened',
      text: 'A title, a few sentences, a photo or two. Out comes an episode with voices, music and captions.',
      picture: 'A scene of an episode: the boy finds a beetle in the forest',
    },
    note: 'The boy in the photo does not exist: the picture is computer-generated. The drawings are what our studio made of it.',
  },
  episodes: {
    title: 'Twelve milestones make a season',
    lead: 'Every episode has a number, a title and the same little star. Here is one season of Mia, in all four styles.',
    picture: (number: number, title: string): string => `Episode ${number}: ${title}`,
    titles: [
      'First bike ride',
      'A day at the sea',
      'The wobbly tooth',
      'The big beetle',
      'Camping night',
      'Our treasure hunt',
      'First day of school',
      'Five candles',
      'Snow!',
      'Brave in the dark',
      'The night train',
      'A star for Grandma',
    ],
  },
  safe: {
    title: 'Made for your family, and nobody else',
    points: [
      {
        title: 'Photos are deleted',
        text: 'After avatar generation they are no longer needed. Source photos are gone within about 30 days.',
      },
      {
        title: 'You decide who watches',
        text: 'Private, unlisted or public: visibility is yours to choose, episode by episode.',
      },
    ],
    /** Where films can be published. */
    playlist: {
      title: 'Private playlist or download',
      text: 'Send the season to a private playlist on your YouTube channel, or keep the files.',
    },
    download: {
      title: 'Yours to keep',
      text: 'Download every episode as a video file, with captions, poster and trailer.',
    },
  },
  nameGame: {
    title: "Is the star's name still free?",
    label: 'Name',
    check: 'Check the name',
    free: (name: string): string => `“${name}” is available! We hold the name for 24 hours.`,
    taken: (name: string): string => `“${name}” is already a star. Try a nickname, or simply ask again!`,
    finePrint:
      'This is a game: the answer is chosen by chance, and every child may keep its name. The name is held in this browser and nowhere else.',
  },
  plans: {
    lead: 'Change your mind within 60 days and get your money back.',
    favourite: 'Start small',
    'Monthly Journey': {
      period: 'per month',
      lines: ['Every milestone as an episode', 'All four drawing styles', 'Cancel at any time'],
    },
    'Lifetime Keepsake': {
      period: 'one-time',
      lines: ['Everything in Monthly Journey', 'One payment, every season', 'Download everything'],
    },
    start: 'Get started',
    guarantee: '60-day money-back guarantee on both plans',
  },
  /** Some answers depend on what the installation has. */
  questions: [
    {
      question: 'What happens to my photos?',
      answer:
        'They are stored privately and used only to draw your child and tell your stories. The photos of your child are deleted after avatar generation, at the latest about 30 days later.',
    },
    {
      question: 'How long does an episode take?',
      answer:
        'Creating an episode takes under two minutes. You may leave the page meanwhile: the progress is there when you come back.',
    },
    {
      question: 'Who can see the episodes?',
      answer: ({ youtube }: Site): string =>
        youtube
          ? 'Only you, unless you share them: each episode is private, unlisted or public. Download the video, or have it put into a private playlist on your YouTube channel.'
          : 'Only you, unless you share them: each episode is private, unlisted or public, and the video is yours to download.',
    },
    {
      question: 'Can I change the avatar later?',
      answer:
        'The avatar stays, so that your child remains recognisable from the first episode to the last. The drawing style can change once per calendar month.',
    },
    {
      question: 'Do I need to be good at writing?',
      answer:
        'No. Write as you would tell a friend. We turn your sentences into scenes and leave nothing out.',
    },
    {
      question: 'What if we do not like it?',
      answer: '[Write to us](/legal/support?reason=refund) within 60 days and you get your money back.',
    },
  ] as readonly { question: string; answer: string | ((site: Site) => string) }[],
  closing: {
    title: 'What did your child do today?',
    text: 'It is a small story now. It will be a big one in ten years.',
  },
  footer: {
    legal: 'Legal',
    terms: 'Terms',
    privacy: 'Privacy',
    cookies: 'Cookies',
    support: 'Support',
    language: 'Language',
    credit: (year: string, name: string): string =>
      `© ${year} ${name}. Made in Portugal. This service is a prototype.`,
  },
};

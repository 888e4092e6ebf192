const groups: readonly (readonly [string, string])[] = [
  ['give', 'hand-over put-on call film photograph'],
  [
    'care',
    'carry hug comfort kiss tie groom wipe brush cut measure put-in piggyback help hold hold-hands cook pour sweep drive',
  ],
  ['suffer', 'cry fall hurt shiver hide drop refuse'],
  [
    'react',
    'laugh clap cheer dance jump nod shrug blush sleep nap wave look watch cover-eyes cover-ears think sneeze',
  ],
  ['say', 'talk whisper shout sing phone'],
  [
    'go',
    'walk run climb crawl swim ride bike skate fly follow chase tiptoe walk-away get-up stand sit kneel',
  ],
  ['eat', 'eat drink lick bite peck'],
  ['take', 'take-out receive reach catch pull throw push hit kick open put-down pick'],
  ['make', 'paint write draw build dig read count search play-with play-music'],
];
const byDeed = new Map(
  groups.flatMap(([name, deeds]) => deeds.split(' ').map((deed) => [deed, name] as const)),
);

/** Of what sort a deed is as far as it tells who does it, in every language. */
export const groupOf = (deed: string): string => byDeed.get(deed) ?? 'other';

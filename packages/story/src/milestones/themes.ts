/** What a story is about, in words for its opening; the first whose sign the text shows is told. */
type Themes = readonly [...(readonly [sign: RegExp, theme: string])[], string];

const themes: Readonly<Record<string, Themes>> = {
  'first-steps': [
    [/\bcrawl/i, 'a little one on the move'],
    [/\broll(?:ed|s|ing)? over\b/i, 'one big little roll'],
    [/\b(?:steps?|passos|pasos|walk\w*)\b/i, 'those first little steps'],
    'a brand new view of the world',
  ],
  'first-word': [[/\b(?:word|palavra|palabra)s?\b/i, 'a very first word'], 'words that want to be heard'],
  tooth: [[/\bteeth\b/i, 'some very special teeth'], 'one very special tooth'],
  potty: [
    [/\b(?:diapers?|napp(?:y|ies))\b/i, 'a big goodbye to diapers'],
    [/\bunderwear\b/i, 'growing up, big underwear and all'],
    'the potty',
  ],
  haircut: [[/\bfirst (?:\w+ )?hair ?cut/i, 'a very first haircut'], 'a brand new haircut'],
  sleeping: [
    [/\bsleep ?over\b/i, 'a sleepover'],
    [/\b(?:own|big|new|boy|girl|kid) bed\b/i, 'a bed to dream in'],
    [/\b(?:through the night|all night)\b/i, 'a whole long night of dreams'],
    [/\b(?:pacifier|dummy)\b/i, 'a pacifier and a brave heart'],
    'the land of dreams',
  ],
  bike: [
    [/\bscooter\b/i, 'a scooter'],
    [/\btri(?:ke|cycle)\b/i, 'three turning wheels'],
    [/\b(?:training wheels|stabili[sz]ers)\b/i, 'a bike and a whole lot of courage'],
    'a bike and a brave heart',
  ],
  swimming: [
    [/\bpool|piscina\b/i, 'a great big pool'],
    [/\b(?:swim\w*|swam|nad(?:ar|ou|ó))\b/i, 'a brave little swimmer'],
    'a very brave splash',
  ],
  beach: ['a day by the sea'],
  snow: [
    [/\b(?:snow\w*|neve|nieve)\b/i, 'a world full of snow'],
    [/\bski/i, 'a pair of skis'],
    'a day on the ice',
  ],
  sport: [
    [/\bsurf/i, 'a surfboard and the sea'],
    [/\bgoals?\b/i, 'a goal to remember'],
    [/\b(?:race|marathon)\b/i, 'a race to remember'],
    [/\b(?:soccer|football|match|basketball|baseball|hockey|rugby|volleyball|team)\b/i, 'a game to remember'],
    'the joy of moving',
  ],
  dance: [[/\bballet\b/i, 'the magic of ballet'], 'the joy of dancing'],
  outdoors: [
    [/\b(?:puddles?|rain(?:ed|y|ing)?)\b/i, 'a very rainy day'],
    [/\bsnail\b/i, 'a snail'],
    [/\bkite\b/i, 'a kite and the wind'],
    [/\b(?:butterfl(?:y|ies)|caterpillar)\b/i, 'a very small wonder'],
    'the great wide outdoors',
  ],
  dressing: [
    [/\b(?:shoe|laces)/i, 'a pair of shoes'],
    [/\bteeth\b/i, 'a toothbrush'],
    'three big words: all by myself',
  ],
  travel: [
    [/\b(?:air|aero)?planes?\b|\bflight\b|\bflew\b/i, 'a journey into the sky'],
    [/\bzoo\b/i, 'a day at the zoo'],
    [/\baquarium\b/i, 'a day at the aquarium'],
    [/\bfarm\b/i, 'a day at the farm'],
    [/\bmuseum\b/i, 'a day at the museum'],
    [/\b(?:forest|woods|hik\w+|hills?|mountain)\b/i, 'a great outdoor adventure'],
    [/\b(?:camp\w+|tent)\b/i, 'a camping adventure'],
    'a journey to remember',
  ],
  bravery: [[/\bslide\b/i, 'a slide that looked very, very big'], 'one very brave heart'],
  doctor: [
    [/\bdentist\b/i, 'a brave visit to the dentist'],
    [/\bglasses\b/i, 'a new pair of glasses'],
    [/\bhospital\b/i, 'a brave stay at the hospital'],
    [/\b(?:doctor|vaccin\w*|shots?|check-?up|dr)\b/i, 'a brave visit to the doctor'],
    'one very brave patient',
  ],
  birthday: ['a very happy birthday'],
  sibling: [
    [/\b(?:baby|newborn|irm[ãa]ozinho|irmãzinha|hermanit[oa])\b/i, 'a baby to love'],
    'growing up together',
  ],
  pet: [
    [/\bpuppy\b/i, 'a puppy to love'],
    [/\bkitten\b/i, 'a kitten to love'],
    [/\b(?:dog|cão|cachorr\w+|perr\w+)\b/i, 'a dog to love'],
    [/\b(?:cat|gat[oa]|gatinh\w+)\b/i, 'a cat to love'],
    'a very special animal friend',
  ],
  friendship: [[/\bshar(?:ed?|es|ing)\b/i, 'the joy of sharing'], 'the magic of friendship'],
  helping: [
    [/\b(?:garden\w*|plant\w*|water(?:ed|s|ing))\b/i, 'a helping hand in the garden'],
    'two helping hands',
  ],
  festival: [
    [/\bhalloween|trick[- ]or[- ]treat/i, 'Halloween'],
    [/\b(?:christmas|santa|natal|navidad)\b/i, 'Christmas'],
    [/\b(?:easter|egg)/i, 'Easter'],
    [/\beid\b/i, 'Eid'],
    [/\bramadan\b/i, 'Ramadan'],
    [/\bdiwali\b/i, 'Diwali'],
    [/\bhanukkah\b/i, 'Hanukkah'],
    [/\bthanksgiving\b/i, 'Thanksgiving'],
    [/\bwedding|flower girl|ring bearer/i, 'a wedding'],
    [/\bfireworks\b/i, 'fireworks'],
    'a day of celebration',
  ],
  school: [
    [/\b(?:school )play\b/i, 'a school play'],
    [/\bgraduat/i, 'a graduation'],
    [/\bpre-?school|pre-?k\b/i, 'a big day at preschool'],
    [/\bkindergarten\b/i, 'a big day at kindergarten'],
    [/\bday ?care|creche\b/i, 'a big day at daycare'],
    [/\b(?:count\w*|letters|alphabet|spelling|homework)\b/i, 'the joy of learning'],
    'a big day at school',
  ],
  reading: ['the magic of reading'],
  building: [
    [/\bpuzzle|jigsaw/i, 'a puzzle and a clever head'],
    [/\btower\b/i, 'a very tall plan'],
    'a great little builder',
  ],
  moving: [
    [/\bnew (?:house|home|apartment|flat)\b/i, 'a brand new home'],
    [/\bnew room\b/i, 'a brand new room'],
    'a brand new beginning',
  ],
  music: [
    [/\bpiano\b/i, 'the piano'],
    [/\bviolin\b/i, 'a violin'],
    [/\bguitar\b/i, 'a guitar'],
    [/\bdrums?\b/i, 'the drums'],
    [/\b(?:sang|sings?|singing|songs?|choir)\b/i, 'a song from the heart'],
    'the joy of music',
  ],
  drawing: [
    [/\bwr(?:ote|ites?|iting) .*\bname\b/i, 'the magic of writing a name'],
    [/\bpaint|pint/i, 'a wonderful painting'],
    'a wonderful drawing',
  ],
  cooking: [
    [/\bpancakes?\b/i, 'the best pancakes'],
    [/\bcookies?\b/i, 'the best cookies'],
    [/\bpizza\b/i, 'a very special pizza'],
    [/\b(?:cupcakes?|muffins?|cake)\b/i, 'something very sweet'],
    [/\b(?:solid food|first (?:bite|taste)|avocado|broccoli|spoon)\b/i, 'a brand new taste'],
    'something delicious',
  ],
  everyday: ['a moment worth keeping'],
};

/** The theme of a story in kind words that fit behind 'the story of Mia and …'. */
export function themeOf(kind: string, text: string): string {
  for (const each of themes[kind] ?? []) {
    if (typeof each === 'string') return each;
    if (each[0].test(text)) return each[1];
  }
  return 'a moment worth keeping';
}

import type { NounLanguage } from '@milestoon/things/nouns';
import { blowsIn, iberianDeedNouns } from './iberian-deed-nouns.ts';

/** What a noun behind a light verb says is done. */
export interface DeedNoun {
  /** The verb it stands for, in its language's dictionary form. */
  lemma: string;
  /** The light verbs with which alone it does. */
  only?: RegExp;
  /** Prepositions of what it is done to: 'gave a kiss to' kisses somebody. */
  takes?: readonly string[];
  /** What belongs to it: hair to a haircut. */
  with?: { head: string; preposition?: string };
  /** What it is where it is done to nobody else: whoever takes a bath sits in it. */
  alone?: DeedNoun;
  /** What it is in a river or the sea. */
  inWater?: DeedNoun;
  /** How whoever does it feels. */
  feeling?: string;
}

/** Verbs that say nearly nothing before such a noun. */
export const lightVerbs: Readonly<Record<NounLanguage, RegExp>> = {
  en: /^(?:give|take|have|do|make|throw|let|pull|get|go|pop|nip|pay|steal|sneak)$/,
  pt: /^(?:dar|fazer|ter|tomar|tirar|levar|soltar|pregar|mandar|pedir|apanhar|abrir|armar|meter|lançar|espetar|sapecar|largar|tascar)$/,
  es: /^(?:dar|darse|hacer|tener|tomar|tomarse|echar|echarse|pegar|pegarse|soltar|meter|lanzar|llevar|llevarse|propinar|arrear|plantar|estampar|largar|armar|marcarse)$/,
};

/** Each line: the verb, the prepositions of whom or what it is done to ('-' for none), then the nouns. */
const lines: Readonly<Record<NounLanguage, string>> = {
  en: `
cry - : cry, sob, weep, blub
sleep - : sleepover, nap, snooze, kip, siesta, doze
rest - : rest, lie-down, break, breather
kiss to|on : kiss, peck, smooch, kissy
hug to : hug, cuddle, squeeze, snuggle, embrace, hugs
stroke to : stroke, pat, scratch, rub, massage
tickle to : tickle
push to : push, shove, nudge
pull to|on : tug, yank
kick to|at : kick
lick to|of : lick
wave to|at : wave
smile to|at : smile, grin, wink
smile - : gap
look at|in : look, glance, stare, peek, peep
nod to : nod
shout at : shout, scream, yell, shriek, squeal, whoop, roar, howl
laugh at : laugh, giggle, chuckle
talk to : chat, natter, speech, talk, conversation
swim - : swim, dip, paddle, splash
run - : run, jog, sprint
walk - : walk, stroll, wander, hike
ride on : ride, canter
dance - : dance, boogie, twirl, jig, pirouette
jump - : jump, leap, hop, bounce, cartwheel, somersault, handstand, backflip, forward-roll, headstand, star-jump
fall - : fall, tumble, trip, slip, stumble
climb - : climb, scramble
eat of|out : bite, nibble, mouthful, munch, picnic, tea-party
taste of : taste
drink of|out : sip, gulp, swig, slurp
brush to : brush, makeover, make-over
sweep - : sweep, mop
hit to|at : whack, punch, slap, thump, smack, bash
think - : think, guess
wish - : wish
sneeze - : sneeze, cough, burp, hiccup
clap to|for : clap, applause, ovation
cheer to : cheer, whoop
high-five to : high-five, fist-bump, high-fives
bow to : bow, curtsy, curtsey
chase to : chase
`,
  ...iberianDeedNouns,
};

const wet: Readonly<
  Record<NounLanguage, { wash: string; sit: string; swim: string; tub: string; hair: string; cut: string }>
> = {
  en: { wash: 'wash', sit: 'sit', swim: 'swim', tub: 'bathtub', hair: 'hair', cut: 'cut' },
  pt: { wash: 'lavar', sit: 'sentar', swim: 'nadar', tub: 'banheira', hair: 'cabelo', cut: 'cortar' },
  es: { wash: 'lavar', sit: 'sentarse', swim: 'nadar', tub: 'bañera', hair: 'pelo', cut: 'cortar' },
};

/** Nouns that say more than a verb does. */
function special(language: NounLanguage): [string, DeedNoun][] {
  const { wash, sit, swim, tub, hair, cut } = wet[language];
  const inTub = { head: tub, preposition: 'in' };
  const bath: DeedNoun = {
    lemma: wash,
    takes: ['to', 'in'],
    with: inTub,
    alone: { lemma: sit, with: inTub },
    inWater: { lemma: swim },
  };
  const onPotty = (seat: string): DeedNoun => ({ lemma: sit, with: { head: seat, preposition: 'on' } });
  // 'Deu um susto ao pai' frightens him; whoever 'levou um susto' has it.
  const frightens = (lemma: string): DeedNoun => ({
    lemma,
    takes: ['to', 'in'],
    alone: { lemma: 'temer' },
  });
  const cross = (lemma: string, feeling: string): DeedNoun => ({ lemma, feeling });
  const words: Readonly<Record<NounLanguage, [DeedNoun, string][]>> = {
    en: [
      [bath, 'bath bubble-bath'],
      [{ lemma: wash, takes: ['to'] }, 'wash scrub rinse shower'],
      [{ lemma: cut, takes: ['to'], with: { head: hair } }, 'haircut trim'],
      [onPotty('toilet'), 'wee poo pee wee-wee tinkle number-two'],
      [cross('cry', 'angry'), 'tantrum meltdown strop fit wobbly paddy hissy-fit'],
      [
        { lemma: 'photograph', only: /^(?:take|get|snap)$/, takes: ['of'] },
        'picture photo photograph selfie snap',
      ],
      [{ lemma: 'celebrate', only: /^throw$/ }, 'party'],
      [{ lemma: 'film', only: /^(?:take|make|get)$/, takes: ['of'] }, 'video clip'],
      [{ lemma: 'sneeze', only: /^(?:have|get)$/ }, 'cold'],
      [{ lemma: 'help', only: /^(?:give|lend)$/, takes: ['to'] }, 'hand'],
      [{ lemma: 'phone', only: /^give$/, takes: ['to'] }, 'call'],
    ],
    pt: [
      [bath, 'banho banhinho duche'],
      [{ lemma: 'fotografar', only: /^tirar$/, takes: ['of', 'to'] }, 'foto fotografia selfie'],
      [frightens('assustar'), 'susto sustinho'],
      [{ lemma: 'beijar', only: /^dar$/, takes: ['to', 'in'] }, 'cheiro cheirinho'],
      [{ lemma: 'toca_aqui', only: /^dar$/, takes: ['to', 'in', 'with'] }, 'toca'],
      [{ lemma: 'comer', only: /^(?:fazer|ter|tomar)$/ }, 'piquenique lanche'],
      [onPotty('bacio'), 'xixi cocó cocô chichi pipi'],
      [cross('chorar', 'zangado'), 'birra fita pirraça'],
    ],
    es: [
      [bath, 'baño bañito ducha'],
      [{ lemma: 'fotografiar', only: /^(?:hacer|tomar)$/, takes: ['of', 'to'] }, 'foto fotografía selfie'],
      [frightens('asustar'), 'susto sustito'],
      [{ lemma: 'saltar', only: /^(?:dar|pegar)$/ }, 'bote'],
      [{ lemma: 'chócala', only: /^dar$/, takes: ['to', 'with'] }, 'cinco'],
      [{ lemma: 'temer', only: /^(?:dar|tener|hacer)$/ }, 'miedo'],
      [{ lemma: 'comer', only: /^(?:hacer|tener|tomar)$/ }, 'picnic merienda'],
      [{ lemma: 'golpear', takes: ['to', 'in', 'on'], alone: { lemma: 'aplaudir' } }, 'palmada'],
      [{ lemma: 'voltearse', only: /^(?:dar|darse)$/ }, 'media-vuelta'],
      [onPotty('orinal'), 'pis pipí caca popó'],
      [cross('llorar', 'enfadado'), 'rabieta berrinche pataleta'],
    ],
  };
  return words[language].flatMap(([noun, list]) =>
    list.split(' ').map((word) => [word, noun] as [string, DeedNoun]),
  );
}

/** A bath in one of these is a swim. */
export const water =
  /^(?:river|lake|sea|ocean|pond|stream|pool|fountain|rio|lago|mar|ribeiro|piscina|cachoeira|fonte|río|arroyo|fuente|cascada)$/i;

/** What whoever has a turn on something does. */
export const deedsOfTurns: readonly (readonly [RegExp, DeedNoun])[] = [
  [/^swing$/, { lemma: 'swing' }],
  [/^(?:trampoline|castle)$/, { lemma: 'jump' }],
  [
    /^(?:bike|bicycle|scooter|tricycle|trike|pony|horse|donkey|camel|elephant|carousel|sled|sledge)$/,
    { lemma: 'ride', takes: ['on'] },
  ],
  [/^(?:slide|rollercoaster|seesaw|train|wheel|waltzer|roundabout|tractor|digger)$/, { lemma: 'sit' }],
  [/^(?:frame|wall|ladder|rope)$/, { lemma: 'climb' }],
  [
    /^(?:drum|piano|guitar|violin|trumpet|recorder|flute|xylophone)s?$/,
    { lemma: 'play', takes: ['on', 'with'] },
  ],
];

function tableOf(language: NounLanguage): ReadonlyMap<string, DeedNoun> {
  const table = new Map<string, DeedNoun>();
  for (const line of lines[language].trim().split('\n')) {
    const [, lemma = '', takes = '', nouns = ''] = /^(\S+) (\S+) : (.+)$/.exec(line) ?? [];
    const deed: DeedNoun = takes === '-' ? { lemma } : { lemma, takes: takes.split('|') };
    for (const noun of nouns.split(', ')) if (!table.has(noun)) table.set(noun, deed);
  }
  for (const [noun, deed] of [...special(language), ...blowsIn(language)]) table.set(noun, deed);
  return table;
}

/** What a noun says is done, by its dictionary form; two words are joined by a hyphen. */
export const deedsByNoun: Readonly<Record<NounLanguage, ReadonlyMap<string, DeedNoun>>> = {
  en: tableOf('en'),
  pt: tableOf('pt'),
  es: tableOf('es'),
};

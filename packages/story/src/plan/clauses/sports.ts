/** Games, dances and feats of which a word alone tells what is done, and with what. English. */
import type { Clause, Phrase } from '../../reading/clause.ts';

/** The verb a game is seen as, and the picture of what is in the hands. */
interface Sport {
  lemma: string;
  picture?: string;
}

/** Each line: the verb it is seen as, the picture of its thing ('-' for none), then the names of it. */
const games = sportsOf(`
kick soccer-ball : football, soccer, footie, footy, futsal, five-a-side, kickabout, gaelic
throw rugby-football : rugby
throw american-football : american football, flag football
throw basketball : basketball, netball
throw volleyball : volleyball, dodgeball, handball, water polo, catch
hit tennis : tennis, squash, padel, pickleball, racquetball
hit badminton : badminton
hit ping-pong : ping-pong, ping pong, table tennis
hit cricket-game : cricket
hit baseball-bat : baseball, rounders, softball, t-ball, tee-ball
hit hockey-stick : hockey, hurling, camogie, shinty, ice hockey
hit lacrosse : lacrosse
hit golf-club : golf, croquet, crazy golf, mini golf, minigolf, putting
throw bowling : bowling, skittles, tenpin
hit pool-8-ball : snooker, billiards
throw bullseye : darts
kick martial-arts-uniform : karate, taekwondo, kickboxing, kung fu
pull martial-arts-uniform : judo, jiu-jitsu
hit boxing-glove : boxing
hold bow-and-arrow : archery
hit sword : fencing
jump - : gymnastics, trampolining, parkour, leapfrog, hopscotch
jump skipping-rope : skipping
run - : tag, tig, it, chase, athletics, cross-country, bulldog, stuck-in-the-mud, stuck in the mud, duck duck goose
dance - : musical chairs, musical statues, musical bumps, zumba, bharatanatyam, kathak, bhangra, garba, odissi, ballet, tap, hip-hop, hip hop, salsa, flamenco, ceilidh, ceili, reel, reels, jig, tango, waltz, disco, street dance, irish dancing, dancing, ballroom, breakdancing, macarena, conga, hokey cokey, limbo
hide - : hide-and-seek, hide-and-go-seek, hide and seek, sardines, peekaboo
put-in game-die : monopoly, ludo, snakes-and-ladders, cluedo, scrabble, carrom, backgammon, bingo, board games
put-in chessboard : chess, draughts, checkers
put-in playing-cards : uno, snap, cards, go fish, happy families, top trumps, old maid, poker, rummy
play-music - : duet, scales, solo, encore
hand-over wrapped-gift : pass-the-parcel, pass the parcel
`);

/** Each line: the verb it is seen as, its thing, then a verb with what it is done to. */
const feats = sportsOf(`
run rugby-football : score try, ground ball, make try
hit cricket-game : hit six, hit four, hit century, score century, make century, score run, hit boundary
hit cricket-game : open batting, open innings
hit baseball-bat : hit home-run, hit homer, score home-run
throw basketball : score basket, shoot hoop, shoot basket, make basket
kick soccer-ball : take penalty, miss penalty, take corner, take free-kick, score penalty, do keepy-uppy, miss shot, miss goal
cheer - : pass exam, pass test, pass grade, pass audition, get part, get role, get distinction, get merit, beat record, break record, get place
laugh - : get giggle, get joke
run - : finish race, run marathon, run lap, cross line, finish relay, run leg
jump sack : run sack race, do sack race
run spoon : run egg and spoon race, do egg and spoon race
jump - : do cartwheel, do somersault, do handstand, do backflip, do flip, do roll, do split, do jump, do bellyflop, do cannonball
dance - : do routine, perform routine, perform dance, do dance, learn dance, practise dance, practice dance, learn routine, practise routine, learn step, practise step
talk - : do audition, say line, say poem, recite poem, do reading, give reading, do assembly, do presentation, say vow
wave - : give thumb, give thumbs-up, give salute
`);

const exams = /^(?:exam|test|quiz|spelling|maths|sats|eleven-plus|recital|competition|grade)$/;
const results = /^(?:get|score|receive|earn|achieve|manage)$/;
/** 'Got ten out of ten in her spelling test': a good end, where nothing else is told. */
const isResult = ({ verb, things }: Clause): boolean =>
  results.test(verb.lemma) &&
  things.some(({ head, preposition }) => preposition && exams.test(head.toLowerCase())) &&
  things.some(
    ({ preposition, count, head, pronoun, text }) =>
      !preposition &&
      (count !== undefined ||
        /^\d|^[A-D]\b/.test(text) ||
        /^(?:mark|percent|grade|distinction|merit|place|score|point)s?$/.test(head) ||
        numbers.test(pronoun ?? '')),
  );
const runs = /^(?:four|six)$/;
const numbers = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|all|full|\d+)$/;

const plays =
  /^(?:play|do|practise|practice|learn|try|love|start|enjoy|take|have|perform|watch|teach|dance|join|go|begin|quit|beat|win|lose|thrash|cheat)$/;
const acts = /^(?:play|do|practise|practice|try|have|perform|dance|go|begin|start|learn)$/;

/**
 * 'Played cricket' swings a bat and holds no insect, 'performed Bharatanatyam' dances and meets nobody, 'scored a try' runs
 * with the ball. The clause as if the verb and the thing of the game stood in it.
 */
export function withSport(clause: Clause): Clause {
  const { verb, things, who } = clause;
  if (who.length === 0 && things.length === 0) return clause;
  // 'Auditioned for Annie': a play, and nobody.
  if (verb.lemma === 'audition')
    return { ...clause, things: things.filter(({ preposition }) => preposition !== 'for') };
  if (isResult(clause)) return { ...clause, verb: { lemma: 'cheer', span: verb.span }, things: [] };
  for (const phrase of things) {
    if (
      (phrase.pronoun && !runs.test(phrase.pronoun)) ||
      (phrase.preposition && !(verb.lemma === 'go' || phrase.preposition === 'at'))
    )
      continue;
    const names = namesOf(phrase);
    const feat = names.map((name) => feats.get(`${verb.lemma} ${name}`)).find(Boolean);
    const game =
      plays.test(verb.lemma) && isBare(phrase)
        ? names.map((name) => games.get(name)).find(Boolean)
        : undefined;
    const sport = feat ?? game;
    if (sport) return asSport(clause, phrase, sport, feat !== undefined || acts.test(verb.lemma));
  }
  return clause;
}

/** 'A cricket' is an insect, 'the football' a ball, 'it' a thing; a game has no article. */
const isBare = ({ text, plural, owner, head }: Phrase): boolean =>
  !owner &&
  !/^(?:the|an?|my|his|her|this|that|some)\s/i.test(text) &&
  (!plural ||
    /s$/.test(head) ||
    /(?:chairs|statues|bumps|darts|skittles|rounders|reels|sardines)$/i.test(text));

function namesOf({ head, qualities, text }: Phrase): string[] {
  const noun = head.toLowerCase();
  return [
    text.toLowerCase().replace(/^(?:the|an?|his|her)\s+/, ''),
    ...qualities.flatMap((each) => [`${each.toLowerCase()} ${noun}`, `${each.toLowerCase()}-${noun}`]),
    noun,
    noun.replace(/s$/, ''),
  ];
}

function asSport(clause: Clause, phrase: Phrase, { lemma, picture }: Sport, isDone: boolean): Clause {
  const others = clause.things.filter((each) => each !== phrase);
  const { name: _, preposition: _before, ...rest } = phrase;
  const thing: Phrase[] = picture ? [{ ...rest, name: false, plural: false, sense: picture }] : [];
  const missed = clause.verb.lemma === 'miss' ? ['sad'] : [];
  return {
    ...clause,
    manner: [...clause.manner, ...missed],
    verb: isDone ? { lemma, span: clause.verb.span } : clause.verb,
    things: [...thing, ...others],
  };
}

function sportsOf(lines: string): ReadonlyMap<string, Sport> {
  const table = new Map<string, Sport>();
  for (const line of lines.trim().split('\n')) {
    const [, lemma = '', picture = '', names = ''] = /^(\S+) (\S+) : (.+)$/.exec(line) ?? [];
    for (const name of names.split(', ')) table.set(name, picture === '-' ? { lemma } : { lemma, picture });
  }
  return table;
}

/** Every picture of the tables, for whoever checks that they are there. */
export const picturesOfSports = (): string[] =>
  [...games.values(), ...feats.values()].flatMap(({ picture }) => picture ?? []);

import type { World } from '../told-world.ts';

const number = '(?:an?|one|two|three|four|five|six|\\d+|a few|some|a couple of|many)';
const numero =
  '(?:uma?s?|dois|duas|três|tres|dos|quatro|cuatro|cinco|seis|\\d+|alguns|unos|unas|muit\\p{L}+|much\\p{L}+)';
/** Long before the rest: 'over the summer', 'two years ago', 'cuando era bebé'. */
const earlier = new RegExp(
  `(?<!\\p{L})(?:over the (?:summer|winter|holidays|break)|all (?:summer|winter)|last (?:year|summer|winter|spring|autumn|fall|month|week|christmas)|${number} (?:years?|months?|weeks?) (?:ago|before|earlier)|(?:when|since) (?:she|he|they) (?:was|were) (?:a |only |just )?(?:baby|little|tiny|small|two|three|four|born)|n[oa]s? (?:verão|inverno|férias)(?: passad[oa]s?)?|(?:no ano|no mês|na semana|no natal) passad[oa]|há ${numero} (?:anos?|mes(?:es)?|semanas?)|quando (?:ela |ele )?era (?:bebé|bebê|pequen\\p{L}+)|(?:en |durante )?(?:el verano|el invierno|las vacaciones)(?: pasad[oa]s?)?|(?:el año|el mes|la semana|la navidad) pasad[oa]|hace ${numero} (?:años?|mes(?:es)?|semanas?)|cuando (?:ella |él )?era (?:bebé|pequeñ\\p{L}+|chiquit\\p{L}+))(?!\\p{L})`,
  'iu',
);

/**
 * 'Granny taught her over the summer' in the middle of a story of tonight: neither the hour nor the weather of the story
 * holds for it, nor does it change where and when the story goes on.
 */
export class EarlierTimes {
  #now: Pick<World, 'place' | 'time' | 'weather'> | null = null;
  #text: string;
  constructor(text: string) {
    this.#text = text;
  }

  /** Whether a story that has begun is at an earlier time in a clause that stands there; the world is as it is then. */
  enter(world: World, at: number, hasBegun: boolean): void {
    const from = Math.max(...['.', '!', '?', '\n'].map((mark) => this.#text.lastIndexOf(mark, at - 1))) + 1;
    const [sentence = ''] = /^[^.!?\n]*/.exec(this.#text.slice(from)) ?? [];
    if (earlier.test(sentence)) {
      if (!hasBegun || this.#now) return;
      const { place, time, weather } = world;
      this.#now = { place, time, weather };
      world.time = 'day';
      if (weather) world.weather = 'clear';
      return;
    }
    if (this.#now) Object.assign(world, this.#now);
    this.#now = null;
  }
}

import type { Weather } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import { relationOf } from '../people/relation-words.ts';
import { weatherNamed } from './weather-words.ts';

const rain =
  /^(?:rain|pour|drizzle|thunder|trovejar|tronar|chover|chuviscar|garoar|llover|lloviznar|diluviar|jarrear|chispear|garuar)$/;
const snow = /^(?:snow|nevar)$/;

type Told = Pick<Clause, 'verb' | 'who' | 'things'>;
/** Does nothing to anything: how long it lasts is no object. */
const lasting =
  /^(?:day|night|morning|afternoon|week|weekend|hour|time|while|way|noche|día|tarde|mañana|rato|hora|noite|dia|manhã|tempo|caminho|camino)s?$/;
const hasObject = ({ things }: Told): boolean =>
  things.some(({ preposition, pronoun, head }) => (!preposition || pronoun) && !lasting.test(head));
/** 'It rained on Saturday': on nobody. */
const onDays = /day$|^(?:morning|night|weekend|way)$/i;
const isNobodys = ({ who }: Told): boolean =>
  who.every(({ head, pronoun }) => (pronoun === undefined ? head === '' : /^(?:it|que|)$/.test(pronoun)));
const isSomebodys = ({ who }: Told): boolean =>
  who.every(
    ({ name, pronoun, head }) =>
      name || pronoun !== undefined || relationOf(head.toLowerCase()) !== undefined,
  );

/**
 * Whether it is the sky that does it. 'A walk with Dad, drizzling of course': nobody rains, whoever was named before; but
 * they pour and drizzle something, something rains down on them, and in Mexico what bursts does as thunder.
 */
function isOfTheSky(told: Told): boolean {
  const { lemma } = told.verb;
  if (lemma === 'tronar' && hasObject(told)) return false;
  return isNobodys(told) || (!/^(?:pour|tronar)$/.test(lemma) && isSomebodys(told) && !hasObject(told));
}

const rainy =
  /(?<!\p{L})(?<!(?:no|without|sem|sin) )(?:rainy|drizzly|showery|wet and windy|wet (?:day|morning|afternoon|walk|weekend)|in the (?:\p{L}+ )?(?:rain|drizzle)|chuvos[oa]|(?:dia|tarde|manhã|sábado|domingo|passeio|fim de semana) (?:de|com|à) chuva|(?:à|debaixo de|sob a|com(?: (?:a|muita|tanta))?|na) chuva(?! ou (?:com )?sol)|mesmo (?:a chover|chovendo)|embora (?:estivesse a chover|estivesse chovendo|chovesse)|lluvios[oa]|(?:día|tarde|mañana|sábado|domingo|paseo) (?:de|con) lluvia|(?:bajo|con|en) (?:la |mucha |tanta )?lluvia(?! de)|aunque (?:llovía|estaba lloviendo|lloviera))(?!\p{L})|^\s*(?:rain|drizzle|chuva|lluvia) (?:all|the whole|o (?:dia|caminho)|a (?:tarde|manhã|viagem)|todo el|toda la)/iu;
const stormy =
  /(?<!(?<!\p{L})(?:no|without|sem|sin) )(?<!\p{L})(?:(?:thunder|rain|hail)?storms?|downpours?|cloudburst|raining cats and dogs|tempestade|(?<=(?<!\p{L})(?:um|o|do|no|ao|deste|un|el|del|al|este|gran|grande|forte|fuerte|de|com|con|menudo) )temporal|trovoada|chuvão|chuvarada|chuvada|toró|aguaceiro|pé d['’]água|(?:pancada|tromba) de (?:chuva|água)|tormenta|tormentón|aguacero|aguacerito|chaparrón|chubasco|tromba de agua)(?!\p{L})/iu;
/** It pours down by itself; whoever tips something down the sink does it to that. */
const pouring =
  /(?<!\p{L})(?:(?:(?:it|rain)(?:['’]s| was| is| had been| kept| started| began)?(?: (?:absolutely|really|still|just))?|(?<=(?:^|[.!?;,]\s*|(?<!\p{L})(?:and|but|still|absolutely|was) ))) ?(?:(?:bucket|pour|tipp|chuck)ing|(?<=(?:it|rain) )(?:bucket|pour|tipp|chuck)ed) (?:it )?down(?! (?:the|an?|my|her|his|our|your|their|its|this|that|one|in|into|on (?:the|her|his|my|top)|onto|from|each|every)(?!\p{L})| \p{L}+['’]s)|(?:pour|bucket)(?:ed|ing) with rain)(?!\p{L})/iu;
const clearing =
  /(?<!\p{L})(?:sun (?:came|comes|was|had come) out|sun (?:shone|was shining|shines)|(?:rain|storm|snow(?:ing)?|raining) (?:had )?(?:stopped|ended|was over)|stopped (?:raining|snowing|hailing)|(?:fog|mist) (?:had )?(?:lifted|cleared|was gone|disappeared)|wind (?:had )?(?:dropped|died down|stopped|let up)|(?:nevoeiro|neblina|niebla) (?:já |ya )?(?:se )?(?:levantou|dissipou|passou|levantó|disipó|fue)|(?:vento|viento) (?:já |ya )?(?:se )?(?:parou|acalmou|paró|amainó|calmó)|parou de (?:chover|nevar)|(?:apareceu|brilhou|voltou|veio|abriu) o sol|o sol (?:apareceu|brilhou|voltou|abriu)|dejó de (?:llover|nevar)|(?:salió|volvió) el sol)(?!\p{L})/iu;
/** Whether nothing falls from the sky any more. */
export const clearsUp = (text: string): boolean => clearing.test(text);

/** The weather of words without a verb: 'Big thunderstorm on Saturday night'. Null where they tell none. */
export function weatherInWords(text: string): Weather | null {
  const named = weatherNamed(text);
  // A hailstorm is a storm, too.
  if (named === 'hail') return named;
  return stormy.test(text) || pouring.test(text) || rainy.test(text) ? 'rain' : named;
}

const meanwhile =
  /(?<!\p{L})(?:(?:it|rain)(?:['’]s| was| is| had been)(?: (?:absolutely|really|still|just|already|also))? (?:raining|pouring|drizzling|bucketing|tipping|chucking|(snowing))|(?:it|rain) rained (?:all|the whole)|chovia|chuviscava|garoava|(nevava)|(?:estava|'tava|tava) (?:a chover|chovendo)|(?:estava) (?:(a nevar|nevando))|llovía|lloviznaba|diluviaba|(nevaba)|estaba (?:lloviendo|(nevando)))(?!\p{L})/iu;
const supposed =
  /(?<!\p{L})(?:if|unless|hop(?:ed|ing)|wish\p{L}*|thought|looked like|said|pretend\p{L}*|as if|once|whenever|every time|caso|achava|disse|como se|sempre que|pensó|dijo|como si|siempre que|cada vez que)(?!\p{L})[^.!?]{0,24}$|(?:not|n['’]t|never|like|se|si|n[aã]o|no|nunca) $/iu;
/** What is falling while something else is done: 'even when it was raining', 'chovia'. Null where nothing is, or it is only supposed. */
export function weatherMeanwhile(text: string): Weather | null {
  const found = meanwhile.exec(text);
  if (!found || supposed.test(text.slice(0, found.index))) return null;
  return found.slice(1).some(Boolean) ? 'snow' : 'rain';
}

/** The weather of a clause, only where it is done: rain that is wished for or does not come is none. */
export function weatherOf(clause: Told & Pick<Clause, 'mode'>): Weather | null {
  const { verb, mode, who, things } = clause;
  if (mode !== 'done') return null;
  const heads = [
    ...who,
    ...things.filter(({ preposition }) => /^(?:in|under|through|during)$/.test(preposition ?? '')),
  ]
    // 'Una lluvia de aceitunas' is no weather.
    .filter(
      ({ of }) =>
        !of || /^(?:água|agua|verão|verano|granizo|neve|nieve|outono|otoño|inverno|invierno)$/.test(of),
    )
    .map(({ head }) => head.toLowerCase());
  if (snow.test(verb.lemma) && isOfTheSky(clause)) return 'snow';
  if (
    rain.test(verb.lemma) &&
    isOfTheSky(clause) &&
    things.every(({ preposition, head }) => preposition !== 'on' || onDays.test(head))
  )
    return 'rain';
  if (
    heads.some((head) =>
      /^(?:rain|rainstorm|thunderstorm|storm|downpour|cloudburst|chuva|chuvão|chuvarada|chuvada|toró|aguaceiro|temporal|tempestade|trovoada|lluvia|tormenta|aguacero|chaparrón|chubasco|diluvio)$/.test(
        head,
      ),
    )
  )
    return 'rain';
  if (heads.some((head) => /^(?:snow|snowstorm|blizzard|neve|nieve|nevada)$/.test(head))) return 'snow';
  return null;
}

const because = /(?<!\p{L})(?:because|as|since|porque|pois|já que|ya que|pues)(?: \p{L}+)? $/iu;
const longAgo =
  /(?<!\p{L})(?:(?:all|the whole|in the|last) (?:night|morning|week)|overnight|yesterday|(?:a|durante a) (?:noite|manhã|semana)(?: toda| inteira)?|ontem|(?:toda la|durante la|por la) (?:noche|mañana|semana)|anoche|ayer)(?!\p{L})/iu;
/** 'Muddy because it rained all night': neither the rain nor the night is there any more; snow still lies. */
export const fellBefore = (text: string, [from, to]: readonly [number, number]): boolean =>
  !/(?<!\p{L})(?:snow|nev)/iu.test(text.slice(from, to)) &&
  because.test(text.slice(0, from)) &&
  longAgo.test(text.slice(from, to) + (/^[^.!?,;\n]*/.exec(text.slice(to))?.[0] ?? ''));

const nextMorning = /(?<!\p{L})(?:morning|manhã|mañana)(?!\p{L})/iu;
const throughNight =
  /(?<!\p{L})(?:all(?: through the)? night|the whole night|overnight|a noite (?:toda|inteira)|toda a noite|toda la noche)(?!\p{L})/iu;
const twoSentences = /[^.!?]*[.!?]?[^.!?]*$/u;
/** 'It rained all night. In the morning Mia jumped': with the night the rain is over. */
export const endedWithNight = (before: string, told: string): boolean =>
  nextMorning.test(told) && throughNight.test(twoSentences.exec(before)?.[0] ?? '');

const falling: ReadonlySet<Weather | null> = new Set<Weather | null>(['rain', 'snow', 'hail']);
/** The weather after a stretch of text: wind ends no rain, and what snowed in the night lies in the morning. */
export function weatherAfter(
  before: Weather | null,
  { falls, isOver, told }: { falls: Weather | null; isOver: boolean; told: string },
): Weather | null {
  if (falls === 'wind' && falling.has(before) && !isOver) return before;
  if (falls || !isOver || before === null) return falls ?? before;
  return before === 'snow' && nextMorning.test(told) && !clearsUp(told) ? 'snow' : 'clear';
}

const fell =
  /(?<!\p{L})(?:(?:it|had) (?:(?:rained|poured)|(snowed))|choveu|(nevou)|llovió|(nevó))(?!\p{L})/iu;
/** The weather that a whole sentence is about: 'It was snowing', 'Nevou toda a noite'. Null where none is. */
export function weatherSaid(text: string): Weather | null {
  if (clearsUp(text)) return null;
  const found = fell.exec(text);
  if (found && !supposed.test(text.slice(0, found.index)))
    return found.slice(1).some(Boolean) ? 'snow' : 'rain';
  return weatherMeanwhile(text) ?? weatherInWords(text);
}

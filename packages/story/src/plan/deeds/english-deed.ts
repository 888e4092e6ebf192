import type { Clause, Phrase } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const animals =
  /^(?:dog|puppy|pup|wolf|wolves|hound|husky|coyote|fox|monkey|cat|baboon|terrier|beagle|seal|siren|wind)s?$/;
const mirth = /^(?:laughter|laughing|mirth|delight|joy)$/;
const hands = /^(?:hand|finger|palm|fist|thumb|arm|sleeve|mitten|hood|pillow|cushion)$/;
const covers =
  /^(?:clap|put|press|hold|clamp|stick|shove|slap|jam|push|place|cup|keep|throw|fling|pull|stuff|lay|have|get)$/;
const atop = /^(?:over|on|onto|to|in|into|against|across)$/;
const paper =
  /^(?:drawing|memo|letter|envelope|open-book|closed-book|notebook|page-facing-up|newspaper|card|ticket|poster|sign|musical-score|worksheet|receipt|framed-picture|world-map)$/;
const torn = /^(?:piece|shred|bit|half|strip|tatter|pieces|shreds)$/;
const steals = /^(?:pinch|nick|swipe|nab|filch|bag|bagsy|swipe)$/;
/** 'Went very still': nobody walks. */
const becomes = /^(?:go|turn|fall|keep|get|grow|stay)$/;
const unmoving =
  /^(?:still|quiet|silent|limp|stiff|rigid|pale|white|grey|green|blank|numb|mute|motionless|speechless)$/;
const limb = /^(?:arm|leg|cheek|nose|ear|bottom|bum|finger|hand|thumb|skin|belly|tummy|toe|knee)$/;
const measured = /^(?:temperature|fever|height|pulse|weight|blood-pressure)$/;

/** English verbs that are another deed with these things than by themselves; undefined where they are not. */
export function englishDeed(
  { verb, who, things: named, manner }: Clause,
  things: readonly ThingMeant[],
): string | undefined {
  const { lemma, particle } = verb;
  const directs = named.filter(({ preposition }) => !preposition);
  const direct = things.filter(({ preposition }) => !preposition);
  const has = (words: RegExp): boolean => directs.some(({ head }) => words.test(head.toLowerCase()));
  const onto = (words: RegExp): boolean =>
    named.some(({ head, preposition }) => atop.test(preposition ?? '') && words.test(head));
  if (becomes.test(lemma) && named.length === 0 && manner.some((word) => unmoving.test(word))) return 'stand';
  // A child howls in tears, a wolf to be heard.
  if (/^(?:howl|wail|yowl)$/.test(lemma)) {
    if (named.some(({ head }) => mirth.test(head))) return 'laugh';
    return who.some(({ head }) => animals.test(head.toLowerCase())) ? 'shout' : 'cry';
  }
  // 'Clapped both hands over his ears'.
  if (covers.test(lemma) && has(hands)) {
    if (onto(/^ears?$/)) return 'cover-ears';
    if (onto(/^(?:eye|face)s?$/)) return 'cover-eyes';
  }
  if (/^(?:take|check|measure|get)$/.test(lemma) && has(measured)) return 'measure';
  // 'Tucked into the cake': nobody is put to bed.
  if (lemma === 'tuck' && directs.length === 0 && things.some(({ kind }) => kind === 'food')) return 'eat';
  // A fish is caught on a rod, a sign is made with paint.
  if (/^(?:catch|land|reel)$/.test(lemma) && direct.some(isFish)) return 'fish';
  if (
    lemma === 'make' &&
    directs.length === 1 &&
    direct.some(({ picture }) => /^(?:sign|poster)$/.test(picture))
  )
    return 'paint';
  // 'Tipped the bucket over Dad': it is emptied, and nobody falls.
  if (
    lemma === 'tip' &&
    directs.length > 0 &&
    named.some(({ preposition }) => /^(?:over|on)$/.test(preposition ?? ''))
  )
    return 'pour';
  if (/^scoop$/.test(lemma) && directs.some(({ head }) => loose.test(head))) return 'dig';
  // 'Popped a grape in his mouth'.
  if (/^(?:pop|put|stuff|shove|cram|stick)$/.test(lemma) && onto(/^mouth$/) && direct.some(isFood))
    return 'eat';
  if (lemma === 'dunk' && direct.some(isFood)) return 'put-in';
  if (lemma === 'put' && onto(/^(?:foot|feet)$/) && direct.some(({ kind }) => kind === 'worn'))
    return 'put-on';
  // Books are returned, and do not walk.
  if (lemma === 'return' && direct.length > 0) return 'put-in';
  // What is written on is torn, what is wrapped is opened.
  if (/^(?:tear|rip)$/.test(lemma) && directs.length > 0 && !things.some(isWrapped))
    if (direct.some(({ picture }) => paper.test(picture)) || isTorn(named, manner)) return 'pull';
  // 'Stretched and yawned': with nothing in the hands.
  if (lemma === 'stretch' && named.length === 0) return 'reach';
  // 'Bit her lip', 'bit his tongue'.
  if (lemma === 'bite' && has(/^(?:lip|tongue|cheek)$/)) return 'hurt';
  // 'Rubbed cream on her knee', 'put a cold flannel on his forehead': the hand is there.
  if (
    /^(?:put|rub|dab|smear|spread|pat)$/.test(lemma) &&
    direct.some(({ picture }) => /^(?:lotion-bottle|ice|sponge)$/.test(picture)) &&
    named.some(({ head, preposition }) => /^(?:on|onto|to)$/.test(preposition ?? '') && sore.test(head))
  )
    return 'wipe';
  // 'Broke the vase': it falls out of the hands.
  if (
    /^(?:break|smash|shatter)$/.test(lemma) &&
    !particle &&
    named.length === 1 &&
    direct.some(({ picture }) => breakables.test(picture))
  )
    return 'drop';
  // 'Tore her dress on the fence': nothing is opened.
  if (/^(?:tear|rip|split)$/.test(lemma) && direct.some(({ kind }) => kind === 'worn')) return 'look';
  // 'Laid down beside her': where nothing is laid, somebody lies.
  if (lemma === 'lay' && directs.every(({ head }) => howOneLies.test(head))) return 'lie-down';
  if (lemma === 'head' && directs.some(isBall(direct))) return 'hit';
  // 'Pinched a chip': only skin is hurt by it.
  if (steals.test(lemma) && directs.length > 0 && !has(limb) && !directs.some(isSomebody)) return 'reach';
  if (lemma === 'turn' && particle !== 'off' && particle !== 'on') {
    if (has(/^pages?$/)) return 'read';
    if (direct.some(({ kind }) => kind === 'food')) return 'flip';
  }
  // 'Held out a crisp to him'.
  if (/^(?:hold|reach)$/.test(lemma) && isOffered(particle, manner) && directs.length > 0)
    return named.some((each) => each.preposition === 'to' && isSomebody(each)) ? 'hand-over' : undefined;
  // Whoever holds on to a thing has it in the hands.
  if (lemma === 'hold' && (particle === 'on' || manner.includes('on')) && directs.length === 0)
    return things.some(({ preposition, kind }) => preposition === 'to' && kind !== 'animal')
      ? 'hold'
      : undefined;
  return undefined;
}

const howOneLies = /^(?:right|flat|straight|there|still|low|outside|front|back|side|down)$/;
const breakables =
  /^(?:vase|amphora|cup|plate|bowl|glass-of-milk|glass-of-water|teapot|teacup.*|jar|jug|mirror|.*lamp|bauble|bottle|water-bottle)$/;
const sore =
  /^(?:knee|arm|leg|foot|hand|finger|toe|elbow|bump|cut|graze|forehead|face|cheek|back|tummy|bite|rash|sting|bruise|ankle|shoulder|neck)s?$/;
const isOffered = (particle: string | undefined, manner: readonly string[]): boolean =>
  particle === 'out' || manner.includes('out');
const loose = /^(?:sand|soil|mud|snow|gravel|earth|dirt)$/;
const isFood = ({ kind }: ThingMeant): boolean => kind === 'food';
const isFish = ({ picture, likeness }: ThingMeant): boolean =>
  !likeness && /^(?:fish|tropical-fish|shark|stingray)$/.test(picture);
const isWrapped = ({ picture }: ThingMeant): boolean => /^(?:wrapped-gift|package)$/.test(picture);
const isTorn = (named: readonly Phrase[], manner: readonly string[]): boolean =>
  manner.includes('apart') ||
  named.some(({ head, preposition }) => /^(?:to|into|in)$/.test(preposition ?? '') && torn.test(head));
const isSomebody = ({ name, pronoun }: Phrase): boolean =>
  name || (pronoun !== undefined && !/^(?:it|them|one)$/.test(pronoun));
const isBall =
  (direct: readonly ThingMeant[]) =>
  ({ pronoun, head }: Phrase): boolean =>
    pronoun === 'it' ||
    /^(?:ball|header|cross|corner)$/.test(head) ||
    direct.some(({ picture }) => /ball/.test(picture));

import type { Clause, Phrase } from '../../reading/clause.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';

const hands = /^(?:hand|finger|thumb|arm|palm|fist|knuckle)s?$/;
const heads = /^(?:head|chin|cheek|forehead|nose)$/;
const wearing =
  /^(?:head|neck|face|nose|ear|wrist|waist|hair|shoulder|beard|ankle|finger|forehead|back|toe)s?$/;
const bodies =
  /^(?:head|hair|face|cheek|shoulder|arm|back|knee|leg|chest|tummy|belly|forehead|nose|hand|chin|neck|ear|paw|fur|nose)s?$/;
const puts =
  /^(?:put|place|stick|set|pop|plonk|plop|slap|clip|hang|pin|throw|sling|loop|lay|slip|shove|jam|perch|balance|drape|fling|tug|press)$/;
const rubbed =
  /^(?:tummy|belly|back|nose|ear|head|arm|leg|chin|cheek|knee|foot|feet|shoulder|bump|itch|bite|spot|rash|sting|neck)$/;
const days = /day$/i;
const limp = /^(?:himself|herself|themselves|itself|myself|yourself|ourselves)$/;

/** What a cat scratches it does not stroke. */
const isClawed = (who: readonly Phrase[], lemma: string): boolean =>
  lemma === 'scratch' &&
  who.some(({ head }) => /^(?:cat|kitten|dog|puppy|hamster)$/.test(head.toLowerCase()));

/** What hands, heads and faces do in English; undefined where nothing of a body is told. */
export function bodyDeed(
  { verb, who, things: named, manner }: Clause,
  things: readonly ThingMeant[],
): string | undefined {
  const { lemma, particle } = verb;
  const words = [particle ?? '', ...manner];
  const directs = named.filter(({ preposition }) => !preposition);
  const direct = things.filter(({ preposition }) => !preposition);
  const has = (nouns: RegExp): boolean => directs.some(({ head }) => nouns.test(head.toLowerCase()));
  const at = (
    nouns: RegExp,
    how: RegExp = /^(?:on|onto|over|round|around|in|into|to|against|at|by|from)$/,
  ): boolean =>
    named.some(({ head, preposition }) => how.test(preposition ?? '') && nouns.test(head.toLowerCase()));
  // 'Turned round', 'looked back', 'turned to her mum'.
  if (
    /^(?:turn|spin|swing|whip|twist)$/.test(lemma) &&
    directs.length === 0 &&
    words.some((word) => /^(?:round|around)$/.test(word))
  )
    return lemma === 'turn' || lemma === 'whip' ? 'look-back' : undefined;
  if (
    /^(?:look|glance|peer|stare)$/.test(lemma) &&
    words.some((word) => /^(?:back|behind|round|around)$/.test(word)) &&
    words.some((word) => /^(?:back|behind)$/.test(word))
  )
    return 'look-back';
  if (
    /^turn$/.test(lemma) &&
    directs.length === 0 &&
    named.some((each) => each.preposition === 'to' && isSomebody(each))
  )
    return 'look-back';
  // 'Shook hands', 'shook his hand'; whole cloths and sticks are waved.
  if (lemma === 'shake' && has(/^hands?$/)) return 'shake-hands';
  if (/^(?:shake|flap|swish|waggle|rattle|brandish|swirl|twirl|jiggle)$/.test(lemma) && direct.some(isInHand))
    return 'wave';
  if (/^(?:high-five|fist-bump)$/.test(lemma) || (lemma === 'give' && has(/^(?:high-five|fist-bump|five)$/)))
    return 'high-five';
  // 'Put a finger to her lips'.
  if (/^(?:put|hold|press|lay|raise|lift)$/.test(lemma) && has(/^finger$/) && at(/^(?:lip|mouth)s?$/))
    return 'whisper';
  // 'Put his hand on my chest', 'laid an arm round her': done to somebody.
  if (/^(?:put|lay|rest|place|slip|run|press|throw)$/.test(lemma) && has(hands)) {
    if (at(/^(?:hand|palm|fingers?)$/)) return 'hold-hands';
    if (at(bodies) || named.some((each) => each.preposition && isSomebody(each))) return 'stroke';
    return named.some(({ preposition }) => preposition) ? 'reach' : undefined;
  }
  if (
    /^(?:stretch|stick|poke|reach|thrust|hold|shove|put)$/.test(lemma) &&
    has(hands) &&
    !at(/^(?:ear|eye|face|mouth|pocket|air)s?$/)
  )
    return lemma === 'hold' ? undefined : 'reach';
  // 'Put her chin on the table', 'laid his cheek on the skin'.
  if (
    /^(?:put|lay|rest|lean|press|tuck|prop)$/.test(lemma) &&
    has(heads) &&
    named.some(({ preposition }) => /^(?:on|onto|against|to|in|into)$/.test(preposition ?? ''))
  )
    return at(/^(?:window|glass|pane|door|fence|screen|tank|bars?)$/)
      ? 'look'
      : at(/^(?:water|pool|sea|lake|river|bath|bowl|cushion|pillow|hands?)$/)
        ? undefined
        : 'lean-on';
  // 'Hid her face in my coat', 'buried his head in the cushion': in somebody's clothes it is hidden against them.
  if (/^(?:hide|bury|nuzzle|nestle|snuggle)$/.test(lemma) && has(/^(?:face|head|nose|eyes?)$/)) {
    const where = named.find(({ preposition }) =>
      /^(?:in|into|against|behind|under)$/.test(preposition ?? ''),
    );
    return where &&
      (/^(?:my|our)$/.test(where.owner ?? '') || isSomebody(where)) &&
      !limp.test(where.pronoun ?? '')
      ? 'hug'
      : 'cover-eyes';
  }
  if (/^(?:stick|poke|pop|put)$/.test(lemma) && has(/^(?:head|nose|face)$/))
    return at(/^(?:water|pool|sea|lake|river|bath)$/) ? undefined : 'look';
  // 'Put it on her head', 'threw the cape round his neck', 'sticks the tail on him'.
  const isOn = (each: Phrase): boolean =>
    /^(?:on|onto|over|round|around)$/.test(each.preposition ?? '') &&
    ((isSomebody(each) && !days.test(each.head)) || wearing.test(each.head.toLowerCase()));
  const isPut = directs.some(
    ({ head, pronoun }) =>
      !hands.test(head) && !limp.test(pronoun ?? '') && !/^(?:me|him|her|us|you)$/.test(pronoun ?? ''),
  );
  if (
    puts.test(lemma) &&
    isPut &&
    !/^(?:down|away|back|out|up)$/.test(particle ?? '') &&
    named.some(isOn) &&
    !direct.some(({ kind }) => kind === 'food')
  )
    return 'put-on';
  // 'Wrapped the scarf round her neck'.
  if (
    /^(?:wrap|wind|tie|knot|drape|fasten)$/.test(lemma) &&
    direct.some(({ kind, picture }) => kind === 'worn' || /scarf|cape|towel|apron|bandage/.test(picture)) &&
    at(/^(?:neck|shoulder|waist|head|wrist)s?$/, /^(?:on|round|around|over)$/)
  )
    return 'put-on';
  // 'Laid the baby in her arms', 'pushed the umbrella in his hand'.
  if (
    /^(?:put|lay|place|push|press|drop|slip|shove|set|pop)$/.test(lemma) &&
    isPut &&
    named.some(isOtherHand(who))
  )
    return 'hand-over';
  // 'Rubbed his tummy', 'scratched its ear'.
  if (
    /^(?:rub|scratch|pat|tap)$/.test(lemma) &&
    has(rubbed) &&
    !isClawed(who, lemma) &&
    !named.some(({ preposition }) => preposition === 'with')
  )
    return 'stroke';
  if (
    lemma === 'rub' &&
    named.some(({ preposition }) => preposition === 'with') &&
    things.some(
      ({ picture, preposition }) => preposition === 'with' && /towel|sponge|cloth|napkin/.test(picture),
    )
  )
    return 'wipe';
  // 'Squeezed my fingers', 'held his two hands', 'ava squeezed back'.
  if (
    /^(?:squeeze|hold|take|grip|grab|clutch|grasp)$/.test(lemma) &&
    directs.some(
      (each) => hands.test(each.head) && /^(?:hand|finger|thumb)s?$/.test(each.head) && isOthers(each),
    )
  )
    return 'hold-hands';
  // 'Wrapped herself round my leg'.
  if (
    /^(?:wrap|wind|fling|attach|throw)$/.test(lemma) &&
    directs.some(({ pronoun }) => limp.test(pronoun ?? '')) &&
    named.some(
      (each) =>
        /^(?:round|around|at|to|onto)$/.test(each.preposition ?? '') &&
        (isSomebody(each) || bodies.test(each.head)),
    )
  )
    return 'hug';
  // 'Threw herself over', 'shot out of the room', 'swept past me', 'came tearing across'.
  if (/^(?:throw|fling|hurl|launch)$/.test(lemma) && directs.some(({ pronoun }) => limp.test(pronoun ?? '')))
    return 'jump';
  if (
    /^(?:shoot|sweep|tear|pelt|whip|fly|storm|burst)$/.test(lemma) &&
    directs.length === 0 &&
    named.some(
      ({ preposition, head }) =>
        /^(?:across|past|through|from|down|along|into|out of|up)$/.test(preposition ?? '') && ways.test(head),
    )
  )
    return 'run';
  return undefined;
}

const ways =
  /^(?:room|yard|garden|hall|hallway|house|kitchen|door|street|road|path|field|playground|park|corridor|stair|stairs|lawn|beach|aisle|class|classroom|pitch|track|shop)$/;
const isInHand = ({ kind, picture, preposition }: ThingMeant): boolean =>
  !preposition &&
  (kind === 'thing' || kind === 'toy' || kind === 'worn') &&
  !/tree|bed|table|chair|door|carpet|duvet/.test(picture);
const isSomebody = ({ name, pronoun }: Phrase): boolean =>
  name || /^(?:me|him|her|us|you|himself|herself|myself|themselves)$/.test(pronoun ?? '');
const isOthers = ({ owner, text }: Phrase): boolean =>
  /^(?:my|your|our|\p{Lu}\p{L}+['’]s|(?:mum|dad|grandma|grandad|granny)['’]s)/iu.test(owner ?? text);
/** In whose hands or arms: not the own ones of who acts, where nobody else is told. */
const isOtherHand =
  (who: readonly Phrase[]) =>
  ({ preposition, head, owner, text }: Phrase): boolean => {
    if (!/^(?:in|into|to)$/.test(preposition ?? '') || !/^(?:hand|arm|palm|lap)s?$/.test(head)) return false;
    const whose = (owner ?? text.split(' ')[0] ?? '').toLowerCase();
    const [first] = who;
    if (/^(?:my|our|your)$/.test(whose)) return first?.pronoun !== 'i' && first?.pronoun !== 'we';
    // 'She put it in her hand' is most often her own.
    return (
      first?.pronoun === 'i' ||
      first?.pronoun === 'we' ||
      /['’]s$/.test(whose) ||
      (first !== undefined && first.pronoun === undefined && /^(?:his|her|their)$/.test(whose))
    );
  };

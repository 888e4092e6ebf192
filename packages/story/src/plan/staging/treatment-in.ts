import type { BodySpot } from '@milestoon/cast';
import { colorAmong } from '../../meaning/colors.ts';
import { type Treatment, treatmentOf } from '../../meaning/treatments.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { figureIn, objectIn, partIn, patientAt, saysOwn, spotOf } from './parts-treated.ts';
import {
  drawnOn,
  isDoneAt,
  isHairDone,
  isWorn,
  looksInto,
  madeIn,
  markIn,
  ofAPart,
  ofSomebody,
  spectaclesIn,
} from './treatment-words.ts';

/** Somebody does something to a body, or to what is worn on it. */
export interface Treated {
  kind: Treatment;
  doer: Somebody;
  /** Whose body it is, the doer's own where it is that. */
  patient?: Somebody;
  /** A doll, a snowman, a hen: whoever has a picture only. */
  figure?: string;
  spot?: BodySpot;
  /** The phrase that names the part. */
  part?: Phrase;
  /** With what, as the words name it. */
  tool?: ThingMeant;
  /** The colour that is told of nails, or of what is drawn. */
  color?: string;
  /** What is seen there from then on. */
  mark?: string;
  /** What the hands make of hair: no bagel and no ribbon beside. */
  made?: string;
  /** What is taken off. */
  worn?: ThingMeant;
}

const off = /^(?:off|out)$/;
const takesWith = /^(?:take|pull|tug|yank|slip|rip|tear|snatch|kick|peel|knock|get)$/;
/** What a deed of the hands or the mouth was found to be by other words: 'gave her a kiss', 'fez cócegas nos pés'. */
const byDeed: Readonly<Partial<Record<Act['action'], Treatment>>> = {
  kiss: 'kisses',
  tickle: 'tickles',
};

/** 'O chapéu do pai do armário'. */
const twiceOf = / (?:d[aeo]s?|del) .* (?:d[aeo]s?|del) /;
const combs = /^(?:comb|brush|shampoo|pentear|escovar|despiolhar|peinar|cepillar)(?:-?se)?$/;
const washes = /^(?:wash|rinse|soap|scrub|lavar|enxaguar|ensaboar|enjuagar|enjabonar)(?:-?se)?$/;
const drew = /^(?:draw|sketch|paint|desenhar|pintar|dibujar)$/;
const presses = /^(?:squeeze|apretar)$/;
const pokes = /^(?:poke|prod|cutucar)$/;
/** A shoulder that is squeezed and a belly that is poked are touched, and do not hurt. */
const isFriendly = (lemma: string, spot: BodySpot | undefined): boolean =>
  (presses.test(lemma) && /^(?:shoulder|knee|back|leg|arm|hand|wrist)$/.test(spot ?? '')) ||
  (pokes.test(lemma) && !/^(?:eyes|ear|hair|behind)$/.test(spot ?? ''));

const hand = /^(?:hand|finger|tongue|mão|mãozinha|dedo|língua|mano|manita|lengua)$/;

/** What a clause tells to be done to whose body; undefined where it does not say all of it. */
export function treatmentIn(meant: ClauseMeant, lead: Act, world: World): Treated | undefined {
  const { clause, who, others } = meant;
  const { language } = world;
  const { lemma, particle } = clause.verb;
  const [doer, ...more] = who.filter(({ person }) => person.role);
  if (!doer || more.length > 0 || lead.who !== doer.person.id) return undefined;
  // A hand that is held or shaken is the other one's hand.
  if (/^(?:hold-hands|shake-hands|high-five|hurt|brush)$/.test(lead.action)) return undefined;
  const isOff =
    language === 'en' &&
    takesWith.test(lemma) &&
    (off.test(particle ?? '') ||
      clause.manner.includes('off') ||
      clause.things.some(({ preposition }) => preposition === 'off'));
  const told = isOff ? { kind: 'takes' as const, whole: false } : treatmentOf(lemma, language);
  const made = madeIn(meant, language);
  const looks = looksInto(meant, language);
  const said = made ? 'braids' : looks ? 'treats' : (told?.kind ?? byDeed[lead.action]);
  if (!said) return undefined;
  const named = looks ?? partIn(meant, world, said, made);
  const kind = named && said === 'pulls' && isFriendly(lemma, spotOf(named, language)) ? 'strokes' : said;
  const body = (named && ofSomebody(named, language)) ?? drawnOn(kind, meant, doer, language);
  // 'Le pasó la mano por la cabeza' strokes.
  if (
    /^(?:pasar|passar)$/.test(lemma) &&
    clause.things.some((each) => !each.preposition && hand.test(each.head))
  )
    return undefined;
  const tool = others.find(
    ({ phrase, thing }) => phrase.preposition === 'with' && thing && !spotOf(phrase, language),
  )?.thing;
  const worn =
    kind === 'takes' || kind === 'pulls'
      ? (others.find(({ phrase, thing }) => !phrase.preposition && thing && isWorn(thing))?.thing ??
        spectaclesIn(meant))
      : undefined;
  if (kind === 'takes' && !worn) return undefined;
  if (body && !isDoneAt(kind, body, language, worn)) return undefined;
  // An animal licks; what else it does to somebody it does in ways of its own.
  if (doer.kind === 'animal' && kind !== 'licks') return undefined;
  if (looks && !tool) return undefined;
  if (kind === 'pulls' && isHairDone(clause)) return undefined;
  if (!body && ofAPart.has(kind)) return undefined;
  const isDolls =
    body && !named?.name && !patientAt(body, meant, { doer, lead, world })
      ? figureIn(meant, body, world, false)
      : undefined;
  const whose = isDolls
    ? undefined
    : made
      ? (objectIn(
          { ...meant, others: meant.others.filter(({ phrase }) => phrase !== made) },
          undefined,
          doer,
        ) ?? patientAt(body ?? made, meant, { doer, lead, world }))
      : body
        ? patientAt(body, meant, { doer, lead, world })
        : told?.whole || kind === 'takes'
          ? objectIn(meant, kind, doer)
          : undefined;
  // Off a hook, out of a bag or from a chair nobody has it on.
  const isElsewhereOff =
    kind === 'takes' &&
    others.some(
      ({ phrase, people, thing }) =>
        (/^(?:off|out|out of|from|of)$/.test(phrase.preposition ?? '') &&
          people[0] !== whose &&
          !phrase.pronoun &&
          !spotOf(phrase, language)) ||
        (thing !== undefined && twiceOf.test(phrase.text)),
    );
  if (isElsewhereOff) return undefined;
  const color = colorAmong([...(named?.qualities ?? []), ...(named?.of ? [named.of] : [])]);
  const mark = markIn(kind, meant, made);
  const madeOf = made && others.find(({ phrase }) => phrase.span[0] === made.span[0])?.thing?.picture;
  const found = {
    kind,
    doer,
    ...(color ? { color } : {}),
    ...(mark ? { mark } : {}),
    ...(tool ? { tool } : {}),
    ...(worn ? { worn } : {}),
    ...(madeOf ? { made: madeOf } : {}),
  };
  const isCombed = kind === 'rubs' && combs.test(lemma) && whose?.kind === 'person';
  const spot = body ? spotOf(named ?? body, language) : made || isCombed ? 'hair' : undefined;
  const isPainted = kind === 'paints' || kind === 'draws';
  // In a lap, on a sheet or in a tub it is there.
  const isElsewhere = others.some(
    ({ phrase, thing, people }) =>
      (isPainted ? people.length === 0 : thing) &&
      /^(?:in|on|into)$/.test(phrase.preposition ?? '') &&
      !spotOf(phrase, language),
  );
  // 'Drew a princess and painted her face': that of the drawing.
  if (kind === 'paints' && drew.test(world.before?.verb.lemma ?? '')) return undefined;
  // One's own hands are at the sink, and feet on the mat.
  if (whose === doer && kind === 'rubs' && (isElsewhere || (washes.test(lemma) && !tool))) return undefined;
  // An ear of chocolate is that of no rabbit, and a teddy is held to be kissed.
  if (!whose?.person.role && /^(?:bites|kisses)$/.test(kind) && body) return undefined;
  if (isPainted && (isElsewhere || (whose && whose.kind !== 'person'))) return undefined;
  if (whose === doer && !saysOwn(clause, body)) return undefined;
  if (whose) {
    const figure = whose.person.role ? undefined : whose.person.picture;
    if (!whose.person.role && (!figure || isPainted)) return undefined;
    return {
      ...found,
      ...(figure ? { figure } : { patient: whose }),
      ...(body ? { part: body } : {}),
      ...(spot ? { spot } : {}),
    };
  }
  const figure = figureIn(meant, body, world, told?.whole === true);
  return figure && !isPainted && !isElsewhere
    ? { ...found, figure, ...(body ? { part: body } : {}), ...(spot ? { spot } : {}) }
    : undefined;
}

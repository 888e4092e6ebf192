import type { BodySpot } from '@milestoon/cast';
import { isBodyDeed } from '../../meaning/body-deeds.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ThingMeant } from '../things/phrases-meant.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { figureIn, isFigure, patientAt, spotOf } from './parts-treated.ts';
import { isWorn } from './treatment-words.ts';

/** Something that is put on somebody else, or on a figure that wears it. */
export interface PutOn {
  patient?: Somebody;
  figure?: string;
  spot?: BodySpot;
  thing: ThingMeant;
}

const fixes = /^(?:fix|secure|stick|glue|colar|pegar|fixar|fijar|vestir|calçar|calzar|enrolar|enrollar)$/;
/** Spread and not laid there. */
const spread = /^(?:lotion-bottle|droplet|soap|custard|artist-palette|bubbles|pouring-liquid|butter)$/;
const upon = /^(?:on|onto|in|to|round|around)$/;
/** 'Put the hat on the snowman', 'le puso una curita en la pata al osito', 'colou um penso no joelho do Leo'. */
export function putOnIn(meant: ClauseMeant, lead: Act, world: World): PutOn | undefined {
  const { clause, who, others } = meant;
  const { language } = world;
  const [doer, ...more] = who.filter(({ person }) => person.role);
  const { lemma } = clause.verb;
  if (!doer || more.length > 0 || lead.who !== doer.person.id || doer.kind !== 'person') return undefined;
  if (!isBodyDeed('puts', lemma, language) && !fixes.test(lemma)) return undefined;
  if (!/^(?:put-on|put-down|craft|tie|hold|dress|stick|fasten|wipe)$/.test(lead.action)) return undefined;
  const thing = others.find(
    ({ phrase, thing, people }) => !phrase.preposition && thing && people.length === 0 && !isFigure(thing),
  )?.thing;
  if (!thing || thing.likeness || spread.test(thing.picture)) return undefined;
  const part = clause.things.find(
    (each) => upon.test(each.preposition ?? '') && !each.pronoun && spotOf(each, language) !== undefined,
  );
  const spot = part && spotOf(part, language);
  const whole = others.find(
    ({ phrase, thing: other, people }) =>
      upon.test(phrase.preposition ?? '') &&
      (people[0]?.kind === 'toy' || (people.length === 0 && other && isFigure(other))),
  );
  const wears = thing.kind === 'worn' || isWorn(thing);
  const toy = whole?.people[0]?.person.picture ?? whole?.thing?.picture;
  const patient = part && patientAt(part, meant, { doer, lead, world });
  const isThere = patient?.person.role !== undefined && (part?.owner !== 'its' || patient.kind === 'animal');
  const ofPart = part && !isThere ? figureIn(meant, part, world, false) : undefined;
  if (ofPart ?? (toy && (wears || part)))
    return { figure: ofPart ?? toy ?? '', thing, spot: spot ?? spotOfThing(thing) };
  if (!part || (language === 'en' && part.preposition === 'to')) return undefined;
  return patient && patient !== doer && patient.person.role && patient.kind === 'person' && spot
    ? { patient, spot, thing }
    : undefined;
}

const madeFor: readonly (readonly [BodySpot, RegExp])[] = [
  ['head', /hat|cap|crown|helmet|ribbon|hair-clip|bow|wreath|party/],
  ['eyes', /glasses|goggles/],
  ['neck', /scarf|tie|collar|necklace|medal|bandana/],
];
const spotOfThing = ({ picture }: ThingMeant): BodySpot =>
  madeFor.find(([, pictures]) => pictures.test(picture))?.[0] ?? 'belly';

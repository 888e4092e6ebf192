/** Which part of whose body a clause names. */
import type { BodySpot } from '@milestoon/cast';
import { pictureFor } from '@milestoon/things/nouns';
import { namedSpot } from '../../meaning/body-spots.ts';
import { meantBy } from '../../meaning/kinds.ts';
import { isGarment, partSpot, type Treatment } from '../../meaning/treatments.ts';
import type { Phrase } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Act } from '../plan.ts';
import type { ClauseMeant, World } from '../told-world.ts';
import { ownerOf } from './on-spot.ts';

const at = /^(?:on|onto|in|into|at|to|of|over|around|from|off|across|between)?$/;
/** A lap and arms are where somebody is held meanwhile. */
const held = /^(?:lap|arms|colo|regazo|brazos|braços)$/;
const self = /(?:self|selves)$/;
const ownWords = /^(?:his|her|their|its|my|seu|sua|su|meu|minha|mi)s? own$/i;

export const spotOf = (
  { head, of }: Pick<Phrase, 'head' | 'of'>,
  language: World['language'],
): BodySpot | undefined =>
  // A doll more often than a wrist.
  head === 'muñeca'
    ? undefined
    : // 'As unhas dos pés'.
      of && /^(?:pés?|pies?|toes?|foot|feet)$/.test(of)
      ? 'foot'
      : (namedSpot(head, language) ?? partSpot(head, language));

/** What is worn is treated on whoever wears it by these only; else it is in the hands. */
const wornAt: ReadonlySet<Treatment> = new Set<Treatment>(['takes', 'ties', 'pulls']);
/** Near somebody, in a lap, on the own knees or belly somebody draws and writes on paper. */
const isDrawnAt = (each: Phrase, language: World['language']): boolean =>
  (language === 'en' ? /^(?:on|onto)$/ : /^(?:on|onto|in)$/).test(each.preposition ?? '') &&
  !/^(?:lap|behind)$/.test(spotOf(each, language) ?? '') &&
  (!/^(?:knee|belly|back)$/.test(spotOf(each, language) ?? '') ||
    /^(?:[A-ZÀ-Ý]|(?:my|meus?|minhas?|mis?)$)/.test(each.owner ?? each.of ?? ''));

/** The part of a body that a clause names: what the verb is done to before where it is done. */
export function partIn(
  { clause }: ClauseMeant,
  { language }: World,
  kind: Treatment,
  made: Phrase | undefined,
): Phrase | undefined {
  const named = clause.things.filter(
    (each) =>
      each !== made &&
      spotOf(each, language) !== undefined &&
      !each.pronoun &&
      !each.name &&
      at.test(each.preposition ?? '') &&
      (wornAt.has(kind) || !isGarment(each.head, language)) &&
      !(each.preposition && held.test(each.head + (each.plural && !each.head.endsWith('s') ? 's' : ''))),
  );
  // 'Drew a moustache on his face', 'wrote on her arm': it is where it is drawn.
  if (kind === 'draws') return named.find((each) => isDrawnAt(each, language));
  return named.find(({ preposition }) => !preposition) ?? named[0];
}

/** Whose body: as the words say it; a grown-up who cares for 'her hair' has the child's in the hands. */
export function patientAt(
  body: Phrase,
  meant: ClauseMeant,
  { doer, lead, world }: { doer: Somebody; lead: Act; world: World },
): Somebody | undefined {
  const { clause, others } = meant;
  const isOwn =
    clause.manner.includes('se') ||
    ownWords.test(body.owner ?? '') ||
    clause.things.some(({ pronoun }) => self.test(pronoun ?? ''));
  if (isOwn) return doer;
  const named = others.find(({ phrase }) => phrase.span[0] === body.span[0])?.people[0];
  if (named) return named;
  if (!body.owner && !body.of) {
    const object = objectIn(meant, undefined, doer);
    if (object) return object;
  }
  const partner = world.people.all.find(({ person }) => person.id === lead.to && lead.to !== lead.who);
  const isPronoun = /^(?:his|her|its|their)$/i.test(body.owner ?? '');
  // 'My mother wiped his nose', 'Mum washed her face'.
  if (isPronoun && partner && doer !== world.people.hero && fits(body.owner ?? '', partner)) return partner;
  return ownerOf(body, meant, world, doer);
}

/** 'Cut her own fringe', 'se lavó la cara', 'washed his face'. */
export const saysOwn = ({ manner, things }: ClauseMeant['clause'], body: Phrase | undefined): boolean =>
  manner.includes('se') ||
  things.some(({ pronoun }) => self.test(pronoun ?? '')) ||
  /^(?:his|her|their|its|my|our|seus?|suas?|sus?|mis?|meus?|minhas?)(?: own)?$/i.test(body?.owner ?? '');

const fits = (owner: string, { sex, kind }: Somebody): boolean =>
  /^(?:its|their)$/i.test(owner) ||
  kind === 'animal' ||
  sex === undefined ||
  sex === (owner.toLowerCase() === 'his' ? 'boy' : 'girl');

/** To whom it is done, where the words name somebody and no thing beside: 'washed the dog', 'bit him', 'a Mia'. */
export function objectIn(
  { clause, others }: ClauseMeant,
  kind: Treatment | undefined,
  doer: Somebody,
): Somebody | undefined {
  const direct = others.filter(({ phrase }) => !phrase.preposition && !self.test(phrase.pronoun ?? ''));
  if (clause.things.some(({ pronoun }) => self.test(pronoun ?? ''))) return doer;
  const isSomebody = ({ people }: MeantPhrase): boolean => people[0] !== undefined && people[0] !== doer;
  const found =
    direct.find(isSomebody) ??
    others.find((each) => /^(?:to|from|off)$/.test(each.phrase.preposition ?? '') && isSomebody(each));
  // 'Washed him a cup': a thing beside is for them.
  const things = direct.filter(({ thing, people }) => thing && people.length === 0);
  if (kind !== undefined && kind !== 'takes' && things.length > 0) return undefined;
  return found?.people[0];
}

/** A doll, a snowman, an animal that is a picture: its part or itself. */
export function figureIn(
  { others }: ClauseMeant,
  body: Phrase | undefined,
  { language, people, lastThing }: World,
  isWhole: boolean,
): string | undefined {
  if (body) {
    // 'Its hair' is that of the doll of before.
    if (body.owner === 'its' && lastThing && isFigure(lastThing)) return lastThing.picture;
    const quality = body.qualities.find((word) => /^(?:doll|dolly|teddy|snowman|puppet)$/.test(word));
    const whose = quality ?? (body.of ?? body.owner)?.toLowerCase();
    if (!whose) return undefined;
    const noun = whose.split(' ').at(-1) ?? whose;
    const somebody = people.all.find(({ person }) => person.picture && person.name.toLowerCase() === whose);
    if (somebody) return somebody.person.picture;
    const { picture, kind } = meantBy(
      { ...body, head: noun, text: noun, qualities: [], preposition: undefined } as unknown as Phrase,
      language,
    );
    return picture && isFigure({ picture, kind }) ? (pictureFor(noun, language) ?? picture) : undefined;
  }
  return isWhole
    ? others.find(({ phrase, thing }) => !phrase.preposition && thing && isFigure(thing))?.thing?.picture
    : undefined;
}

export const isFigure = ({ picture, kind }: Pick<ThingMeant, 'picture' | 'kind'>): boolean =>
  kind === 'animal' || /doll|teddy|snowman|scarecrow|puppet|dinosaur|unicorn/.test(picture);

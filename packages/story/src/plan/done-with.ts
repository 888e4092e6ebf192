import { type Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { actionOf } from '../meaning/deeds.ts';
import type { Clause } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { hasFreeHands, isSlotted } from './staged-deed.ts';

/** The action of a deed, by what and whom it is done with. */
export const actionWith = (
  deed: string,
  {
    clause,
    others,
    partners,
    things,
  }: {
    clause: Clause;
    others: readonly MeantPhrase[];
    partners: readonly Somebody[];
    things: readonly ThingMeant[];
  },
): Action =>
  leaves.test(clause.verb.lemma) && things.some(({ preposition }) => !preposition)
    ? 'put-down'
    : ridden(
        inArms(mounted(made(actionOf(deed), others), others), clause, partners, things),
        partners,
        things,
      );

/** What is left somewhere was put there. */
const leaves = /^(?:leave|forget|deixar|esquecer|dejar|olvidar)$/;

/** What rides have a motion of their own. */
export const vehicles: Readonly<Record<string, Action>> = {
  bicycle: 'bike',
  'kick-scooter': 'scooter',
  sled: 'sled',
};
/** Blocks are stacked; whatever else is made is put together. */
const blocks = /^(?:blocks?|bricks?|legos?|cubos?|blocos?|bloques?|peças?|piezas?)$/;
const tower = /^(?:tower|torre)$/;
const made = (action: Action, others: readonly MeantPhrase[]): Action => {
  if (action !== 'build') return action;
  if (others.some(({ thing }) => thing?.kind === 'food')) return 'cook';
  // 'He made us all come': nobody is built.
  if (others.some(({ people }) => people.length > 0) && others.every(({ thing }) => !thing)) return 'point';
  const named = others.map(({ phrase }) => phrase).filter(({ preposition }) => !preposition);
  const isOfBlocks = others.some(
    ({ phrase: { head, of, qualities } }) =>
      blocks.test(head.toLowerCase()) ||
      (of !== undefined && blocks.test(of.toLowerCase())) ||
      qualities.some((each) => blocks.test(each)) ||
      (tower.test(head.toLowerCase()) && of === undefined),
  );
  return isOfBlocks || named.length === 0 ? 'build' : 'put-down';
};
/** Whoever climbs or sits on a large animal rides it. */
const mounted = (action: Action, others: readonly MeantPhrase[]): Action =>
  /^(?:climb|sit|jump)$/.test(action) &&
  others.some(
    ({ phrase, people }) =>
      /^(?:on|onto|upon)$/.test(phrase.preposition ?? '') &&
      people.some(({ person }) => person.role === 'horse' || person.role === 'cow'),
  )
    ? 'ride'
    : action;
/** A ride is on what is ridden: only an animal has a saddle. */
function ridden(action: Action, partners: readonly Somebody[], things: readonly ThingMeant[]): Action {
  if (action !== 'ride' || partners.some(({ kind }) => kind === 'animal')) return action;
  return things.map(({ picture }) => vehicles[picture]).find((each) => each !== undefined) ?? 'sit';
}

/** What is done without getting off. */
export const astride: readonly Action[] = [
  'hold',
  'look',
  'talk',
  'point',
  'cheer',
  'wave',
  'laugh',
  'shout',
  'clap',
];

/** Who 'gets' or 'goes' somewhere in the same breath does so as they did; who walks has got off. */
export const goesOnRiding = (action: Action, { verb }: Clause): boolean =>
  action === 'walk' &&
  !/^(?:walk|step|march|wander|stroll|caminar|caminhar|andar|passear|pasear)$/.test(verb.lemma);

/** Whoever is held or carried is hugged; who is shown something is not. */
const held =
  /^(?:hold|carry|catch|lift|pick|grab|segurar|pegar|carregar|levantar|sostener|coger|llevar|agarrar|cargar)$/;
const inArms = (
  action: Action,
  { verb }: Clause,
  partners: readonly Somebody[],
  things: readonly ThingMeant[],
): Action =>
  /^(?:hold|carry|catch)$/.test(action) &&
  held.test(verb.lemma) &&
  things.length === 0 &&
  partners.some(({ person }) => person.role)
    ? 'hug'
    : action;

/** Done to somebody, whom the words need not name again: 'Grandma held her hand'. */
export const tender = /^(?:hold-hands|hug|kiss|stroke|comfort|help|tickle|high-five|shake-hands)$/;

/** The thing that is done something with: what the verb acts on, else what it is done with. */
export function heldThing(things: readonly ThingMeant[], action: Action): ThingMeant | undefined {
  const candidates = things.filter(
    ({ likeness, kind }) => !likeness && kind !== 'place' && kind !== 'plant' && kind !== 'weather',
  );
  const direct = candidates.find((thing) => !thing.preposition && isCarried(thing, action));
  const tool = candidates.find((thing) => thing.preposition === 'with' && isCarried(thing, action));
  if (action !== 'hug' && !isSlotted(action) && !hasFreeHands(action)) return undefined;
  return direct && !isWornDirect(direct) ? direct : tool;
}
/** Metres of what somebody still carries, and what still is pushed. */
const [carried, pushed] = [1, 2.6] as const;
const isCarried = ({ picture, kind }: ThingMeant, action: Action): boolean =>
  kind === 'toy' || metresOf(picture) <= (action === 'push' ? pushed : carried);
const isWornDirect = ({ kind, preposition }: ThingMeant): boolean => kind === 'worn' && preposition === 'in';
export const isWorn = ({ kind, preposition, likeness }: ThingMeant): boolean =>
  likeness === 'worn' || (kind === 'worn' && (preposition === 'in' || preposition === 'as'));

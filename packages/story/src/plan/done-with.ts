import { type Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import { actionOf } from '../meaning/deeds.ts';
import type { Clause } from '../reading/clause.ts';
import type { Somebody } from '../world/somebody.ts';
import { loosens } from './lost-tooth.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { vehicles } from './riding.ts';
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
    : (playedWith(clause, things) ??
      cutUp(clause, things) ??
      ridden(
        inArms(mounted(made(actionOf(deed), others), others), clause, partners, things),
        partners,
        things,
      ));

/** 'We had pancakes', 'tomou o leite': food and drink that are had are eaten and drunk. */
export function hadFood({ verb, mode }: Clause, things: readonly ThingMeant[]): Action | undefined {
  if (mode !== 'done' || !/^(?:have|get|tomar|desayunar|almorzar)$/.test(verb.lemma)) return undefined;
  const food = things.find(
    ({ kind, picture, preposition, likeness }) =>
      (kind === 'food' || drunk.test(picture)) && !preposition && !likeness,
  );
  if (!food) return undefined;
  return drunk.test(food.picture) ? 'drink' : verb.lemma === 'get' ? undefined : 'eat';
}
const drunk = /(?:milk|coffee|tea|beverage|juice|drink|cup|water|bottle)/;

/** What some toys and games are for. */
function playedWith({ verb }: Clause, things: readonly ThingMeant[]): Action | undefined {
  const has = (picture: string): boolean => things.some((thing) => thing.picture === picture);
  if (has('tooth') && loosens.test(verb.lemma)) return 'hold';
  if (plays.test(verb.lemma) && things.some(({ picture }) => instruments.test(picture))) return 'play-music';
  // Nobody drops a sofa: the hands leave it.
  if (lets.test(verb.lemma) && things.some(({ picture }) => metresOf(picture) > carried)) return 'reach';
  // A toy car is pushed.
  if (verb.lemma === 'drive' && things.some(({ kind, preposition }) => kind === 'toy' && !preposition))
    return 'push';
  if (has('kite') && flies.test(verb.lemma)) return 'kite';
  return has('goal-net') && scores.test(verb.lemma) ? 'kick' : undefined;
}
const lets = /^(?:release|drop|largar|soltar)$/;
const plays = /^(?:play|practise|practice|learn|tocar)$/;
const instruments =
  /^(?:musical-keyboard|piano|violin|guitar|trumpet|drum|long-drum|saxophone|accordion|banjo|flute|maracas|bell)$/;
const flies = /^(?:fly|launch|lançar|empinar|voar|volar|hacer|fazer)$/;
const scores = /^(?:score|shoot|get|marcar|meter|fazer|hacer|anotar)$/;

/** Food is cut on a board, paper in the hands. */
const cutUp = ({ verb }: Clause, things: readonly ThingMeant[]): Action | undefined =>
  /^(?:cut|slice|chop|carve|cortar|partir)$/.test(verb.lemma)
    ? things.some(({ kind, preposition }) => kind === 'food' && !preposition)
      ? 'cook'
      : 'hold'
    : undefined;

/** What is left somewhere was put there. */
const leaves = /^(?:leave|forget|deixar|esquecer|dejar|olvidar)$/;

/** Blocks are stacked; whatever else is made is put together. */
const blocks = /^(?:blocks?|bricks?|legos?|cubos?|blocos?|bloques?|peças?|piezas?)$/;
const tower = /^(?:tower|torre)$/;
const made = (action: Action, others: readonly MeantPhrase[]): Action => {
  if (action !== 'build') return action;
  if (others.some(({ thing }) => thing?.kind === 'food')) return 'cook';
  // 'He made us all come': nobody is built. Who is made something with is a partner.
  const made = others.filter(({ phrase }) => !phrase.preposition);
  if (made.some(({ people }) => people.length > 0) && others.every(({ thing }) => !thing)) return 'point';
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
    ({ likeness, kind, picture }) =>
      !likeness &&
      kind !== 'place' &&
      kind !== 'weather' &&
      (kind !== 'plant' || metresOf(picture) <= plucked),
  );
  const direct = candidates.find((thing) => !thing.preposition && isCarried(thing, action));
  const tool = candidates.find((thing) => thing.preposition === 'with' && isCarried(thing, action));
  if (action !== 'hug' && !isSlotted(action) && !hasFreeHands(action)) return undefined;
  return direct && !isWornDirect(direct) ? direct : tool;
}
/** A pumpkin and a flower are picked, a tree stays where it is. Metres. */
const plucked = 0.7;
/** Metres of what somebody still carries, and what still is pushed. */
const [carried, pushed] = [1, 2.6] as const;
const isCarried = ({ picture, kind }: ThingMeant, action: Action): boolean =>
  kind === 'toy' || metresOf(picture) <= (action === 'push' ? pushed : carried);
const isWornDirect = ({ kind, preposition }: ThingMeant): boolean => kind === 'worn' && preposition === 'in';
/** 'With leaves in her hair': they are on the head. */
export const isInHair = ({ preposition }: ThingMeant, { things }: Clause): boolean =>
  preposition === 'with' &&
  things.some(
    ({ head, preposition: where }) =>
      /^(?:hair|head|cabelo|cabeça|pelo|cabeza)$/.test(head) && /^(?:in|on)$/.test(where ?? ''),
  );

export const isWorn = ({ kind, preposition, likeness }: ThingMeant): boolean =>
  likeness === 'worn' || (kind === 'worn' && (preposition === 'in' || preposition === 'as'));

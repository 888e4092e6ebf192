import type { Action } from '@milestoon/cast';
import { metresOf } from '@milestoon/things/nouns';
import type { Clause } from '../../reading/clause.ts';
import { locatedAs } from './located.ts';
import type { MeantPhrase, ThingMeant } from './phrases-meant.ts';
import { hasFreeHands, isSlotted } from '../deeds/staged-deed.ts';

const fills =
  /^(?:load|fill|pack|set|lay|empty|decorate|encher|carregar|decorar|llenar|cargar|vaciar|esvaziar)$/;
const empties = /^(?:empty|vaciar|esvaziar|despejar)$/;
const builds = /^(?:build|make|construct|pitch|erect|construir|fazer|montar|armar|hacer)$/;
const stirs = /^(?:crack|break|add|drop|sprinkle|partir|juntar|acrescentar|añadir|romper)$/;
/** Who fishes holds the rod, waits, pulls and catches without laying it down. */
export const stillFishing = (
  action: Action,
  things: readonly ThingMeant[],
  before: Action | undefined,
): Action => {
  const direct = things.filter(({ preposition }) => !preposition);
  const isRod = direct.some(({ picture }) => picture === 'fishing-pole');
  if (isRod && /^(?:hold|pull|carry|reach|throw|look)$/.test(action)) return 'fish';
  const isFish = direct.every(({ picture }) => /fish|shark|shoe|boot/.test(picture));
  // Whoever looked up at it waits so.
  if (before === 'look-up' && action === 'wait') return 'look-up';
  return before === 'fish' && isFish && /^(?:hold|pull|catch|wait|look)$/.test(action) ? 'fish' : action;
};

/** What a verb that nobody knows looks like: a thing is held or handled, somebody is spoken to. */
export function anyDeed(things: readonly ThingMeant[], others: readonly MeantPhrase[]): Action | undefined {
  const direct = things.find(({ preposition, likeness }) => !preposition && !likeness);
  if (direct) return heldThing([direct], 'hold') ? 'hold' : 'reach';
  const isToSomebody = others.some(
    ({ phrase, people }) => !phrase.preposition && people.some(({ person }) => person.role),
  );
  if (isToSomebody) return 'talk';
  // 'Fanned the smoke away with a cushion': whatever it is, the thing moves.
  const tool = things.find(({ preposition, likeness }) => preposition === 'with' && !likeness);
  return tool && heldThing([tool], 'wave') ? 'wave' : undefined;
}

/** What is filled or emptied stands before the hands; of what is cooked the hand has only what it puts in. */
export const isHandled = (thing: ThingMeant, { verb }: Clause, action: Action): boolean =>
  !(
    fills.test(verb.lemma) &&
    !thing.preposition &&
    isContainerLike(thing) &&
    // A bucket that is emptied is in the hands.
    !(action === 'pour' && empties.test(verb.lemma) && metresOf(thing.picture) <= plucked)
  ) &&
  // Snowmen and huts stand where they are built.
  !(
    builds.test(verb.lemma) &&
    /^(?:snowman|hut|tent|sandcastle|castle|tree-house|bridge|house)/.test(thing.picture)
  ) &&
  !(action === 'fish' && thing.picture === 'fishing-pole') &&
  (action !== 'cook' || (stirs.test(verb.lemma) && thing.kind === 'food'));
const isContainerLike = ({ picture }: ThingMeant): boolean =>
  /machine|dishwasher|luggage|automobile|backpack|bucket|basket|package|shopping-cart|bag|box|fridge|tree|table|delivery-truck|bathtub/.test(
    picture,
  );

/** The thing that is done something with: what the verb acts on, else what it is done with. */
export function heldThing(things: readonly ThingMeant[], action: Action): ThingMeant | undefined {
  const candidates = things.filter(
    ({ likeness, kind, picture }) =>
      !likeness &&
      kind !== 'place' &&
      // 'Scored his first goal' kicks a ball.
      !(action === 'kick' && picture === 'goal-net') &&
      (kind !== 'weather' || (action === 'lick' && picture === 'snowflake')) &&
      (kind !== 'plant' || metresOf(picture) <= plucked),
  );
  const direct = candidates.find(
    (thing) =>
      (!thing.preposition || (isDirectAs[action]?.test(thing.preposition) ?? false)) &&
      isCarried(thing, action),
  );
  const screen =
    action === 'hold' &&
    candidates.find(
      ({ picture, preposition }) =>
        /^(?:mobile-phone|laptop)$/.test(picture) && /^(?:on|in)$/.test(preposition ?? ''),
    );
  if (screen) return screen;
  const by = action === 'look-through' ? /^(?:with|through|by|on|in)$/ : /^with$/;
  const tool = candidates.find(
    ({ preposition, ...thing }) => by.test(preposition ?? '') && isCarried(thing, action),
  );
  if (action === 'climb') return things.find(isClimbed);
  // Candles are blown out where they burn.
  if (action === 'blow' && candidates.some(({ picture }) => /candle|cake/.test(picture))) return undefined;
  if (action !== 'hug' && !isSlotted(action) && !hasFreeHands(action)) return undefined;
  // 'Wiped it up with his tie': the hand has what it is done with.
  if (tool && ofTools.test(action)) return tool;
  return direct && !isWornDirect(direct) ? direct : tool;
}
/** What one climbs: no ladder, which the climbing itself has, and no chair or bed that is told as what one is upon then. Metres. */
const isClimbed = (thing: ThingMeant): boolean => {
  const { preposition, likeness, kind, picture } = thing;
  const metres = metresOf(picture);
  return (
    (!preposition || /^(?:up|over|at|to)$/.test(preposition)) &&
    !likeness &&
    kind !== 'place' &&
    kind !== 'weather' &&
    kind !== 'animal' &&
    picture !== 'ladder' &&
    metres >= climbed &&
    locatedAs(thing, 'climb', metres) === undefined
  );
};
const climbed = 0.75;
/** 'Deu um beijo ao ecrã' kisses the screen; chips that one stops for are eaten. */
const isDirectAs: Readonly<Partial<Record<Action, RegExp>>> = {
  hold: /^to$/,
  kiss: /^to$/,
  eat: /^(?:for|in|into|from|of)$/,
  drink: /^(?:for|from)$/,
  flip: /^to$/,
  blow: /^(?:on|at|into|in)$/,
  shout: /^(?:in|into|to)$/,
  sing: /^(?:in|into|to)$/,
  talk: /^(?:in|into)$/,
  phone: /^(?:in|into|to|from)$/,
};
const ofTools = /^(?:wipe|hit|dig|measure|write|brush|pull|push|sweep|look-through)$/;
/** A pumpkin and a flower are picked, a tree stays where it is. Metres. */
const plucked = 0.7;
/** Metres of what somebody still carries, and what still is pushed. */
export const [carried, pushed] = [1, 2.6] as const;
/** What stands on the ground is pushed, pulled, opened or wiped there, and a sofa is carried by two: metres. */
const mostOf: Readonly<Partial<Record<Action, number>>> = {
  // A letterbox is kicked where it stands.
  kick: 2.4,
  // A piano is played where it stands.
  'play-music': 1.4,
  push: pushed,
  pull: pushed,
  open: pushed,
  wipe: 2,
  carry: 1.6,
};
/** Metres of what lies in a hand to be measured; a sunflower stands. */
const measured = 0.3;
/** Long, and carried by its pole. */
export const isPoled = (picture: string): boolean => /^(?:flag|javelin)$/.test(picture);
const isCarried = ({ picture, kind }: ThingMeant, action: Action): boolean =>
  kind === 'toy' ||
  isPoled(picture) ||
  (action === 'sweep' && /broom|rake|shovel|mop|vacuum/.test(picture)) ||
  metresOf(picture) <= (action === 'measure' ? measured : (mostOf[action] ?? carried));
const isWornDirect = ({ kind, preposition }: ThingMeant): boolean => kind === 'worn' && preposition === 'in';
/** 'With leaves in her hair': they are on the head. */
export const isInHair = ({ preposition }: ThingMeant, { things }: Clause): boolean =>
  preposition === 'with' &&
  things.some(
    ({ head, preposition: where }) =>
      /^(?:hair|head|cabelo|cabeça|pelo|cabeza)$/.test(head) && /^(?:in|on)$/.test(where ?? ''),
  );

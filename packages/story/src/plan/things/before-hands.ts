import type { Action } from '@milestoon/cast';
import type { ThingMeant } from './phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';

/** Who does this goes past things, or has hands and eyes elsewhere. */
const passes: ReadonlySet<Action> = new Set<Action>([
  'run',
  'bike',
  'scooter',
  'sled',
  'skate',
  'rollerskate',
  'ski',
  'ride',
  'kite',
  'swim',
  'dance',
  'walk-away',
  'look-back',
  'piggyback',
  'shoulder-carry',
  'throw',
  'kick',
  'catch',
  'hide',
  'sleep',
  'lie-down',
  'hug',
  'embrace',
  'hold-hands',
]);

/** Whoever does this has nothing before their hands. */
export const passesBy = (action: Action): boolean => passes.has(action);

/** Where something is done: 'dug a hole under the tree', 'by the door'. */
const around = /^(?:beside|by|near|next|under|underneath|behind|before|past|around|along|above|between|for)$/;

/** Actions that bring their thing along. */
const own: Readonly<Partial<Record<Action, RegExp>>> = {
  read: /book|newspaper|magazine/,
  brush: /toothbrush/,
  paint: /palette|paintbrush|drawing/,
  phone: /phone/,
  write: /pencil|pen\b|page|notebook/,
  blow: /cake|candle/,
  cut: /scissors/,
  slice: /knife/,
  flip: /cooking|pan\b/,
  fish: /fishing-pole/,
  cook: /bowl|spoon/,
  knit: /scarf|yarn|needle|hat|gloves|socks|blanket|coat/,
  sew: /needle|thread|sewing/,
  knead: /bread|bowl|pizza/,
};
/** Whoever reads has the book already: no second one lies there. */
export const hasItsOwn = (action: Action, picture: string): boolean => own[action]?.test(picture) ?? false;

/** What other actions are drawn with. */
const drawnWith: Readonly<Partial<Record<Action, RegExp>>> = {
  catch: /ball/,
  kick: /ball/,
  swing: /^swing$/,
  bike: /^bicycle$/,
  scooter: /^kick-scooter$/,
  rollerskate: /^roller-skate$/,
  skate: /^ice-skate$/,
  ski: /^ski/,
  swim: /^(?:puddle|droplet)$/,
  write: /^memo$/,
};
/** Whether an action brings a picture along, or is drawn with it: whoever kicks has a ball. */
export const isDrawnWith = (action: Action, picture: string): boolean =>
  hasItsOwn(action, picture) || (drawnWith[action]?.test(picture) ?? false);

/** What is cooked or eaten lies on a table and not at the feet. */
const ofKitchen: ReadonlySet<Action> = new Set<Action>(['cook', 'slice', 'flip', 'eat', 'drink', 'pour']);

/** What is done something with lies or stands before the hands, and not somewhere in the room: the first thing named. */
export function beforeTheHands(
  seen: readonly Seen[],
  acts: readonly Act[],
  {
    move,
    things,
  }: { move: boolean; things: readonly Pick<ThingMeant, 'picture' | 'preposition' | 'kind'>[] },
): Seen[] {
  const [lead] = acts;
  if (!lead || move || passes.has(lead.action)) return [...seen];
  const isBorne = seen.some(({ how, of }) => of === lead.who && (how === 'support' || how === 'inside'));
  const isNear = (picture: string): boolean =>
    things.some((thing) => thing.picture === picture && around.test(thing.preposition ?? ''));
  const isServed = (picture: string): boolean =>
    ofKitchen.has(lead.action) && things.some((thing) => thing.picture === picture && thing.kind === 'food');
  const at = seen.findIndex(
    ({ how, move: own, picture }) =>
      how === 'ground' &&
      own === undefined &&
      !isNear(picture) &&
      !isServed(picture) &&
      !hasItsOwn(lead.action, picture),
  );
  if (at < 0 || isBorne) return [...seen];
  return seen.map((each, i) => (i === at ? { ...each, how: 'beside' as const, of: lead.who } : each));
}

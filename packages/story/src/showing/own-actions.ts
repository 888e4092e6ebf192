import { type Action, isAnimal } from '@milestoon/cast';
import { actionsIn, type StoryVerbs } from '../directing/acting.ts';
import type { Person } from '../people/cast-finder.ts';
import { dressesOther } from '../plan/staging/dressing-others.ts';
import type { Act, Moment } from '../plan/plan.ts';

/** What is known of a story besides its plan, for the actions that only whole words tell. */
export interface Wording {
  text: string;
  people: readonly Person[];
  heroPronoun: RegExp | null;
  verbs: StoryVerbs;
}

/** Done with things of their own: only where the words mean just these. */
const proper: readonly Action[] = [
  'blow',
  'brush',
  'swing',
  'kite',
  'strum',
  'paint',
  'lick',
  'bike',
  'scooter',
  'sled',
];
/** What they may take the place of: the nearest a verb alone tells. */
const general: readonly Action[] = [
  'hold',
  'look',
  'watch',
  'sit',
  'ride',
  'eat',
  'walk',
  'run',
  'play-music',
  'put-down',
  'wipe',
  'clap',
  'drop',
  'throw',
];
/** One thing said more exactly. */
const exact: Readonly<Partial<Record<Action, readonly Action[]>>> = {
  'walk-away': ['walk', 'run'],
  admire: ['watch', 'look'],
  kneel: ['pour', 'hand-over'],
  sleep: ['fall', 'walk'],
  cook: ['put-down', 'hold'],
};

const isMoreExact = (action: Action, than: Action): boolean =>
  (proper.includes(action) && general.includes(than)) || (exact[action]?.includes(than) ?? false);

/**
 * What has an action of its own, with its own things, is done that way: 'rode her bike', 'blew out the candles'. What
 * the plan tells exactly stays. Animals have ways of their own.
 */
export function withOwnActions(moment: Moment, { text, people, heroPronoun, verbs }: Wording): Act[] {
  if (moment.mode !== 'done') return moment.acts;
  const [from, to] = moment.told;
  // Words behind the verb say how it is meant: 'flew away', 'fell asleep'.
  const rest = /^(?:\s+[^\s.!?;,]+){0,2}/u.exec(text.slice(to))?.[0] ?? '';
  const actors = moment.acts.flatMap(({ who }) => people.filter(({ id }) => id === who));
  const own = actionsIn(text.slice(from, to) + rest, actors, heroPronoun, verbs);
  return moment.acts.map((act) => {
    // What is at a spot of a body is told already.
    if (act.exact || (act.spot && !dressesOther(act))) return act;
    if (isOnSwing(act, moment) || isPaintedOn(act, moment)) return act;
    const action = own.get(act.who);
    const role = people.find(({ id }) => id === act.who)?.role;
    const { thing: _held, color: _color, ...bare } = act;
    // It hangs under whoever is pushed.
    if (act.thing === 'swing' && moment.acts.some((each) => each.who === act.to && isOnSwing(each, moment)))
      return bare;
    // A tongue needs no ice cream: what a snout does it does with what is there.
    if (role && isAnimal(role)) return action && !act.thing && !isIn(act, moment) ? { ...act, action } : act;
    // A fence is painted where it stands, and no easel before it; a toothbrush is at whose teeth it brushes.
    const isAtOther = act.to !== undefined && act.to !== act.who && act.thing === 'toothbrush';
    const isUponThing = act.action === 'wipe' && (isAtOther || penned.test(act.thing ?? ''));
    // Ducks are fed on the knees; a brother is given the spoon.
    const isToSomebody =
      act.action === 'hand-over' &&
      (act.thing !== undefined || people.some(({ id, role }) => id === act.to && !isAnimal(role)));
    if (action && isMoreExact(action, act.action) && !isUponThing && !isToSomebody)
      return { ...bare, action };
    // Soup and rice are eaten with a spoon out of a bowl, and no spoon is bitten.
    if (act.action === 'eat' && spooned.test(act.thing ?? '')) return bare;
    // Whoever dresses somebody else has the hands at them.
    if (dressesOther(act)) return { ...act, action: onFeet.test(act.thing ?? '') ? 'put-down' : 'dress' };
    if (act.action === 'tie' && act.to && act.to !== act.who && onFeet.test(act.thing ?? ''))
      return { ...act, action: 'put-down' };
    const isBare =
      proper.includes(act.action) &&
      action !== act.action &&
      !rides.includes(act.action) &&
      !(withAny.includes(act.action) && act.thing);
    if (act.action === 'put-on' && onFeet.test(act.thing ?? '')) return { ...bare, action: 'tie' };
    return isBare ? { ...act, action: 'hold' } : act;
  });
}
/** 'The cat climbed into the machine': it is in there by now. */
const isIn = ({ who }: Act, { seen }: Moment): boolean =>
  seen.some(({ picture, how, of }) => how === 'inside' && of === who && !waters.test(picture));
/** One splashes and swims in them. */
const waters = /^(?:puddle|pond|wave|water-wave|mud|snow|bathtub|sink|fountain)$/;
/** 'Dad pushed her on the swing': no verb says that she swings. */
const isOnSwing = ({ action, who }: Act, { acts }: Moment): boolean =>
  action === 'swing' && acts.some((each) => each.action === 'push' && each.to === who);
/** 'Had her face painted': it is somebody else who paints. */
const isPaintedOn = ({ who }: Act, { acts }: Moment): boolean =>
  acts.some((each) => each.to === who && each.who !== who && penned.test(each.thing ?? ''));
const spooned = /^(?:spoon|fork-and-knife|bowl-with-spoon|pot-of-food|cooked-rice|curry-rice)$/;
/** Nobody pulls these over the head. */
const onFeet = /shoe|boot|skate|socks|skis/;
/** Drawn with whatever it is done with. */
const withAny: readonly Action[] = ['lick', 'blow'];
const penned = /^(?:paintbrush|crayon)$/;
const rides: readonly Action[] = ['bike', 'scooter', 'sled'];

import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { World } from '../told-world.ts';

/** What carries somebody, and how it does. */
const carriers: readonly (readonly [RegExp, Action])[] = [
  [/^bicycle$/, 'bike'],
  [/^kick-scooter$/, 'scooter'],
  [/^sled$/, 'sled'],
  [/^skis$/, 'ski'],
  [/^ice-skate$/, 'skate'],
  [/^roller-skate$/, 'rollerskate'],
];
/** As many sentences later they are still on it. */
const reach = 2;

/** Keeps on what somebody is under way: 'pulled the sled up the hill', 'sat on her bike'. */
export function rememberCarrier(world: World, { sentence }: Clause, spoken: readonly MeantPhrase[]): void {
  for (const { thing } of spoken) {
    const action = thing && !thing.likeness && carriers.find(([picture]) => picture.test(thing.picture))?.[1];
    if (action) world.carrier = { action, sentence };
  }
}

const fast =
  /^(?:fly|zoom|whizz|whiz|speed|shoot|hurtle|whoosh|career|careen|race|belt|glide|coast|freewheel|wobble|bomb|barrel|slide|swoosh|whip|rush|tear|hare|sail|streak|trundle|bump|skid)$/;
const goes = /^(?:go|come|get|head|start|set)$/;
const mounts = /^(?:get|climb|hop|jump|clamber)$/;
const along = /^(?:down|along|round|around|past|across|through|off|by|over)$/;
const ways = /^(?:road|street|lap|length|slope|run|circuit|path|hill|drive|block|loop|bit)$/;
const children = /^(?:hero|sister|brother|friend|cousin|baby)$/;

/**
 * 'Flew down so fast' on the sled of before, 'got back on' the bike, 'did the whole road': whoever is under way on something
 * still is. On an ice rink everybody who goes fast skates.
 */
export function underWay(
  { verb, things, manner, sentence, mode }: Clause,
  who: readonly Somebody[],
  world: Pick<World, 'carrier' | 'language'>,
  set: SetName | null,
): Action | undefined {
  const { carrier, language } = world;
  if (language !== 'en' || mode !== 'done' || who.length === 0) return undefined;
  if (!who.every(({ kind, person }) => kind === 'person' && person.role)) return undefined;
  const directs = things.filter(({ preposition }) => !preposition);
  const words = [verb.particle ?? '', ...manner];
  const isAlong =
    words.some((word) => along.test(word)) ||
    things.some(({ preposition }) => along.test(preposition ?? '') || preposition === 'at');
  const isFast = fast.test(verb.lemma) && directs.length === 0;
  if (set === 'rink' && isFast) return 'skate';
  if (!carrier || sentence - carrier.sentence > reach) return undefined;
  if (!who.some(({ person }) => children.test(person.role ?? ''))) return undefined;
  // Whoever runs behind it is not on it.
  if (things.some(({ preposition }) => /^(?:behind|beside|after)$/.test(preposition ?? ''))) return undefined;
  const isOn = words.includes('on') && words.includes('back');
  const isDown = words.includes('down') || things.some(({ preposition }) => preposition === 'down');
  const isSlope = sentence - carrier.sentence < 2 && /^(?:sled|ski)$/.test(carrier.action);
  const isUnderWay =
    (isFast && (isAlong || things.length === 0)) ||
    (mounts.test(verb.lemma) && things.length === 0 && isOn) ||
    (/^(?:do|manage|make)$/.test(verb.lemma) && directs.some(({ head }) => ways.test(head))) ||
    (isSlope && isDown && goes.test(verb.lemma) && directs.length === 0);
  if (!isUnderWay) return undefined;
  world.carrier = { ...carrier, sentence };
  return carrier.action;
}

import type { Action } from '@milestoon/cast';
import type { SetName } from '@milestoon/stage';
import type { Clause } from '../../reading/clause.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { Act, Seen } from '../plan.ts';

/** What somebody is in the middle of, and on or in what. */
export interface Doing {
  act: Act;
  on?: Seen;
  /** They sit or lie there. */
  isDown?: boolean;
  sentence: number;
  set: SetName | null;
}

/** What does not happen here leaves somebody at what they do: they do not notice, stop, move, come out. */
const goesOn =
  /^(?:notice|realise|realize|see|hear|mind|care|look|stop|move|stir|budge|flinch|blink|wake|leave|let_go|give|rest|finish|reparar|notar|ver|ouvir|importar|parar|mexer|mexer-se|sair|largar|acordar|desistir|darse|enterarse|oír|moverse|salir|soltar|despertarse|rendirse)$/;
const comesOut = /^(?:come|sair|salir)$/;

/** Whoever did not notice or would not stop is seen going on; undefined where nothing is known of them. */
export function goingOn(
  { verb, manner, things }: Clause,
  who: readonly Somebody[],
  doing: ReadonlyMap<string, Doing>,
): Doing | undefined {
  const [first] = who;
  const before = first && doing.get(first.person.id);
  if (!before) return undefined;
  const isOut =
    comesOut.test(verb.lemma) &&
    before.on?.how === 'inside' &&
    (verb.lemma !== 'come' || verb.particle === 'out' || manner.includes('out'));
  const isGoingOn =
    goesOn.test(verb.lemma) && things.every(({ pronoun, preposition }) => pronoun ?? preposition);
  return isOut || isGoingOn ? before : undefined;
}

/** Done without leaving where one sits, lies or stands. */
export const stays: ReadonlySet<Action> = new Set<Action>([
  'look',
  'watch',
  'hold',
  'talk',
  'think',
  'laugh',
  'wait',
  'phone',
  'shout',
  'whisper',
  'sing',
  'clap',
  'wave',
  'cry',
  'eat',
  'drink',
  'read',
  'point',
  'count',
  'play-music',
  'sneeze',
  'reach',
  'blow',
  'nod',
  'refuse',
]);
/** What is done at rest. */
const settled: ReadonlySet<Action> = new Set<Action>([
  'look',
  'watch',
  'hold',
  'wait',
  'phone',
  'eat',
  'drink',
  'read',
  'think',
]);
export const isSeated = (action: Action): boolean => seated.has(action);
const seated: ReadonlySet<Action> = new Set<Action>(['sit', 'watch', 'read', 'lie-down', 'sleep']);
/** Drawn seated by themselves. */
const isSeatedAnyway: ReadonlySet<Action> = new Set<Action>(['watch', 'read']);

/** What is done in between on the spot: nobody has got up for it. */
export const isOnTheSpot = (action: Action): boolean => stays.has(action) || action === 'hold-hands';

/**
 * 'Sat on the chair and watched cartoons', 'went in a car, beeping': nobody has got up in between.
 *
 * @returns the action as it is done there, and what it is done on or in
 */
export function stayingOn(
  action: Action,
  { sentence }: Pick<Clause, 'sentence'>,
  before: Doing | undefined,
  set: SetName | null,
): { action: Action; on: Seen } | undefined {
  if (!before?.on || before.set !== set || !stays.has(action)) return undefined;
  // Whoever sat down stays seated for the next sentence too.
  const isSettled = settled.has(action) && (before.isDown === true || before.on.how === 'inside');
  if (sentence - before.sentence > (isSettled ? 1 : 0)) return undefined;
  const { on } = before;
  if (on.how === 'inside') return { action, on };
  if (on.how !== 'support') return undefined;
  // Whoever climbed a chair does it standing there; whoever sits does it seated.
  return { action, on: before.isDown && !isSeatedAnyway.has(action) ? { ...on, seated: true } : on };
}

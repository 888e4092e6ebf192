import { metresOf, type NounLanguage, pictureFor } from '@milestoon/things/nouns';
import { kindOfPicture } from '../../meaning/kinds.ts';
import { isKnockedDown } from '../deeds/common-deed.ts';
import type { MeantPhrase, ThingMeant } from '../things/phrases-meant.ts';
import type { Act, Seen } from '../plan.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

const takes = /^(?:steal|snatch|grab|take|nick|pinch|catch|roubar|tirar|apanhar|robar|quitar|coger|atrapar)$/;
const carries =
  /^(?:carry|bring|fetch|hold|drag|retrieve|deliver|trazer|levar|carregar|traer|llevar|cargar|pull|pick)$/;
const goes =
  /^(?:run|run_away|walk|come|go|trot|return|escape|dash|race|fly|correr|fugir|andar|vir|escapar|venir|volver)$/;
const chews =
  /^(?:chew|gnaw|bite|nibble|destroy|tear|maul|roer|morder|mordiscar|mordicar|mordisquear|destruir|destrozar|mastigar|masticar|trincar)$/;
/** Done to what somebody has on, and it stays on. */
const tugs = /^(?:pull|hold|bite|nibble|catch|morder|mordiscar|mordicar|mordisquear)$/;
/** No animal of a house carries more, metres. */
const largest = 0.75;

/** 'The dog stole the sausage', 'ran off with the shoe', 'chewed the slipper': paws hold nothing, a mouth does. */
export function inMouth(
  staged: Staged,
  { clause, who, others }: ClauseMeant,
  language: NounLanguage,
): Staged {
  const [animal] = who;
  const [act] = staged.acts;
  if (animal?.kind !== 'animal' || !act || act.who !== animal.person.id) return staged;
  const { lemma } = clause.verb;
  const isGoing = goes.test(lemma);
  const isChewing = chews.test(lemma);
  if (!isGoing && !isChewing && !takes.test(lemma) && !carries.test(lemma)) return staged;
  const thing = others
    .filter(({ phrase }) => (isGoing ? phrase.preposition === 'with' : !phrase.preposition))
    .map((each) => each.thing ?? (tugs.test(lemma) ? undefined : wornBySomebody(each, language)))
    .find((each) => each && isSmall(each) && !(isChewing && /^(?:food|animal)$/.test(each.kind)));
  // A ball is in the mouth of whoever fetches it anyway; what a paw knocks over is in none.
  if (!thing || isKnockedDown(clause, [thing], language) || /ball/.test(thing.picture)) return staged;
  const isIt = ({ picture, how }: Seen): boolean =>
    picture === thing.picture && /^(?:ground|beside)$/.test(how);
  // What is worn is on nobody: it was taken.
  const isThere = staged.seen.some(isIt);
  if (!isThere && thing.kind !== 'worn') return staged;
  // A gull is off with it at once.
  const action: Act['action'] = isGoing
    ? act.action
    : isChewing
      ? chewing(act.action, animal.person.role)
      : takes.test(lemma)
        ? animal.person.role === 'bird'
          ? 'fly-away'
          : 'run'
        : 'walk';
  const { thing: _thing, color: _color, ...doer } = act;
  const color = thing.color ? { color: thing.color } : {};
  return {
    ...staged,
    acts: staged.acts.map((each) => (each === act ? { ...doer, action } : each)),
    seen: [
      ...staged.seen.map((each): Seen => {
        if (!isIt(each)) return each;
        const { move: _move, at: _at, count: _count, ...rest } = each;
        return { ...rest, how: 'held', of: act.who };
      }),
      ...(isThere ? [] : [{ picture: thing.picture, how: 'held' as const, of: act.who, ...color }]),
    ],
  };
}

/** Pets lie down to it; what grazes stands, and whoever nibbles at somebody has the muzzle there. */
const chewing = (action: Act['action'], role = ''): Act['action'] =>
  action === 'sniff' ? action : /^(?:dog|cat|rabbit|hamster|guinea-pig|lion)$/.test(role) ? 'lie' : 'stand';

/** 'Stole Mia's sock': the sock, and not her who wears it. */
function wornBySomebody({ phrase, people }: MeantPhrase, language: NounLanguage): ThingMeant | undefined {
  const picture =
    people.length > 0 && !phrase.pronoun ? pictureFor(phrase.head.toLowerCase(), language) : null;
  return picture && kindOfPicture(picture) === 'worn' ? { picture, kind: 'worn' } : undefined;
}

/** What an animal eats, licks or pecks at is at its mouth, and not beside its bowl. */
export function atMouth(staged: Staged, { who }: ClauseMeant): Staged {
  const [animal] = who;
  const act = staged.acts.find((each) => each.who === animal?.person.id);
  if (animal?.kind !== 'animal' || !act || act.thing || !eats.has(act.action)) return staged;
  const eaten = staged.seen.find(
    ({ picture, how, of, color }) =>
      /^(?:ground|beside)$/.test(how) &&
      (of === undefined || of === act.who) &&
      color === undefined &&
      kindOfPicture(picture) === 'food',
  );
  if (!eaten) return staged;
  return {
    ...staged,
    acts: staged.acts.map((each) => (each === act ? { ...act, thing: eaten.picture } : each)),
    seen: staged.seen.filter((each) => each !== eaten),
  };
}

const eats: ReadonlySet<Act['action']> = new Set<Act['action']>(['eat', 'lick', 'peck']);

const isSmall = ({ kind, picture, likeness }: ThingMeant): boolean =>
  !likeness && kind !== 'place' && kind !== 'weather' && metresOf(picture) <= largest;

import type { Act, Seen } from '../plan.ts';
import type { MeantPhrase } from '../things/phrases-meant.ts';
import type { ClauseMeant, Staged } from '../told-world.ts';

/** Whoever does this has the two beside them do it too. */
const together = /^(?:sit|lie-down|sleep|kneel|watch)$/;
/** Getting in between is no deed with the hands. */
const getsIn =
  /^(?:squeeze|squash|wedge|snuggle|cuddle|nestle|wriggle|plonk|plop|settle|enfiar|meter|aninhar|aconchegar|acurrucar|acomodar|colar)(?:-?se)?$/;
const seats = /^(?:support|inside)$/;
/** Together in a bed, however that is told. */
const beds = /^(?:bed|cot)$/;

/** 'Squeezed in between Mum and Dad on the sofa': one on each side, and all of them on it. */
export function betweenPeople(staged: Staged, { clause, others, who }: ClauseMeant): Staged {
  const sides = twoBetween(others);
  const [lead] = staged.acts;
  if (isNoSeat(clause) || /^(?:run|chase|throw|crawl)$/.test(lead?.action ?? '')) return staged;
  const member = who[0]?.person.id;
  if (!sides || !lead || lead.who !== member || sides.includes(member)) return staged;
  const place = staged.seen.find(({ of, how, picture }) => of === member && (seats.test(how) || picture));
  const seat = others.find(({ thing }) => thing && /^(?:on|in)$/.test(thing.preposition ?? ''))?.thing;
  const isOnSeat = place !== undefined && place.picture === seat?.picture;
  const getting = getsIn.test(clause.verb.lemma);
  const action = getting ? (isOnSeat && beds.test(place.picture) ? 'lie-down' : 'sit') : lead.action;
  const joined = together.test(action);
  const doing = ({ thing: _thing, ...act }: Act): Act =>
    sides.includes(act.who) && joined ? { ...act, action } : act;
  const rest = staged.acts.slice(1).filter((each) => !sides.includes(each.who));
  const beside = sides.map(
    (id): Act =>
      staged.acts.find((each) => each.who === id) ?? { who: id, action: 'look', emotion: lead.emotion },
  );
  const { thing: _held, to: _to, ...alone } = lead;
  return {
    ...staged,
    acts: [
      { ...(getting ? alone : lead), action, between: sides },
      ...beside.map((each) => ({ ...doing(each), to: lead.who })),
      ...rest,
    ],
    seen: staged.seen.flatMap((each): Seen[] =>
      joined && isOnSeat && each === place
        ? [lead.who, ...sides].map(
            (of): Seen => ({ ...each, how: seats.test(each.how) ? each.how : 'support', of }),
          )
        : [each],
    ),
  };
}

const measures = /^(?:age|height|size|idade|altura|tamanho|edad|estatura|tamaño)s?$/;
const toAndFro = /^(?:back|forth|fro|backwards?|forwards?)$/;
/** 'Back and forth between Mum and Dad', 'in between her brothers in age'. */
const isNoSeat = ({ manner, things }: ClauseMeant['clause']): boolean =>
  manner.some((word) => toAndFro.test(word)) || things.some(({ head }) => measures.test(head));

/** 'Between Mum and Dad', 'entre los dos niños'. */
function twoBetween(others: readonly MeantPhrase[]): [string, string] | undefined {
  const [first, next] = others;
  // 'Slept with the rabbit between them': the rabbit is, and not who sleeps.
  if (!first || !/^(?:between|among)$/.test(first.phrase.preposition ?? '')) return undefined;
  const isJoined = next && !next.phrase.preposition && next.phrase.span[0] - first.phrase.span[1] < joint;
  const people = [...first.people, ...(isJoined ? next.people : [])].filter(({ person }) => person.role);
  const [a, b] = people.map(({ person }) => person.id);
  return a && b && a !== b ? [a, b] : undefined;
}
/** As many characters at most from one to the other: ' and ', ' e a '. */
const joint = 8;

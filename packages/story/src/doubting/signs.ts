import type { Clause, Phrase } from '../reading/clause.ts';
import type { Act } from '../plan/plan.ts';
import type { ClauseMeant } from '../plan/told-world.ts';

/** What is known of somebody when a clause is read. */
export interface SpokenOf {
  /** How many clauses ago they were last spoken of; nothing where it is the first time. */
  ago: number | undefined;
  /** They acted in the clause before. */
  actedBefore: boolean;
}

const upTo = (most: number, count: number): number => Math.min(most, Math.max(0, count));

/** How the words name who acts: a pronoun, a name, a noun, or only the clause before. */
function namedBy([first]: readonly Phrase[]): string {
  if (!first) return 'nobody';
  const kind = first.pronoun ?? (first.name ? 'a name' : 'a noun');
  return first.span[1] === 0 ? `${kind} unsaid` : kind;
}

/** Nouns of which nothing became a picture or somebody. */
const unknownIn = ({ clause, things, others }: ClauseMeant): number =>
  clause.things.filter(({ pronoun, name }) => !pronoun && !name).length -
  things.length -
  others.flatMap(({ people }) => people).length;

/** What tells how sure it is that a moment shows what its clause says, by name. */
export function signsOf(
  meant: ClauseMeant,
  {
    acts,
    spokenOf,
    before,
    language,
  }: {
    acts: readonly Act[];
    /** Of who acts first. */
    spokenOf: SpokenOf | undefined;
    before: Clause | undefined;
    language: string;
  },
): string[] {
  const { clause, who, subjects } = meant;
  const named = namedBy(clause.who);
  const role = who[0]?.person.role ?? who[0]?.person.picture ?? 'nobody';
  const [act] = acts;
  const isSame = before?.sentence === clause.sentence;
  const goesOn = `${spokenOf?.actedBefore === true}, sentence ${isSame}`;
  const hands = act?.thing === undefined ? 'empty' : 'full';
  return [
    'any',
    language,
    `named by ${named}`,
    `${language} named by ${named}`,
    `named by ${named}, found ${upTo(3, who.length)}`,
    `who ${role}`,
    `named by ${named}, who ${role}`,
    `named by ${named}, goes on ${goesOn}`,
    `spoken of ${spokenOf?.ago === undefined ? 'never' : upTo(5, spokenOf.ago)} ago`,
    `mode ${clause.mode}`,
    `act ${act?.action ?? 'none'}`,
    `act ${act?.action ?? 'none'}, hands ${hands}`,
    `things ${upTo(3, meant.things.length)}, unknown ${upTo(2, unknownIn(meant))}`,
    `pronoun behind ${clause.things.some(({ pronoun }) => pronoun !== undefined)}`,
    `subject a thing ${subjects.length > 0}`,
    `long ${upTo(4, Math.floor((clause.span[1] - clause.span[0]) / 20))}`,
  ];
}

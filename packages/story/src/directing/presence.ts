import type { Person } from '../people/cast-finder.ts';
import type { Line } from '../telling/tell.ts';
import type { PlannedScene } from './scene-plan.ts';

/** As many figures as a picture holds. */
const onStage = 4;

/** Ids of those a line shows, whether or not it names them: who says 'I' is there. */
export type SeenWith = (line: Line) => readonly string[];
const nobody: SeenWith = () => [];

/** Whom the parent's own words name; the storyteller's 'friends' are nobody's. */
const namedIn = (lines: readonly Line[], people: readonly Person[], seen: SeenWith = nobody): Person[] => {
  const shown = lines.flatMap(seen);
  const text = lines
    .filter((line) => line.source !== undefined)
    .map((line) => line.text)
    .join(' ');
  return people
    .map((person) => ({ person, at: shown.includes(person.id) ? 0 : text.search(person.spokenOf) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ person }) => person);
};

const unique = (people: readonly Person[]): Person[] => [...new Set(people)];

/**
 * Who is seen in each scene, the hero first: whoever its lines name, whoever was there before in the same
 * place, in the last scene of the story everyone. A teacher stays
 * where they teach, a doctor is seen with those lines only that name one.
 */
export function castOfScenes(
  scenes: readonly PlannedScene[],
  people: readonly Person[],
  seen: SeenWith,
): Person[][] {
  // Who is far away or no longer there is seen where the plan says, and nowhere else.
  const [hero, ...others] = people.filter(({ elsewhere }) => !elsewhere);
  if (hero === undefined) return scenes.map(() => []);
  const seenIn = new Map<Person, Set<string>>();
  const last = scenes.length - 1;
  let before: Person[] = [];
  return scenes.map((scene, i) => {
    const named = namedIn(scene.lines, others, seen);
    for (const person of named) seenIn.set(person, (seenIn.get(person) ?? new Set()).add(scene.set));
    const stayed = scenes[i - 1]?.set === scene.set ? before.filter((each) => each.role !== 'doctor') : [];
    const everyone =
      i < last
        ? []
        : others.filter(
            (each) =>
              each.role !== 'doctor' &&
              (each.role !== 'teacher' || seenIn.get(each)?.has(scene.set) === true),
          );
    before = unique([...named, ...stayed, ...everyone]);
    return [hero, ...before];
  });
}

/**
 * Those of a scene who are in the picture of one line: nobody before the story has named them, and where
 * not all fit, whoever the line names first.
 */
export function castOfLine(line: Line, scenePeople: readonly Person[], met: ReadonlySet<Person>): Person[] {
  const [hero, ...others] = scenePeople;
  if (hero === undefined) return [];
  const named = namedIn([line], others);
  const seen = unique([...named, ...others.filter((each) => met.has(each))]).slice(0, onStage - 1);
  return [hero, ...others.filter((person) => seen.includes(person))];
}

/** Everyone the lines so far have named. */
export const metIn = (lines: readonly Line[], people: readonly Person[], seen: SeenWith): Set<Person> =>
  new Set(namedIn(lines, people, seen));

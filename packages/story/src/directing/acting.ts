import { type Action, definitionOf, hasTrait, isAnimal, isOfAnimals } from '@milestoon/cast';
import type { KindVerb, Milestone } from '../milestones/milestone.ts';
import type { Person } from '../people/cast-finder.ts';
import { escapePattern } from '../text/words.ts';
import { animalVerbs, suitedToAnimal, withAnimalVerbs } from './animal-verbs.ts';
import { cuddles, undone, verbs } from './verbs.ts';

const lastMention = (text: string, pattern: RegExp): number => {
  const found = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))];
  return found.at(-1)?.index ?? -1;
};

/** Whose verb the one at `at` is: the person named last before it. */
export function actorOf(
  text: string,
  at: number,
  people: readonly Person[],
  heroPronoun: RegExp | null,
): Person | undefined {
  const before = text.slice(0, at);
  const ranked = people
    .map((person) => {
      const named = lastMention(before, person.spokenOf);
      const meant = person.role === 'hero' && heroPronoun !== null ? lastMention(before, heroPronoun) : -1;
      return { person, place: Math.max(named, meant) };
    })
    .sort((a, b) => b.place - a.place);
  // Nobody named yet: the line opens with its verb, as the child's own.
  return ranked[0]?.place === -1 ? people[0] : ranked[0]?.person;
}

const crowd = /\b(?:everyone|everybody|family|parents|crowd|people|audience)(?:\s+\w+){0,3}\s*$/i;
/** What a teller's 'we' has become. */
const wholeFamily = /\b(?:whole|entire) family(?:\s+\w+){0,2}\s*$/i;
const together = /\b(?:they|both)(?:\s+\w+){0,2}\s*$/i;

/** Everyone a verb speaks of: 'everybody clapped' are the others, 'they fell asleep' are all. */
function actorsOf(
  text: string,
  at: number,
  people: readonly Person[],
  heroPronoun: RegExp | null,
): readonly Person[] {
  const before = text.slice(0, at);
  if (wholeFamily.test(before)) return people;
  if (crowd.test(before)) return people.slice(1).filter((person) => person.role !== 'doctor');
  if (together.test(before)) return people;
  const actor = actorOf(text, at, people, heroPronoun);
  return actor === undefined ? [] : [actor];
}

const childlike = /^(?:hero|friend|sister|brother)$/;
/** The pose as it suits a person, or null where they cannot show it. */
function suited(action: Action, person: Person): Action | null {
  if (isAnimal(person.role)) return suitedToAnimal(action, person.role);
  if (isOfAnimals(action)) return null;
  if (person.role === 'baby') return hasTrait(action, 'babies-can') ? action : null;
  return childlike.test(person.role) ? action : (definitionOf(action).grownUpInstead ?? action);
}

/** With whom: whoever the clause names after the verb, else the child. */
function partnerOf(clause: string, actor: Person, people: readonly Person[]): Person | undefined {
  const named = people.find((person) => person.id !== actor.id && lastMention(clause, person.spokenOf) >= 0);
  return named ?? (actor.role === 'hero' ? undefined : people[0]);
}

const otherRide =
  /\b(?:car|bus|train|boat|plane|horse|pony|slide|sled|carousel|merry-go-round|shoulders|waves?|elevator|coaster|ferry|tram|subway)\b/i;

/** What verbs mean in the story a line is of. */
export interface StoryVerbs {
  /** In a story of a bike 'rode' is the bike, unless the line names another ride. */
  kind: string;
  meant: readonly KindVerb[];
}

/** The verbs of a milestone that its text is about. */
export const storyVerbs = ({ kind, verbs: own = [] }: Milestone, text: string): StoryVerbs => ({
  kind,
  meant: own.filter(({ about }) => about === undefined || about.test(text)),
});

/** The pose of everyone a line gives a verb to, by the id of the cast. */
export function actionsIn(
  text: string,
  people: readonly Person[],
  heroPronoun: RegExp | null,
  { kind, meant }: StoryVerbs = { kind: '', meant: [] },
): Map<string, Action> {
  const acting = new Map<string, Action>();
  const names = people.slice(1).map((person) => escapePattern(person.name.split(' ').at(-1) ?? ''));
  const heroName = people[0] === undefined ? [] : [escapePattern(people[0].name)];
  const own = meant.map(({ action, pattern }): [Action, RegExp] => [action, pattern]);
  const embraces: [Action, RegExp] = ['hug', cuddles([...names, ...heroName].join('|'))];
  const animals = people.filter((person) => isAnimal(person.role));
  const petNames = animals.map((person) => escapePattern(person.name)).join('|');
  const fondling = animals.length > 0 ? withAnimalVerbs(petNames) : [];
  const ofAnimals = animals.length > 0 ? animalVerbs : [];
  const all: readonly (readonly [Action, RegExp, ('animal' | 'person')?])[] = [
    ...own,
    ...fondling.map(([action, pattern]) => [action, pattern, 'person'] as const),
    ...ofAnimals.map(([action, pattern]) => [action, pattern, 'animal'] as const),
    embraces,
    ...verbs,
  ];
  for (const [action, pattern, whose] of all) {
    for (const found of text.matchAll(pattern)) {
      if (undone.test(text.slice(0, found.index))) continue;
      const actors = actorsOf(text, found.index, people, heroPronoun);
      const fitting = actors.filter(({ role }) => !whose || whose === (isAnimal(role) ? 'animal' : 'person'));
      // What the whole family did with an animal the child did.
      const doing = whose === 'person' && fitting.length === 0 ? people.slice(0, 1) : fitting;
      for (const actor of doing) {
        const rides =
          kind === 'bike' && action === 'sit' && /^(?:rode|rid)/i.test(found[0]) && !otherRide.test(text);
        const shown = suited(rides ? 'bike' : action, actor);
        // A child in the arms of a grown-up is seen cuddling.
        if (action === 'hug' && shown !== 'hug' && !acting.has('hero')) acting.set('hero', 'hug');
        // One easel, one tower, one ball: the others watch.
        const taken = shown !== null && hasTrait(shown, 'beside') && [...acting.values()].includes(shown);
        if (shown !== null && !taken && !acting.has(actor.id)) acting.set(actor.id, shown);
        if (!hasTrait(action, 'mutual') || acting.get(actor.id) !== action) continue;
        const [clause = ''] = /^[^.!?;]*/.exec(text.slice(found.index)) ?? [];
        const partner = hasTrait(action, 'with-animal')
          ? partnerOf(clause, actor, animals)
          : partnerOf(clause, actor, people);
        if (partner && suited(action, partner) === action && !acting.has(partner.id))
          acting.set(partner.id, action);
      }
    }
  }
  return acting;
}

import { mostInCrowd } from './crowd.ts';
import { onTwos, drawActors } from '../acting/acting.ts';
import { shotAt } from '../frame.ts';
import type { Film } from '../film.ts';
import type { Prop } from './prop.ts';

/** What is on one picture of a film, told by what is drawn there and not by what was planned. */
export interface Contents {
  set: string;
  time: string;
  weather: string;
  people: { member: string; role: string; age: number; action: string; emotion: string; on?: Prop['how'] }[];
  /** Names of pictures, and where they are: in the hand of an actor, or as the prop says. */
  pictures: { name: string; how: Prop['how'] }[];
  crowd?: { kind: string; count: number };
  /** A thing of the house that fills the picture. */
  closeUp?: string;
}

/** What is seen at frame `n` of the film (24 a second). Throws a RangeError outside the film; null on its cards. */
export function contentsOf(film: Film, n: number): Contents | null {
  const shot = shotAt(film, n);
  if (shot.kind !== 'story') return null;
  const drawn = drawActors(film, shot, n, onTwos(n, shot.from));
  const there = new Set(drawn.map(({ character }) => character.id));
  const props = (shot.props ?? []).filter(
    ({ how, of }) =>
      (how === 'worn' ? of === undefined || there.has(of) : shot.focus !== 'close') && !shot.closeUp,
  );
  return {
    set: shot.set.name,
    time: shot.set.time,
    weather: shot.set.weather,
    people: [
      ...drawn.map(({ character, performance }) => ({
        member: character.id,
        role: character.role,
        age: character.look.age,
        action: performance.action,
        emotion: performance.emotion,
      })),
      ...props.flatMap(({ how, players }) =>
        players.flatMap(({ member, action, emotion }) => {
          const character = film.characters[member];
          return character
            ? [{ member, role: character.role, age: character.look.age, action, emotion, on: how }]
            : [];
        }),
      ),
    ],
    pictures: [
      ...drawn.flatMap(({ performance: { thing } }) =>
        thing ? [{ name: thing.picture.name, how: 'held' as const }] : [],
      ),
      ...props.flatMap(({ how, pictures }) => pictures.map(({ name }) => ({ name, how }))),
    ],
    ...(shot.crowd ? { crowd: { ...shot.crowd, count: Math.min(shot.crowd.count, mostInCrowd) } } : {}),
    ...(shot.closeUp ? { closeUp: shot.closeUp.name } : {}),
  };
}

import { isClothes } from '@milestoon/cast';
import type { DrawList } from '@milestoon/drawing';
import { drawActors, onTwos } from '../acting/acting.ts';
import type { Film } from '../film.ts';
import { frame, shotAt } from '../frame.ts';
import type { Prop } from './prop.ts';

/** What is on one picture of a film, told by what is drawn there and not by what was planned. */
export interface Contents {
  set: string;
  time: string;
  weather: string;
  people: {
    member: string;
    role: string;
    age: number;
    action: string;
    emotion: string;
    /** Not there in person. */
    on?: Prop['how'];
    visible: number;
  }[];
  /** Names of pictures, and where they are: in the hand of somebody, or as the prop says, by another thing ('on lamp'). */
  pictures: { name: string; how: Prop['how']; at?: string; by?: string; visible: number }[];
  crowd?: string;
  /** A thing of the house that fills the picture. */
  closeUp?: string;
}

/** How much of something a picture shows: of the frame and of itself, 0…1. By the names of groups in its draw list. */
export type Look = (list: DrawList) => ReadonlyMap<string, { share: number; visible: number }>;

/** Smaller than this, a share of the frame, nobody makes it out; less of itself, nobody knows what it is. */
const [leastShare, leastVisible] = [0.0006, 0.22];

/**
 * What is seen at frame `n` of the film (24 a second): what is behind something, outside the picture or too small is
 * not. `look` paints and counts. Throws a RangeError outside the film; null on its cards.
 */
export function contentsOf(film: Film, n: number, look: Look): Contents | null {
  const shot = shotAt(film, n);
  if (shot.kind !== 'story') return null;
  const contents: Contents = { ...placeOf(shot.set), people: [], pictures: [] };
  const acting = new Map(
    drawActors(film, shot, n, onTwos(n, shot.from)).map((one) => [one.character.id, one]),
  );
  for (const [path, { share, visible }] of partsOf(look(frame(film, n)))) {
    if (share < leastShare || visible < leastVisible) continue;
    const names = path.split('>');
    const [kind, first = '', second = '', third] = names.at(-1)?.split(':') ?? [];
    const amount = Math.round(visible * 100) / 100;
    if (kind === 'person') {
      const actor = acting.get(first);
      if (!actor) continue;
      contents.people.push({ ...actorOf(actor), visible: amount });
      // Clothes are drawn as part of whoever has them on.
      const on = shot.actors.find(({ member }) => member === first)?.clothes ?? [];
      for (const { picture } of on)
        if (isClothes(picture))
          contents.pictures.push({ name: picture, how: 'worn', by: first, visible: amount });
    } else if (kind === 'held') {
      const by = names[0]?.split(':')[1];
      contents.pictures.push({ name: first, how: 'held', ...(by ? { by } : {}), visible: amount });
    } else if (kind === 'seen')
      contents.pictures.push({
        name: second,
        how: first as Prop['how'],
        ...(third ? { at: third } : {}),
        visible: amount,
      });
    else if (kind === 'player') {
      const player = shot.props
        ?.filter(({ how }) => how === first)
        .flatMap(({ players }) => players)
        .find(({ member }) => member === second);
      const character = film.characters[second];
      if (player && character)
        contents.people.push({
          member: second,
          role: character.role,
          age: character.look.age,
          action: player.action,
          emotion: player.emotion,
          on: first as Prop['how'],
          visible: amount,
        });
    } else if (kind === 'crowd') contents.crowd = first;
    else if (kind === 'close-up') contents.closeUp = first;
  }
  return contents;
}

const placeOf = ({ name, time, weather }: { name: string; time: string; weather: string }) => ({
  set: name,
  time,
  weather,
});

const actorOf = ({
  character,
  performance,
}: ReturnType<typeof drawActors>[number]): Omit<Contents['people'][number], 'visible'> => ({
  member: character.id,
  role: character.role,
  age: character.look.age,
  action: performance.action,
  emotion: performance.emotion,
});

/** What is in somebody's hands is part of them: they are seen with it. */
function partsOf(seen: ReturnType<Look>): [string, { share: number; visible: number }][] {
  return [...seen].filter(([path]) => !path.includes('>') || /(?:held|seen|player):[^>]*$/.test(path));
}

import { type Action, type Character, perform } from '@milestoon/cast';
import type { DrawList } from '@milestoon/drawing';
import { toldOfHeld } from '@milestoon/things';
import type { Film } from '../film.ts';
import { pictureIn } from '../picture-in.ts';
import type { Prop } from './prop.ts';

/** Those of a screen, thought or photo, as they are at a frame: stage pixels about their feet. */
export const playersIn = (
  { characters, pictures }: Pick<Film, 'characters' | 'pictures'>,
  players: Prop['players'],
  frame: number,
): { ops: DrawList; character: Character }[] =>
  players.flatMap(({ member, action, emotion, facing, thing }) => {
    const character = characters[member];
    const picture = thing && pictureIn(pictures, thing.picture);
    const held = picture ? { thing: { picture, ...toldOfHeld(thing) } } : {};
    return character
      ? [
          {
            character,
            ops: perform(character, { action, emotion, facing, frame, actionFrame: frame, ...held }),
          },
        ]
      : [];
  });

/** Seen by the whole body, not by the face. */
export const isDeed = (action: Action): boolean =>
  action !== 'stand' && action !== 'talk' && action !== 'look';

import { type Character, perform } from '@milestoon/cast';
import type { DrawList } from '@milestoon/drawing';
import type { Film } from '../film.ts';
import type { Prop } from './prop.ts';

/** Those of a screen, thought or photo, as they are at a frame: stage pixels about their feet. */
export const playersIn = (
  { characters }: Pick<Film, 'characters'>,
  players: Prop['players'],
  frame: number,
): { ops: DrawList; character: Character }[] =>
  players.flatMap(({ member, action, emotion, facing }) => {
    const character = characters[member];
    return character
      ? [{ character, ops: perform(character, { action, emotion, facing, frame, actionFrame: frame }) }]
      : [];
  });

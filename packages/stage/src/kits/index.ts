import type { AnimationStyle } from '@milestoon/domain';
import { adventureKit } from './adventure/index.ts';
import { animeKit } from './anime/index.ts';
import { fantasyKit } from './fantasy/index.ts';
import type { StyleKit } from './kit.ts';
import { simpleKit } from './simple/index.ts';

/** A new style is a folder beside these and a line here. */
export const styleKits: Record<AnimationStyle, StyleKit> = {
  anime: animeKit,
  adventure: adventureKit,
  simple: simpleKit,
  fantasy: fantasyKit,
};

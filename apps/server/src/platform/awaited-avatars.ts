import type { ChildrenTable } from '@milestoon/database';
import type { Selectable } from 'kysely';

type Child = Pick<
  Selectable<ChildrenTable>,
  'avatar_selected' | 'redrawing' | 'avatar_style' | 'style' | 'avatar_variant'
>;

/** Whether an avatar can be chosen: there is none yet, or new ones were drawn after an edit. */
export const isChoiceOpen = (child: Pick<Child, 'avatar_selected' | 'redrawing'>): boolean =>
  !child.avatar_selected || child.redrawing;

/** The films are drawn in another style than the chosen avatar: the same pose is drawn in the new one. */
const isOutOfStyle = (child: Child): boolean =>
  child.avatar_selected && child.avatar_style !== null && child.avatar_style !== child.style;

/** Whether anything is to be drawn of the child at all. */
export const awaitsAvatars = (child: Child): boolean => isChoiceOpen(child) || isOutOfStyle(child);

/** Whether this mood is: while nothing is to be chosen, only the pose that was. */
export const awaitsVariant = (child: Child, variant: number): boolean =>
  isChoiceOpen(child) || (isOutOfStyle(child) && variant === child.avatar_variant);

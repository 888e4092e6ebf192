/** Whatever depends on what somebody does asks here. */
import type { ActionDefinition, Trait } from './action.ts';
import { catalogue } from './catalogue.ts';
import type { Contact } from './contact.ts';
import type { Action } from './names.ts';
import type { Thing } from './thing.ts';

/** All that is known of an action. */
export const definitionOf = (action: Action): ActionDefinition => catalogue[action];

/** Whether this is true of an action. */
export const hasTrait = (action: Action, trait: Trait): boolean =>
  catalogue[action].traits?.includes(trait) ?? false;

/** What is heard of an action, frames from its beginning. */
export const contactsOf = (action: Action): readonly Contact[] => catalogue[action].contacts ?? [];

/** What a close picture of an action shows; null where nothing is clear enough. */
export const thingOf = (action: Action, wheelchair = false): Thing | null => {
  const { thing, wheelchair: seated } = catalogue[action];
  return (wheelchair ? seated?.thing : undefined) ?? thing ?? null;
};

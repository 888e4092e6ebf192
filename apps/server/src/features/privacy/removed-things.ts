import { type Receipt, type RemovedThing, removedFiles, removedThings } from '@milestoon/contract';
import type { Schema } from '@milestoon/database';
import type { Counts } from './erasure-counts.ts';

type NamesSomebody = { user_id: unknown } | { child_id: unknown } | { episode_id: unknown };

/** The tables that a deletion counts: a new one does not compile until it is said what it is to a parent. */
type CountedTable =
  | Exclude<
      { [Table in keyof Schema]: Schema[Table] extends NamesSomebody ? Table : never }[keyof Schema],
      'erasures' | 'user_subscriptions'
    >
  | 'user'
  | 'user_roles'
  | 'job_steps';

/** What the rows of a table are to a parent; null: the list of the files, which are told by themselves. */
const thingOf: Record<CountedTable, RemovedThing | null> = {
  user: 'account',
  account: 'sign-in',
  address_changes: 'sign-in',
  address_confirmations: 'sign-in',
  known_devices: 'sign-in',
  passkey: 'sign-in',
  session: 'sign-in',
  two_factor: 'sign-in',
  children: 'children',
  family_members: 'family',
  household_members: 'household',
  household_invitations: 'household',
  avatar_candidates: 'avatars',
  episodes: 'episodes',
  episode_productions: 'production',
  job_steps: 'production',
  tellers: 'voices',
  recordings: 'voices',
  telling_links: 'voices',
  consents: 'agreements',
  checkout_failures: 'payments',
  customers: 'payments',
  subscriptions: 'payments',
  notification_languages: 'notifications',
  notification_preferences: 'notifications',
  notifications: 'notifications',
  push_subscriptions: 'notifications',
  publications: 'publishing',
  youtube_authorizations: 'publishing',
  youtube_connections: 'publishing',
  youtube_playlists: 'publishing',
  watch_links: 'links',
  film_hellos: 'hellos',
  keepsakes: 'production',
  api_keys: 'keys',
  report_keys: 'keys',
  audit_events: 'history',
  role_changes: 'history',
  support_messages: 'messages',
  first_looks: 'notes',
  job_turns: 'notes',
  user_roles: 'notes',
  stored_files: null,
};

const isCounted = (table: string): table is CountedTable => Object.hasOwn(thingOf, table);

/** A receipt of before may name a table that is no more. */
const thingBehind = (table: string): RemovedThing | null => (isCounted(table) ? thingOf[table] : 'notes');

/** What was removed, in the words of a parent's life. Nothing of which there was none. */
export function removedOf({ tables, buckets }: Counts): Pick<Receipt, 'things' | 'files'> {
  const things = new Map<RemovedThing, number>();
  for (const [table, rows] of Object.entries(tables)) {
    const thing = thingBehind(table);
    if (thing) things.set(thing, (things.get(thing) ?? 0) + rows);
  }
  return {
    things: removedThings.flatMap((thing) => {
      const count = things.get(thing);
      return count ? [{ thing, count }] : [];
    }),
    files: removedFiles.flatMap((kind) => {
      const count = buckets[kind];
      return count ? [{ kind, count }] : [];
    }),
  };
}

import type { Walls } from './attempts.testing.ts';

/** What PostgreSQL answers to who may not. */
export const denied = '42501';
const nothing = '0 rows';
const closed: Walls = { select: denied, insert: denied, update: denied, delete: denied };
/** Rows of one's own can be read and no more. */
const readable: Walls = { ...closed, select: nothing };

/** What the request's login gets of somebody else's rows, table by table. */
export const walls: Record<string, Walls> = {
  account: closed,
  address_changes: readable,
  address_confirmations: readable,
  api_keys: closed,
  appointed_super_admin: closed,
  audit_events: closed,
  automation_notices: closed,
  avatar_candidates: { ...readable, delete: nothing },
  checkout_failures: closed,
  children: { select: nothing, insert: denied, update: nothing, delete: nothing },
  claim_keys: closed,
  consents: readable,
  customers: readable,
  episode_productions: { ...readable, update: nothing },
  episodes: { select: nothing, insert: denied, update: nothing, delete: nothing },
  erasures: closed,
  family_members: { select: nothing, insert: denied, update: nothing, delete: nothing },
  film_hellos: { ...readable, delete: nothing },
  first_looks: readable,
  household_invitations: { ...closed, delete: nothing },
  household_members: { ...readable, delete: nothing },
  job_claims: closed,
  job_rounds: closed,
  job_steps: closed,
  job_turns: closed,
  keepsakes: { ...readable, delete: nothing },
  known_devices: closed,
  notification_languages: { ...readable, update: nothing },
  notification_preferences: { ...readable, update: nothing },
  notifications: { ...readable, update: nothing },
  // Of the columns that a list shows; all together are closed.
  passkey: { ...closed, update: nothing, delete: nothing },
  publications: closed,
  push_subscriptions: { ...readable, delete: nothing },
  rate_limits: closed,
  recordings: { select: nothing, insert: denied, update: nothing, delete: nothing },
  report_keys: closed,
  role_changes: readable,
  schema_migrations: closed,
  server_secrets: closed,
  session: closed,
  stored_files: { select: nothing, insert: denied, update: nothing, delete: nothing },
  stripe_events: closed,
  subscriptions: readable,
  support_messages: readable,
  two_factor: closed,
  tellers: { select: nothing, insert: denied, update: denied, delete: nothing },
  telling_links: closed,
  user: readable,
  user_roles: { ...readable, update: nothing },
  verification: closed,
  watch_links: closed,
  youtube_authorizations: closed,
  youtube_connections: { ...closed, update: nothing },
  youtube_playlists: readable,
};

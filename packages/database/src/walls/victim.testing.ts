import type pg from 'pg';

/** A person who has something in every table. */
export interface Victim {
  id: string;
  child: string;
  episode: string;
  email: string;
}

const sealed = 'v1.0123456789abcdef.sealed';
const someone = '00000000-0000-4000-8000-00000000000';

export const victim: Victim = {
  id: `${someone}1`,
  child: `${someone}2`,
  episode: `${someone}3`,
  email: 'victim@example.com',
};
const { id, child, episode } = victim;

/**
 * One row of the victim in every table, by the name of the table, in the order in which they can be written. A new
 * table needs a line here: the test compares the names with the catalogue.
 */
export const rows: Record<string, string> = {
  user: `insert into "user" (id, name, email) values ('${id}', 'Victim', '${victim.email}')`,
  user_roles: `insert into user_roles (id) values ('${id}') on conflict do nothing`,
  role_changes: `insert into role_changes (user_id, old_role, new_role) values ('${id}', 'admin', 'user')`,
  audit_events: `insert into audit_events (user_id, kind, at, last_at, merged_by, name)
    values ('${id}', 'key-made', now(), now(), 'a', 'Victim')`,
  session: `insert into session (id, user_id, token, expires_at) values ('${someone}4', '${id}', 'token', now() + '1 day')`,
  account: `insert into account (user_id, account_id, provider_id, password) values ('${id}', 'a', 'credential', 'hash')`,
  address_confirmations: `insert into address_confirmations (user_id, way, confirmed_at) values ('${id}', 'link', now())`,
  address_changes: `insert into address_changes (user_id, email, asked_at) values ('${id}', 'new@example.com', now())`,
  known_devices: `insert into known_devices (user_id, device_hash, first_seen_at, last_seen_at)
    values ('${id}', 'hash', now(), now())`,
  two_factor: `insert into two_factor (user_id, secret, backup_codes) values ('${id}', 'secret', 'codes')`,
  passkey: `insert into passkey (user_id, credential_id, public_key, counter, device_type, backed_up)
    values ('${id}', 'credential', 'key', 0, 'singleDevice', false)`,
  verification: `insert into verification (identifier, value, expires_at) values ('reset', '${id}', now())`,
  rate_limits: `insert into rate_limits (key, points, expire) values ('${id}', 1, 1)`,
  appointed_super_admin: `insert into appointed_super_admin (id) values ('${id}')`,
  server_secrets: `insert into server_secrets (name, sealed_value) values ('of ${id}', '${sealed}')`,
  schema_migrations: 'select 1',
  claim_keys: 'select 1',
  stored_files: `insert into stored_files (path, bucket, user_id, content_type, bytes)
    values ('user-${id}/a.jpg', 'child-photos', '${id}', 'image/jpeg', 1)`,
  children: `insert into children (id, user_id, created_by, name, style, look)
    values ('${child}', '${id}', '${id}', 'Mia', 'anime', '{}')`,
  avatar_candidates: `insert into avatar_candidates (child_id, user_id, variant, path, label, description)
    values ('${child}', '${id}', 0, 'a.png', 'a', 'b')`,
  family_members: `insert into family_members (user_id, name, species) values ('${id}', 'Biscuit', 'guinea-pig')`,
  first_looks: `insert into first_looks (user_id, begun_at) values ('${id}', now())`,
  consents: `insert into consents (user_id, child_id, document, version, accepted_at)
    values ('${id}', '${child}', 'terms', '1', now())`,
  checkout_failures: `insert into checkout_failures (child_id) values ('${child}')`,
  episodes: `insert into episodes (id, child_id, user_id, created_by, title, description, input_images)
    values ('${episode}', '${child}', '${id}', '${id}', 'First steps', 'She walked.', '{a.jpg}')`,
  episode_productions: `insert into episode_productions (episode_id, user_id) values ('${episode}', '${id}')`,
  customers: `insert into customers (user_id, stripe_customer_id) values ('${id}', 'cus_1')`,
  subscriptions: `insert into subscriptions (id, user_id, stripe_customer_id, status)
    values ('sub_1', '${id}', 'cus_1', 'active')`,
  stripe_events: `insert into stripe_events (id, type, created_at) values ('evt_1', 'a', now())`,
  erasures: `insert into erasures (kind, user_id, child_id, key_hash, language, requested_at)
    values ('child', '${id}', '${child}', 'hash', 'en', now())`,
  job_steps: `insert into job_steps (subject, name) values ('episode:${episode}', 'screenplay')`,
  job_claims: `insert into job_claims (job_id, queue, worker) values ('${episode}', 'produce-episode', 1)`,
  job_rounds: `insert into job_rounds (queue) values ('produce-episode')`,
  job_turns: `insert into job_turns (queue, user_id, turn) values ('produce-episode', '${id}', 1)`,
  api_keys: `insert into api_keys (user_id, name, scope, beginning, lookup_hash, expires_at)
    values ('${id}', 'Backup', 'read', 'milestoon_aaaaaa', 'hash', now() + interval '1 day')`,
  report_keys: `insert into report_keys (user_id, sealed_key, lookup_hash) values ('${id}', '${sealed}', 'hash')`,
  automation_notices: `insert into automation_notices (id, sealed_body) values ('${child}', '${sealed}')`,
  notifications: `insert into notifications (user_id, child_id, episode_id, kind, event_key, in_app)
    values ('${id}', '${child}', '${episode}', 'episode-ready', 'key', true)`,
  notification_preferences: `insert into notification_preferences (user_id, kind, channel, enabled)
    values ('${id}', 'episode-ready', 'mail', false)`,
  notification_languages: `insert into notification_languages (user_id, language) values ('${id}', 'pt')`,
  push_subscriptions: `insert into push_subscriptions (user_id, session_id, endpoint_hash, sealed_endpoint)
    values ('${id}', '${someone}4', 'hash', '${sealed}')`,
  support_messages: `insert into support_messages (number, user_id, reason, email, message, language, sent_at)
    values ('AAAA-AAAA', '${id}', 'refund', '${victim.email}', 'Please', 'en', now())`,
  youtube_connections: `insert into youtube_connections (user_id, channel_id, channel_title, sealed_refresh_token, connected_at)
    values ('${id}', 'UC1', 'Victim', '${sealed}', now())`,
  youtube_authorizations: `insert into youtube_authorizations (state_hash, user_id, session_id, sealed_verifier, expires_at)
    values ('hash', '${id}', '${someone}4', '${sealed}', now())`,
  youtube_playlists: `insert into youtube_playlists (child_id, user_id, channel_id, playlist_id, season)
    values ('${child}', '${id}', 'UC1', 'PL1', 1)`,
  publications: `insert into publications (user_id, episode_id, version, sealed_upload, requested_at)
    values ('${id}', '${episode}', 1, '${sealed}', now())`,
  tellers: `insert into tellers (id, user_id, episode_id, name, agreed_by, agreed_version, agreed_at)
    values ('${someone}5', '${id}', '${episode}', 'Grandma', 'speaker', '1', now())`,
  recordings: `insert into recordings (user_id, episode_id, teller_id, beat, told_text, path, seconds)
    values ('${id}', '${episode}', '${someone}5', 'a', 'She walked.', 'user-${id}/a.jpg', 1)`,
  telling_links: `insert into telling_links (user_id, episode_id, name, sealed_token, token_hash, created_at, expires_at)
    values ('${id}', '${episode}', 'Grandma', '${sealed}', 'hash', now(), now() + interval '1 day')`,
  watch_links: `insert into watch_links (episode_id, user_id, visibility, sealed_token, token_hash, created_at)
    values ('${episode}', '${id}', 'unlisted', '${sealed}', 'hash', now())`,
  keepsakes: `insert into keepsakes (user_id, child_id, episode_id, season, kind, making, requested_at)
    values ('${id}', '${child}', '${episode}', 1, 'book-a5', '${someone}5', now())`,
  household_members: `insert into "user" (id, name, email) values ('${someone}6', 'Relative', 'relative@example.com');
    insert into household_members (user_id, member_id, role)
    values ('${id}', '${someone}6', 'viewer')`,
  household_invitations: `insert into household_invitations (user_id, role, token_hash, expires_at)
    values ('${id}', 'parent', 'hash', now() + interval '1 day')`,
  film_hellos: `insert into film_hellos (user_id, episode_id, name, text, created_at)
    values ('${id}', '${episode}', 'Grandma', 'What a film!', now())`,
};

export async function seedVictim(owner: pg.Client): Promise<void> {
  for (const statement of Object.values(rows)) await owner.query(statement);
}

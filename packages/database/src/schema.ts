// Generated from the migrated database by `node packages/database/src/generate-schema.ts`; a test compares.
import type { ColumnType, Generated } from 'kysely';

/** Read as a value, written as text. */
export type Json = ColumnType<unknown, string, string>;

/** Read as text, for a later release may know more; written as one of those that this one knows. */
export type OneOf<Value extends string> = ColumnType<string, Value | undefined, Value>;

export interface AccountTable {
  id: Generated<string>;
  user_id: string;
  account_id: string;
  provider_id: string;
  access_token: string | null;
  refresh_token: string | null;
  id_token: string | null;
  access_token_expires_at: Date | null;
  refresh_token_expires_at: Date | null;
  scope: string | null;
  password: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface AddressChangesTable {
  user_id: string;
  email: string;
  asked_at: Date;
}

export interface AddressConfirmationsTable {
  user_id: string;
  way: string;
  confirmed_by: string | null;
  confirmed_at: Date;
}

export interface ApiKeysTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  scope: string;
  beginning: string;
  lookup_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  last_used_at: Date | null;
}

export interface AppointedSuperAdminTable {
  single: Generated<boolean>;
  id: string;
}

export interface AuditEventsTable {
  id: number;
  user_id: string;
  kind: string;
  at: Date;
  last_at: Date;
  times: Generated<number>;
  merged_by: string;
  name: string | null;
  detail: string | null;
  child_id: string | null;
  episode_id: string | null;
  network: string | null;
  device: string | null;
  session_id: string | null;
  via: string | null;
  acted_by: string | null;
  by_member: Generated<boolean>;
}

export interface AutomationNoticesTable {
  id: string;
  sealed_body: string;
  created_at: Generated<Date>;
}

export interface AvatarCandidatesTable {
  id: Generated<string>;
  child_id: string;
  user_id: string;
  variant: number;
  path: string;
  label: string;
  description: string;
  created_at: Generated<Date>;
  round: Generated<number>;
  look: Json | null;
}

export interface CheckoutFailuresTable {
  child_id: string;
  created_at: Generated<Date>;
}

export interface ChildrenTable {
  id: Generated<string>;
  user_id: string;
  created_by: string;
  name: string;
  photos: Generated<string[]>;
  style: string;
  look: Json;
  avatar_url: string | null;
  avatar_variant: number | null;
  avatar_selected: Generated<boolean>;
  avatars_requested_at: Date | null;
  avatars_failed_at: Date | null;
  last_style_change: Date | null;
  style_changes_this_month: Generated<number>;
  last_episode_number: Generated<number>;
  deleted_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
  avatar_round: Generated<number>;
  redrawing: Generated<boolean>;
  avatar_outdated: Generated<boolean>;
  avatar_chosen_at: Date | null;
  photos_deleted_at: Date | null;
  automation_request: string | null;
  pronunciation: string | null;
  avatar_style: string | null;
  first_look_round: number | null;
  other_looks: Json | null;
  last_film_number: Generated<number>;
  avatars_begun_round: number | null;
}

export interface ClaimKeysTable {
  name: string;
  inner_pad: Buffer;
  outer_pad: Buffer;
  created_at: Generated<Date>;
}

export interface ConsentsTable {
  id: Generated<string>;
  user_id: string;
  child_id: string | null;
  document: string;
  version: string;
  accepted_at: Date;
  family_member_id: string | null;
  acted_by: Generated<string | null>;
}

export interface CustomersTable {
  user_id: string;
  stripe_customer_id: string;
  created_at: Generated<Date>;
  told_email: string | null;
}

export interface EpisodeProductionsTable {
  episode_id: string;
  user_id: string;
  step: string | null;
  share: Generated<number>;
  seconds_left: number | null;
  video_path: string | null;
  captions_path: string | null;
  poster_path: string | null;
  duration: number | null;
  width: number | null;
  height: number | null;
  failure: string | null;
  started_at: Date | null;
  updated_at: Generated<Date>;
  version: Generated<number>;
  made_version: number | null;
  chapters: Json | null;
  sound_path: string | null;
  automation_request: string | null;
  trailer_path: string | null;
  trailer_wanted: Generated<boolean>;
  words_in_picture: Generated<boolean>;
  made_words_in_picture: Generated<boolean>;
  premiered_at: Date | null;
  language: string | null;
  corrections: Json | null;
  narrator: Generated<string>;
  music: Generated<string>;
  written_by: string | null;
  rendition_path: string | null;
  rendition_wanted: Generated<boolean>;
}

export interface EpisodesTable {
  id: Generated<string>;
  child_id: string;
  user_id: string;
  created_by: string;
  title: string;
  description: string;
  input_images: string[];
  status: OneOf<'processing' | 'completed' | 'failed'>;
  episode_number: Generated<number>;
  youtube_url: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  happened_on: string | null;
}

export interface ErasuresTable {
  id: Generated<string>;
  kind: string;
  user_id: string | null;
  child_id: string | null;
  key_hash: string;
  mail_to: string | null;
  language: string;
  subscriptions_ended: number | null;
  removed: Json | null;
  requested_at: Date;
  finished_at: Date | null;
  videos_deleted: Generated<number>;
}

export interface FamilyMembersTable {
  id: Generated<string>;
  user_id: string;
  name: string;
  relation: string | null;
  species: string | null;
  born_year: number | null;
  look: Json | null;
  created_at: Generated<Date>;
  coat: number | null;
}

export interface FilmHellosTable {
  id: Generated<string>;
  user_id: string;
  episode_id: string;
  name: string | null;
  text: string | null;
  created_at: Date;
  link_id: string | null;
  path: string | null;
  seconds: number | null;
  agreed_by: string | null;
  agreed_version: string | null;
  agreed_at: Date | null;
}

export interface FirstLooksTable {
  id: Generated<string>;
  user_id: string;
  begun_at: Date;
}

export interface HouseholdInvitationsTable {
  id: Generated<string>;
  user_id: string;
  role: string;
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface HouseholdMembersTable {
  user_id: string;
  member_id: string;
  role: string;
  since: Generated<Date>;
}

export interface JobClaimsTable {
  job_id: string;
  queue: string;
  worker: number;
  claimed_at: Generated<Date>;
}

export interface JobRoundsTable {
  queue: string;
  turn: Generated<number>;
  opened_at: Generated<Date>;
  head_starts: Generated<number>;
}

export interface JobStepsTable {
  subject: string;
  name: string;
  runs: Generated<number>;
  output: Json | null;
  finished_at: Generated<Date>;
}

export interface JobTurnsTable {
  queue: string;
  user_id: string;
  turn: number;
  jobs: Generated<number>;
}

export interface KeepsakesTable {
  id: Generated<string>;
  user_id: string;
  child_id: string;
  episode_id: string | null;
  season: number;
  kind: string;
  making: string;
  share: Generated<number>;
  failed_at: Date | null;
  path: string | null;
  bytes: number | null;
  pages: number | null;
  requested_at: Date;
  made_at: Date | null;
  poster_path: string | null;
  captions_path: string | null;
  holds: Generated<string[]>;
  rendition_path: string | null;
}

export interface KnownDevicesTable {
  user_id: string;
  device_hash: string;
  first_seen_at: Date;
  last_seen_at: Date;
}

export interface NotificationLanguagesTable {
  user_id: string;
  language: string;
}

export interface NotificationPreferencesTable {
  user_id: string;
  kind: string;
  channel: string;
  enabled: boolean;
}

export interface NotificationsTable {
  id: Generated<string>;
  user_id: string;
  child_id: string | null;
  episode_id: string | null;
  kind: string;
  event_key: string;
  due_at: Date | null;
  in_app: boolean;
  read_at: Date | null;
  mailed_at: Date | null;
  pushed_at: Date | null;
  created_at: Generated<Date>;
  device: string | null;
  hellos: number | null;
}

export interface PasskeyTable {
  id: Generated<string>;
  user_id: string;
  name: string | null;
  credential_id: string;
  public_key: string;
  counter: number;
  device_type: string;
  backed_up: boolean;
  transports: string | null;
  aaguid: string | null;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export interface PublicationsTable {
  id: Generated<string>;
  user_id: string;
  episode_id: string;
  version: number;
  status: OneOf<'waiting' | 'uploading' | 'published' | 'failed'>;
  problem: string | null;
  next_attempt_at: Date | null;
  attempts: Generated<number>;
  channel_id: string | null;
  sealed_upload: string | null;
  bytes_sent: Generated<number>;
  bytes_total: number | null;
  video_id: string | null;
  requested_at: Date;
  published_at: Date | null;
  visibility: Generated<string>;
  made_for_kids: Generated<boolean>;
  told_visibility: Generated<string>;
  told_made_for_kids: Generated<boolean>;
}

export interface PushSubscriptionsTable {
  id: Generated<string>;
  user_id: string;
  session_id: string;
  endpoint_hash: string;
  sealed_endpoint: string;
  created_at: Generated<Date>;
}

export interface RateLimitsTable {
  key: string;
  points: number;
  expire: number;
}

export interface RecordingsTable {
  id: Generated<string>;
  user_id: string;
  episode_id: string;
  teller_id: string;
  beat: string;
  told_text: string;
  path: string;
  seconds: number;
  notes: Generated<string[]>;
  offered: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface ReportKeysTable {
  user_id: string;
  sealed_key: string | null;
  lookup_hash: string | null;
  made_at: Generated<Date>;
  earlier_hash: string | null;
  earlier_until: Date | null;
}

export interface RoleChangesTable {
  id: number;
  user_id: string;
  changed_by: string | null;
  old_role: string;
  new_role: string;
  changed_at: Generated<Date>;
}

export interface SchemaMigrationsTable {
  name: string;
  hash: string;
  applied_at: Generated<Date>;
}

export interface ServerSecretsTable {
  name: string;
  value: string | null;
  created_at: Generated<Date>;
  sealed_value: string | null;
}

export interface SessionTable {
  id: Generated<string>;
  user_id: string;
  token: string;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  second_factor: string | null;
  acting_for: string | null;
}

export interface StoredFilesTable {
  path: string;
  bucket: string;
  user_id: string;
  content_type: string;
  width: number | null;
  height: number | null;
  bytes: number;
  attached: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface StripeEventsTable {
  id: string;
  type: string;
  created_at: Date;
  received_at: Generated<Date>;
  processed_at: Date | null;
  subscription_id: string | null;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date>;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  stripe_customer_id: string;
  child_id: string | null;
  status: string;
  price_id: string | null;
  current_period_end: Date | null;
  cancel_at_period_end: Generated<boolean>;
  as_of: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  reading: Generated<number>;
  left_at: Date | null;
}

export interface SupportMessagesTable {
  id: Generated<string>;
  number: string;
  user_id: string | null;
  reason: string;
  email: string;
  message: string;
  language: string;
  sent_at: Date;
  mailed_at: Date | null;
}

export interface TellersTable {
  id: Generated<string>;
  user_id: string;
  episode_id: string;
  name: string;
  agreed_by: string;
  agreed_version: string;
  agreed_at: Date;
}

export interface TellingLinksTable {
  id: Generated<string>;
  user_id: string;
  episode_id: string;
  name: string;
  teller_id: string | null;
  sealed_token: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  sent_at: Date | null;
}

export interface TwoFactorTable {
  id: Generated<string>;
  user_id: string;
  secret: string;
  backup_codes: string;
  verified: Generated<boolean>;
  failed_verification_count: Generated<number>;
  locked_until: Date | null;
  used_step: Generated<number>;
}

export interface UserTable {
  id: Generated<string>;
  name: string;
  email: string;
  email_verified: Generated<boolean>;
  image: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  two_factor_enabled: Generated<boolean>;
}

export interface UserRolesTable {
  id: string;
  role: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface UserSubscriptionsTable {
  user_id: string | null;
  subscription_id: string | null;
  subscription_status: string | null;
  price_id: string | null;
  child_id: string | null;
  current_period_end: Date | null;
  cancel_at_period_end: boolean | null;
}

export interface VerificationTable {
  id: Generated<string>;
  identifier: string;
  value: string;
  expires_at: Date;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface WatchLinksTable {
  episode_id: string | null;
  user_id: string;
  visibility: string;
  sealed_token: string;
  token_hash: string;
  created_at: Date;
  id: Generated<string>;
  child_id: string | null;
  season: number | null;
  ends_at: Date | null;
  views_left: number | null;
  views: Generated<number>;
  last_viewed_at: Date | null;
  sealed_code: string | null;
  wrong_codes: Generated<number>;
}

export interface YoutubeAuthorizationsTable {
  state_hash: string;
  user_id: string;
  session_id: string;
  sealed_verifier: string;
  expires_at: Date;
}

export interface YoutubeConnectionsTable {
  user_id: string;
  channel_id: string;
  channel_title: string;
  sealed_refresh_token: string | null;
  publish_automatically: Generated<boolean>;
  connected_at: Date;
  lost_at: Date | null;
  made_for_kids: Generated<boolean>;
}

export interface YoutubePlaylistsTable {
  child_id: string;
  user_id: string;
  channel_id: string;
  playlist_id: string;
  season: number;
}

export interface Schema {
  account: AccountTable;
  address_changes: AddressChangesTable;
  address_confirmations: AddressConfirmationsTable;
  api_keys: ApiKeysTable;
  appointed_super_admin: AppointedSuperAdminTable;
  audit_events: AuditEventsTable;
  automation_notices: AutomationNoticesTable;
  avatar_candidates: AvatarCandidatesTable;
  checkout_failures: CheckoutFailuresTable;
  children: ChildrenTable;
  claim_keys: ClaimKeysTable;
  consents: ConsentsTable;
  customers: CustomersTable;
  episode_productions: EpisodeProductionsTable;
  episodes: EpisodesTable;
  erasures: ErasuresTable;
  family_members: FamilyMembersTable;
  film_hellos: FilmHellosTable;
  first_looks: FirstLooksTable;
  household_invitations: HouseholdInvitationsTable;
  household_members: HouseholdMembersTable;
  job_claims: JobClaimsTable;
  job_rounds: JobRoundsTable;
  job_steps: JobStepsTable;
  job_turns: JobTurnsTable;
  keepsakes: KeepsakesTable;
  known_devices: KnownDevicesTable;
  notification_languages: NotificationLanguagesTable;
  notification_preferences: NotificationPreferencesTable;
  notifications: NotificationsTable;
  passkey: PasskeyTable;
  publications: PublicationsTable;
  push_subscriptions: PushSubscriptionsTable;
  rate_limits: RateLimitsTable;
  recordings: RecordingsTable;
  report_keys: ReportKeysTable;
  role_changes: RoleChangesTable;
  schema_migrations: SchemaMigrationsTable;
  server_secrets: ServerSecretsTable;
  session: SessionTable;
  stored_files: StoredFilesTable;
  stripe_events: StripeEventsTable;
  subscriptions: SubscriptionsTable;
  support_messages: SupportMessagesTable;
  tellers: TellersTable;
  telling_links: TellingLinksTable;
  two_factor: TwoFactorTable;
  user: UserTable;
  user_roles: UserRolesTable;
  user_subscriptions: UserSubscriptionsTable;
  verification: VerificationTable;
  watch_links: WatchLinksTable;
  youtube_authorizations: YoutubeAuthorizationsTable;
  youtube_connections: YoutubeConnectionsTable;
  youtube_playlists: YoutubePlaylistsTable;
}

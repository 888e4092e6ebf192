/** What a parent is told of and can switch, each on every channel. */
export const switchableKinds = [
  'episode-ready',
  'episode-failed',
  'payment-problem',
  'plan-ending',
  'photos-due',
  'episode-published',
  'publishing-problem',
  'film-hello',
  'story-told',
] as const;
export type SwitchableKind = (typeof switchableKinds)[number];

/** Told only where the operator has set publishing up. */
export const isAboutPublishing = (kind: SwitchableKind): boolean =>
  kind === 'episode-published' || kind === 'publishing-problem';

/** Mailed and nothing else, and never switched off: somebody else may be at work. */
export const securityKinds = [
  'password-changed',
  'api-key-created',
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'passkey-added',
  'passkey-removed',
  'parent-invited',
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** Mailed and shown in the app, and never switched off: the same, and the app is where it can be ended. */
export const alarmKinds = ['new-device', 'member-joined'] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Shown in the app and nowhere else, whatever is switched. */
export const houseKinds = ['api-keys-ended'] as const;
export type HouseKind = (typeof houseKinds)[number];

/** Everything that people are told of. */
export type NotificationKind = SwitchableKind | SecurityKind | AlarmKind | HouseKind;

/** What the list in the app shows. */
export const listedKinds = [...switchableKinds, ...alarmKinds, ...houseKinds] as const;
export type ListedKind = (typeof listedKinds)[number];

/** How a parent is told. */
export const channels = ['in-app', 'mail', 'push'] as const;
export type Channel = (typeof channels)[number];

/** Whether the list in the app shows it. */
export const isListed = (kind: NotificationKind): kind is ListedKind =>
  listedKinds.some((listed) => listed === kind);

/** On which channels a kind is told that nobody switches. */
export function fixedChannels(kind: SecurityKind | AlarmKind | HouseKind): readonly Channel[] {
  if (alarmKinds.some((alarm) => alarm === kind)) return ['in-app', 'mail'];
  return houseKinds.some((house) => house === kind) ? ['in-app'] : ['mail'];
}

/** Whether people can switch it off. */
export const isSwitchable = (kind: NotificationKind): kind is SwitchableKind =>
  switchableKinds.some((switchable) => switchable === kind);

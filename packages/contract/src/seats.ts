import type { SeatRole } from '@milestoon/domain';

/**
 * For whom a call is made by somebody who acts in another family: 'themself', about their own account as everywhere;
 * 'family', for the family and by its parents; 'watch', for the family and by those who only watch, too.
 */
export type Seating = 'themself' | 'family' | 'watch';

/**
 * The calls that are there for somebody who acts in another family. What is not listed is the owner's alone, and not
 * found: payment and the way to it, the channel and its settings, API keys, who else is in the family, the family's
 * trail, and the desks of admins. A call of tomorrow is closed to all members until it is listed here.
 */
const seatings: Readonly<Record<string, Seating>> = {
  'account.session': 'themself',
  'account.changePassword': 'themself',
  'account.requestPasswordReset': 'themself',
  'account.resetPassword': 'themself',
  'account.viewConfirmation': 'themself',
  'account.confirmAddress': 'themself',
  'account.requestConfirmation': 'themself',
  'account.addressChange': 'themself',
  'account.requestAddressChange': 'themself',
  'account.confirmAddressChange': 'themself',
  'account.sessions': 'themself',
  'account.endSession': 'themself',
  'account.endOtherSessions': 'themself',
  'secondFactor.state': 'themself',
  'secondFactor.begin': 'themself',
  'secondFactor.confirm': 'themself',
  'secondFactor.renewBackupCodes': 'themself',
  'secondFactor.switchOff': 'themself',
  'passkeys.list': 'themself',
  'passkeys.begin': 'themself',
  'passkeys.add': 'themself',
  'passkeys.rename': 'themself',
  'passkeys.remove': 'themself',
  'audit.list': 'themself',
  'privacy.exportLink': 'themself',
  'privacy.eraseAccount': 'themself',
  'privacy.receipt': 'themself',
  'support.write': 'themself',
  'notifications.speak': 'themself',
  'households.mine': 'themself',
  'households.choose': 'themself',
  'households.leave': 'themself',
  'households.invitation': 'themself',
  'households.accept': 'themself',
  // What a guest's link opens, it opens to everybody.
  'sharing.films': 'themself',
  'sharing.enterCode': 'themself',
  'sharing.watch': 'themself',
  'sharing.sendHello': 'themself',
  'sharing.sendSpokenHello': 'themself',
  'telling.open': 'themself',
  'telling.agree': 'themself',
  'telling.recordByLink': 'themself',
  'telling.send': 'themself',

  'households.films': 'watch',

  'photos.upload': 'family',
  'photos.remove': 'family',
  'children.list': 'family',
  'children.get': 'family',
  'children.readLook': 'family',
  'children.create': 'family',
  'children.update': 'family',
  'children.sayName': 'family',
  'children.avatars': 'family',
  'children.startAvatars': 'family',
  'children.firstLook': 'family',
  'children.beginFirstLook': 'family',
  'children.selectAvatar': 'family',
  'children.remove': 'family',
  'episodes.list': 'family',
  'episodes.get': 'family',
  'episodes.create': 'family',
  'episodes.narratorSample': 'family',
  'episodes.musicSample': 'family',
  'episodes.update': 'family',
  'episodes.premiere': 'family',
  'episodes.retry': 'family',
  'episodes.remake': 'family',
  'episodes.preview': 'family',
  'episodes.story': 'family',
  'episodes.change': 'family',
  'episodes.storyboard': 'family',
  'episodes.correct': 'family',
  'episodes.pictures': 'family',
  'episodes.writer': 'family',
  'episodes.remove': 'family',
  'episodes.progress': 'family',
  'family.list': 'family',
  'family.add': 'family',
  'family.update': 'family',
  'family.remove': 'family',
  'keepsakes.ofEpisode': 'family',
  'keepsakes.makeOfEpisode': 'family',
  'keepsakes.ofSeason': 'family',
  'keepsakes.makeOfSeason': 'family',
  'keepsakes.years': 'family',
  'keepsakes.makeOfYear': 'family',
  'telling.get': 'family',
  'telling.addTeller': 'family',
  'telling.removeTeller': 'family',
  'telling.record': 'family',
  'telling.remove': 'family',
  'telling.ask': 'family',
  'telling.endLink': 'family',
  'telling.take': 'family',
  'sharing.links': 'family',
  'sharing.watchLink': 'family',
  'sharing.changeWatchLink': 'family',
  'sharing.childLink': 'family',
  'sharing.changeChildLink': 'family',
  'sharing.hellos': 'family',
  'sharing.removeHello': 'family',
  'publishing.account': 'family',
  'publishing.publication': 'family',
  'publishing.publish': 'family',
  'publishing.change': 'family',
  'publishing.videos': 'family',
  'notifications.list': 'family',
  'notifications.read': 'family',
  'notifications.readAll': 'family',
  'notifications.settings': 'family',
  'notifications.addDevice': 'family',
  'notifications.removeDevice': 'family',
  'billing.subscription': 'family',
  'privacy.eraseChild': 'family',
};

/** For whom a call is made in this seat; undefined: it is not there. */
export function seatingOf(role: SeatRole, path: readonly string[]): Exclude<Seating, 'watch'> | undefined {
  const name = path.join('.');
  const seating = Object.hasOwn(seatings, name) ? seatings[name] : undefined;
  if (seating === 'watch') return 'family';
  return seating === 'family' && role !== 'parent' ? undefined : seating;
}

/** Of the names of calls, those that are listed. */
export const seatedCalls: readonly string[] = Object.keys(seatings);

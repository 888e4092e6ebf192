import { limits } from '@milestoon/domain';

/** The address of a picture in the size of an avatar thumbnail. */
export function thumbnail(url: string): string {
  const address = new URL(url, window.location.origin);
  address.searchParams.set('width', String(limits.avatarThumbnailSide));
  address.searchParams.set('height', String(limits.avatarThumbnailSide));
  return address.href;
}

/** The address of every screen of the web app; what begins with a colon is any one part. A test of the app compares. */
export const screenAddresses = [
  '/',
  '/auth/login',
  '/auth/signup',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/confirm-address',
  '/auth/change-address',
  '/auth/join',
  '/auth/subscription',
  '/auth/subscription-check',
  '/auth/success',
  '/auth/child-setup',
  '/auth/avatar-selection',
  '/auth/first-look',
  '/app',
  '/app/create',
  '/create',
  '/app/episodes',
  '/app/episodes/:episodeId',
  '/app/episodes/:episodeId/tell',
  '/watch/:episodeId',
  '/app/children/:childId/seasons/:season',
  '/edit-child/:childId',
  '/app/edit-child/:childId',
  '/app/profile',
  '/app/profile/sign-in',
  '/app/family',
  '/app/youtube',
  '/account',
  '/account/billing',
  '/account/films',
  '/account/films/:episodeId',
  '/account/links',
  '/account/people',
  '/account/photos/:childId',
  '/kids',
  '/together',
  '/together/kids',
  '/film/:token',
  '/tell/:token',
  '/admin',
  '/admin/:list',
  '/admin/users',
  '/terms',
  '/legal/terms',
  '/legal/privacy',
  '/legal/cookies',
  '/legal/support',
] as const;

const partsOf = (address: string): string[] => address.toLowerCase().split('/').filter(Boolean);

/** Whether the web app has a screen at an address, as its router reads it; whatever it then shows there. */
export function isScreen(address: string): boolean {
  const parts = partsOf(address);
  return screenAddresses.some((known) => {
    const wanted = partsOf(known);
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  });
}

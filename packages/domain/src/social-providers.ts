/** Other services by which people may sign in, where they are set up. Their names need no translation. */
export const socialProviders = ['google', 'apple'] as const;
export type SocialProvider = (typeof socialProviders)[number];
/** What parents read on the buttons. */
export const socialProviderNames: Record<SocialProvider, string> = { google: 'Google', apple: 'Apple' };

import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** PEM in one line is what most places for settings can hold. */
const pem = z
  .string()
  .transform((text) => text.replaceAll('\\n', '\n'))
  .refine((text) => {
    try {
      return createPrivateKey(text).asymmetricKeyDetails?.namedCurve === 'prime256v1';
    } catch {
      return false;
    }
  }, 'must be the key that Apple gave out as a .p8 file');

/** Settings of signing in by another service. */
export const socialSignInSettings = {
  GOOGLE_SIGN_IN_CLIENT_ID: z
    .string()
    .endsWith('.apps.googleusercontent.com', 'must end with .apps.googleusercontent.com')
    .optional(),
  GOOGLE_SIGN_IN_CLIENT_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  APPLE_SIGN_IN_CLIENT_ID: z.string().min(3, 'must be the identifier of a Services ID').optional(),
  APPLE_SIGN_IN_TEAM_ID: z.string().length(10, 'must have 10 characters').optional(),
  APPLE_SIGN_IN_KEY_ID: z.string().length(10, 'must have 10 characters').optional(),
  APPLE_SIGN_IN_KEY: pem.optional(),
};

type Settings = { [Name in keyof typeof socialSignInSettings]?: string | undefined };

/** Undefined: there is no such way to sign in. */
export interface SocialSignIn {
  google: { clientId: string; clientSecret: string } | undefined;
  apple: { clientId: string; teamId: string; keyId: string; privateKey: string } | undefined;
}

const together = [
  ['GOOGLE_SIGN_IN_CLIENT_ID', 'GOOGLE_SIGN_IN_CLIENT_SECRET'],
  ['APPLE_SIGN_IN_CLIENT_ID', 'APPLE_SIGN_IN_TEAM_ID', 'APPLE_SIGN_IN_KEY_ID', 'APPLE_SIGN_IN_KEY'],
] as const;

/** What is missing beside what is set. Without mail, nobody who came by Google could ever choose a password. */
export function socialSignInFaults(given: Settings & { SMTP_URL?: string | undefined }): string[] {
  return together.flatMap((names) => {
    const set = names.find((name) => given[name]);
    if (!set) return [];
    return [...names, 'SMTP_URL' as const]
      .filter((name) => !given[name])
      .map((name) => `  ${name} is needed with ${set}`);
  });
}

export function socialSignInOf(settings: Settings): SocialSignIn {
  const { GOOGLE_SIGN_IN_CLIENT_ID, GOOGLE_SIGN_IN_CLIENT_SECRET } = settings;
  const { APPLE_SIGN_IN_CLIENT_ID, APPLE_SIGN_IN_TEAM_ID, APPLE_SIGN_IN_KEY_ID, APPLE_SIGN_IN_KEY } =
    settings;
  return {
    google:
      GOOGLE_SIGN_IN_CLIENT_ID && GOOGLE_SIGN_IN_CLIENT_SECRET
        ? { clientId: GOOGLE_SIGN_IN_CLIENT_ID, clientSecret: GOOGLE_SIGN_IN_CLIENT_SECRET }
        : undefined,
    apple:
      APPLE_SIGN_IN_CLIENT_ID && APPLE_SIGN_IN_TEAM_ID && APPLE_SIGN_IN_KEY_ID && APPLE_SIGN_IN_KEY
        ? {
            clientId: APPLE_SIGN_IN_CLIENT_ID,
            teamId: APPLE_SIGN_IN_TEAM_ID,
            keyId: APPLE_SIGN_IN_KEY_ID,
            privateKey: APPLE_SIGN_IN_KEY,
          }
        : undefined,
  };
}

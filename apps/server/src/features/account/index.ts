import { setTimeout as pause } from 'node:timers/promises';
import type { Actor } from '@milestoon/database';
import { socialProviderNames } from '@milestoon/domain';
import type { Feature } from '../../platform/feature.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import type { AccountDeps } from './account.deps.ts';
import { createAccountRoutes } from './account.routes.ts';
import { addressChangeJob, addressNoticeJob } from './address-change.job.ts';
import type { Auth } from './auth.ts';
import { confirmationLinkJob } from './confirmation-link.job.ts';
import { isAddressConfirmed, requireConfirmedAddress } from './confirmed-address.ts';
import { forgetEndedSessions } from './forget-ended-sessions.ts';
import { lastSeenNotes } from './last-seen.ts';
import { toTypedAddress } from './local-address.ts';
import { createPasskeysRoutes } from './passkeys/passkeys.routes.ts';
import { mountPasskeySignIn } from './passkeys/passkey-sign-in.routes.ts';
import { createPasswords, type PasswordCost } from './password-hash.ts';
import { checkPassword, passwordWasReset } from './password.service.ts';
import { resetLinkJob } from './reset-link.job.ts';
import { createSecondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { mountSecondStep } from './second-factor/second-step.routes.ts';
import { takeCode } from './second-factor/take-code.ts';
import { isSessionOpen, sessionMark, sessionResolver, sessionToken, signedInAt } from './session.ts';
import { liveSessions, sessionIdOf } from './session-id.ts';
import { createSignInGuard } from './sign-in-guard.ts';
import { mountSignIn } from './sign-in.routes.ts';
import { mountSocialSignIn } from './social/social.routes.ts';
import type { SocialAddresses } from './social/providers.ts';
import { ensureSuperAdmin, type SuperAdminOutcome } from './super-admin.ts';

/** What a test may bring of its own. */
export interface AccountOverrides {
  /** Waits, in milliseconds. */
  pause?: (milliseconds: number) => Promise<unknown>;
  /** No setting lowers it: what is cheap to store is cheap to guess. */
  passwordCost?: PasswordCost;
  /** Where Google and Apple are. */
  socialAddresses?: SocialAddresses;
}

declare module '../../platform/ports.ts' {
  interface Ports {
    /** Who a request comes from. */
    resolveActor(headers: Headers): Promise<SessionActor | null>;
    /** What the session of a request is called in links. */
    sessionMark(headers: Headers): string | undefined;
    /** The session's token, as it stands in the table. */
    sessionToken(headers: Headers): string | undefined;
    /** Whether a session of this mark is open, and acts for this account. */
    isSessionOpen(userId: string, mark: string): Promise<boolean>;
    /** When somebody signed in with the session of a request; null for a caller with another proof. */
    signedInAt(headers: Headers): Promise<Date | null>;
    /** The session a request came with; undefined for a caller with another proof. */
    sessionIdOf(actor: Actor, headers: Headers): Promise<string | undefined>;
    /** Which of these sessions are still there, and for whose account each acts. */
    liveSessions(ids: readonly string[]): Promise<Map<string, string>>;
    /** Whether this is their present password; wrong ones are counted. */
    checkPassword(actor: Actor, password: string): Promise<boolean>;
    /**
     * For what waits until somebody has shown that the address is theirs: publishing, sharing, keys.
     * @throws AppError ADDRESS_UNCONFIRMED
     */
    requireConfirmedAddress(actor: Actor): Promise<void>;
    /** Whether mails may go to the address of an account; only what proves the address is sent without asking. */
    mayMail(userId: string): Promise<boolean>;
    /** An address as its owner typed it, from how it is stored. */
    typedAddress(stored: string): string;
    /** Makes the account of the settings, or finds it. */
    ensureSuperAdmin(): Promise<SuperAdminOutcome>;
  }
}

/** Signing up and in, passwords, second factors, passkeys, sessions and addresses. */
export async function createAccount(services: Services, overrides: AccountOverrides) {
  const { config, database, limiter, log } = services;
  const secret = await database.secret('sessions');
  const passwords = createPasswords(overrides.passwordCost);
  let auth: Promise<Auth> | undefined;
  const loadAuth = (): Promise<Auth> => {
    auth ??= (async () => {
      const { createAuth } = await import('./auth.ts');
      const { socialAddresses, socialProvidersOf } = await import('./social/providers.ts');
      const social = socialProvidersOf(config, overrides.socialAddresses ?? socialAddresses, services.now);
      return createAuth(database, config, log, secret, passwords, social, {
        isBeingErased: (userId) => services.ports.isBeingErased(userId),
        passwordWasReset: (user) => passwordWasReset(deps, user),
        takeCode: (userId, code) => takeCode({ database, loadAuth }, userId, code),
        wayAdded: (userId, provider) =>
          database.asWorker('another way to sign in is told', (tx) =>
            services.ports.audit(tx, userId, {
              kind: 'sign-in-way-added',
              name: socialProviderNames[provider],
            }),
          ),
      });
    })();
    return auth;
  };
  const guard = createSignInGuard(limiter, overrides.pause ?? pause);
  const deps: AccountDeps = { ...services, guard, passwords, loadAuth };
  return {
    routes: {
      account: createAccountRoutes(deps),
      passkeys: createPasskeysRoutes(deps),
      secondFactor: createSecondFactorRoutes(deps),
    },
    // The last of them closes whatever else is below its address.
    mounts: [mountSecondStep(deps), mountPasskeySignIn(deps), mountSocialSignIn(deps), mountSignIn(deps)],
    jobs: {
      'mail-reset-link': resetLinkJob(deps),
      'mail-confirmation-link': confirmationLinkJob(deps),
      'mail-address-change': addressChangeJob(deps),
      'mail-address-notice': addressNoticeJob(deps),
    },
    sweeps: [
      {
        role: 'worker',
        every: 3_600_000,
        work: () => forgetEndedSessions(database),
        fault: 'sessions that ran out were not deleted',
      },
    ],
    ports: {
      resolveActor: sessionResolver(database, secret, config, lastSeenNotes(deps)),
      sessionMark: (headers) => sessionMark(headers, config),
      sessionToken: (headers) => sessionToken(headers, config),
      isSessionOpen: (userId, mark) => isSessionOpen(database, userId, mark),
      signedInAt: (headers) => signedInAt(database, sessionToken(headers, config)),
      sessionIdOf: (actor, headers) => sessionIdOf(deps, actor, headers),
      liveSessions: (ids) => liveSessions(deps, ids),
      checkPassword: (actor, password) => checkPassword(deps, actor, password),
      requireConfirmedAddress: (actor) => requireConfirmedAddress(services, actor),
      mayMail: (userId) => isAddressConfirmed(services, userId),
      typedAddress: toTypedAddress,
      ensureSuperAdmin: () => ensureSuperAdmin(database, config, passwords),
    },
  } satisfies Feature;
}

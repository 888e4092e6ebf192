import type { Services } from '../../platform/services.ts';
import type { Auth } from './auth.ts';
import type { SignInGuard } from './sign-in-guard.ts';
import type { Passwords } from './password-hash.ts';

/** What accounts work with. The library is loaded at its first use. */
export interface AccountDeps
  extends Pick<Services, 'config' | 'log' | 'database' | 'queue' | 'limiter' | 'now' | 'sendMail'> {
  ports: Pick<
    Services['ports'],
    'notify' | 'audit' | 'checkPassword' | 'revokeApiKeys' | 'endInvitations' | 'isBeingErased'
  >;
  guard: SignInGuard;
  passwords: Passwords;
  loadAuth(): Promise<Auth>;
}

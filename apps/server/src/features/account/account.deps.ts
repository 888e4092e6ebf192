import type { Services } from '../../platform/services.ts';
import type { Auth } from './auth.ts';

/** What accounts work with. The library is loaded at its first use. */
export interface AccountDeps
  extends Pick<Services, 'config' | 'log' | 'database' | 'queue' | 'now' | 'sendMail'> {
  ports: Pick<Services['ports'], 'notify'>;
  loadAuth(): Promise<Auth>;
}

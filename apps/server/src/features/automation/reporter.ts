import type { ApiKeyUse, SessionActor } from '../../platform/services.ts';

/** Who reports: a parent's own key, or one that an outside generator was sent. */
export interface Reporter {
  actor: SessionActor;
  apiKey: ApiKeyUse;
}

/**
 * Whether there is anything here for the reporter. To the key that an outside generator was sent, nothing exists but
 * what was asked of it; a parent's own key is told that nothing was asked for.
 */
export const mayKnow = (
  { apiKey }: Reporter,
  { automation_request }: { automation_request: string | null },
): boolean => automation_request !== null || apiKey.id !== null;

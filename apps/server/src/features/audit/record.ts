import type { Tx } from '@milestoon/database';
import type { AuditKind } from '@milestoon/domain';
import { sql } from 'kysely';
import { deviceOf } from '../../platform/http/device.ts';
import { shortenedAddress } from '../../platform/http/shortened-address.ts';
import type { AuditOrigin, Services } from '../../platform/services.ts';
import type { AuditEvent } from './audit-event.ts';

/** What is told of an event beside its kind. */
function factsOf(event: AuditEvent): Record<string, string> {
  switch (event.kind) {
    case 'key-used':
      return { name: event.name };
    case 'published':
      return { episodeId: event.episodeId };
    case 'video-visibility':
    case 'film-visibility':
      return { episodeId: event.episodeId, detail: event.visibility };
    case 'member-invited':
      return { detail: event.seat };
    case 'films-visibility':
      return { detail: event.visibility };
    case 'videos-deleted':
      return { detail: String(event.count) };
    case 'episode-deleted':
      return { detail: String(event.episodeNumber) };
    default:
      return 'name' in event ? { name: event.name } : {};
  }
}

/** Of an admin, a page at a time. */
const looks: ReadonlySet<AuditKind> = new Set(['address-seen', 'progress-seen', 'support-read']);

/** What makes events one line, where it is not to be alike in everything within the hour. */
function oneLine(event: AuditEvent, network: string | null, now: Date): string | null {
  // Guesses come from many networks: a burst of them is one line.
  if (event.kind === 'sign-in-failed') return now.toISOString().slice(0, 13);
  // Whoever reads a list reads many pages of it.
  if (looks.has(event.kind)) return now.toISOString().slice(0, 10);
  // The first time from a network is worth a line, for good.
  return event.kind === 'key-used' ? `${event.keyId}|${network}` : null;
}

/**
 * Writes an event into the trail of a person. The database bounds how many lines there are, and lets whoever acts for
 * a person write for that person only.
 */
export async function record(
  { now, ports, log }: Pick<Services, 'now' | 'ports' | 'log'>,
  tx: Pick<Tx, 'getExecutor'>,
  userId: string,
  event: AuditEvent,
  origin?: AuditOrigin,
): Promise<void> {
  const at = now();
  const network = origin ? shortenedAddress(origin.clientAddress) : null;
  // Every event has its sentence: what the texts do not know does not compile.
  const kind: AuditKind = event.kind;
  const row = {
    kind,
    at,
    ...factsOf(event),
    once: oneLine(event, network, at),
    network,
    device: origin && deviceOf(origin.headers),
    via: origin?.apiKey?.name,
    sessionToken: origin && ports.sessionToken(origin.headers),
  };
  await sql`select me.audit(${userId}, ${JSON.stringify(row)}::jsonb)`.execute(tx);
  // The kind alone: names that people gave to keys and channels are for their own trail.
  log.info(
    { user: userId, event: kind, ...('episodeId' in event ? { episode: event.episodeId } : {}) },
    'account',
  );
}

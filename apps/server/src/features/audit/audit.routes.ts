import { sql } from 'kysely';
import type { AuditEvent } from '@milestoon/contract';
import { auditKinds } from '@milestoon/domain';
import { authed } from '../../platform/http/procedures.ts';
import type { Services, SessionActor } from '../../platform/services.ts';

const pageSize = 30;

const readPage = ({ database }: Services, actor: SessionActor, before: number | undefined) =>
  database.asUser(actor, async (tx) => {
    const { rows: actors } = await sql<{ id: string; email: string }>`
      select id, email from me.trail_actors()`.execute(tx);
    const rows = await tx
      .selectFrom('audit_events as event')
      .leftJoin('episodes', 'episodes.id', 'event.episode_id')
      .select(['event.id', 'kind', 'at', 'last_at', 'times', 'name', 'detail', 'network', 'device'])
      .select(['event.session_id', 'event.via', 'event.acted_by', 'event.by_member', 'episodes.title'])
      .where('event.user_id', '=', actor.id)
      .where('kind', 'in', auditKinds)
      .$if(before !== undefined, (query) => query.where('event.id', '<', before ?? 0))
      .orderBy('event.id', 'desc')
      .limit(pageSize + 1)
      .execute();
    return { rows, actors };
  });

async function listEvents(
  services: Services,
  actor: SessionActor,
  headers: Headers,
  before: number | undefined,
): Promise<{ events: AuditEvent[]; next: number | null }> {
  const here = await services.ports.sessionIdOf(actor, headers);
  const { rows, actors } = await readPage(services, actor, before);
  const emailOf = (id: string | null): string | null => {
    const known = actors.find((one) => one.id === id);
    return known ? services.ports.typedAddress(known.email) : null;
  };
  const events = rows
    .slice(0, pageSize)
    .flatMap(({ session_id, last_at, via, acted_by, by_member, title, ...row }) => {
      const kind = auditKinds.find((known) => known === row.kind);
      if (!kind) return [];
      const by = by_member ? { email: emailOf(acted_by) } : null;
      const isHere = session_id !== null && session_id === here;
      return [{ ...row, kind, lastAt: last_at, episode: title, apiKey: via, by, isHere }];
    });
  return { events, next: rows.length > pageSize ? (events.at(-1)?.id ?? null) : null };
}

export const auditRoutes = {
  list: authed.audit.list.handler(({ context: { services, actor, headers }, input }) =>
    listEvents(services, actor, headers, input.before),
  ),
};

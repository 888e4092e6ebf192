import type {
  AdminChild,
  AdminEpisode,
  AdminMessage,
  AdminUser,
  ChildState,
  EpisodeState,
  FailedWork,
} from '@milestoon/contract';
import { isSupportReason, roles } from '@milestoon/domain';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import { findGivenUp, forgetGivenUp } from '../../platform/queue/given-up.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { findChildren, findEpisodes, findUsers } from './admin.repo.ts';
import { asAdmin, lookAt } from './desk.ts';
import { findFailures } from './failures.repo.ts';
import { findMessages } from './messages.repo.ts';
import { type Page, sliceOf, toPage } from './pages.ts';

export async function listUsers(
  services: Services,
  actor: SessionActor,
  { search = '', page }: { search?: string | undefined; page: number },
): Promise<Page<AdminUser>> {
  const found = await lookAt(services, actor, {
    list: 'accounts',
    seen: 'address-seen',
    read: (tx) => findUsers(tx, { search: search.trim(), ...sliceOf(page) }),
    ownerOf: ({ id }) => id,
  });
  return toPage(found, page, ({ email, role, created_at, email_verified, ...row }) => ({
    ...row,
    email: services.ports.typedAddress(email),
    role: roles.find((known) => known === role) ?? 'user',
    createdAt: created_at,
    isConfirmed: email_verified,
  }));
}

interface Wanted<State> {
  user?: string | undefined;
  state?: State | undefined;
  page: number;
}

export async function listChildren(
  services: Services,
  actor: SessionActor,
  { user, state, page }: Wanted<ChildState>,
): Promise<Page<AdminChild>> {
  const wanted = { user: user === undefined ? undefined : asId(user), state, ...sliceOf(page) };
  const found = await lookAt(services, actor, {
    list: 'children',
    seen: 'progress-seen',
    read: (tx) => findChildren(tx, wanted),
    ownerOf: ({ user_id }) => user_id,
  });
  return toPage(found, page, ({ id, state: stands, episodes, ...row }) => ({
    id,
    state: stands,
    episodes,
    userId: row.user_id,
    email: services.ports.typedAddress(row.email),
    childNumber: row.child_number,
    createdAt: row.created_at,
  }));
}

export async function listEpisodes(
  services: Services,
  actor: SessionActor,
  { user, state, page }: Wanted<EpisodeState>,
): Promise<Page<AdminEpisode>> {
  const wanted = { user: user === undefined ? undefined : asId(user), state, ...sliceOf(page) };
  const found = await lookAt(services, actor, {
    list: 'episodes',
    seen: 'progress-seen',
    read: (tx) => findEpisodes(tx, wanted),
    ownerOf: ({ user_id }) => user_id,
  });
  return toPage(found, page, ({ id, state: stands, share, ...row }) => ({
    id,
    state: stands,
    share,
    userId: row.user_id,
    email: services.ports.typedAddress(row.email),
    childNumber: row.child_number,
    episodeNumber: row.episode_number,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  }));
}

export async function listFailures(
  services: Services,
  actor: SessionActor,
  page: number,
): Promise<Page<FailedWork>> {
  const found = await lookAt(services, actor, {
    list: 'failed work',
    seen: 'progress-seen',
    read: (tx) => findFailures(tx, sliceOf(page)),
    ownerOf: ({ user_id }) => user_id,
  });
  return toPage(found, page, ({ id, kind, attempts, ...row }) => ({
    id,
    kind,
    attempts,
    userId: row.user_id,
    email: row.email && services.ports.typedAddress(row.email),
    childNumber: row.child_number,
    episodeNumber: row.episode_number,
    failedAt: row.failed_at,
  }));
}

export async function listMessages(
  services: Services,
  actor: SessionActor,
  page: number,
): Promise<Page<AdminMessage>> {
  const found = await lookAt(services, actor, {
    list: 'messages to support',
    seen: 'support-read',
    read: (tx) => findMessages(tx, sliceOf(page)),
    ownerOf: ({ user_id }) => user_id,
  });
  return toPage(found, page, ({ user_id, reason, sent_at, mailed_at, ...row }) => ({
    ...row,
    userId: user_id,
    reason: isSupportReason(reason) ? reason : 'other',
    sentAt: sent_at,
    isMailed: mailed_at !== null,
  }));
}

/**
 * Has what was given up begun anew by the part it belongs to.
 *
 * @throws AppError NOT_FOUND for what was not given up, or was seen to since; TOO_MANY_REQUESTS while as much of the
 *   owner's waits as may at a time
 */
export async function tryAgain(
  services: Services,
  actor: SessionActor,
  workId: string,
): Promise<{ id: string; begun: boolean }> {
  const { ports, log } = services;
  const id = asId(workId);
  const job = await asAdmin(services, actor, 'an admin has work tried again', (tx) => findGivenUp(tx, id));
  if (!job) throw notFound();
  const begun = await ports.tryAgain(job);
  await asAdmin(services, actor, 'an admin had work tried again', async (tx) => {
    await forgetGivenUp(tx, job);
    if (begun && job.owner !== null && job.owner !== actor.id)
      await ports.audit(tx, job.owner, { kind: 'work-restarted' });
  });
  log.info({ admin: actor.id, job: id, queue: job.name, begun }, 'an admin had work tried again');
  return { id, begun };
}

import type { Avatars, ChildSummary } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { lookSchema } from '@milestoon/look';
import { awaitsAvatars, isChoiceOpen } from '../../platform/awaited-avatars.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { needsNoPayment } from './child-views.ts';
import { type ChildRow, findChild, listCandidates, lockChild } from './children.repo.ts';
import { summariseChild } from './children.service.ts';
import { deleteReleased, releaseFiles } from './released-files.ts';

type Candidates = Awaited<ReturnType<typeof listCandidates>>;

function statusOf(child: ChildRow, candidates: Candidates): Avatars['status'] {
  if (!isChoiceOpen(child)) return 'chosen';
  if (candidates.length >= limits.avatarCandidates) return 'ready';
  if (child.avatars_failed_at) return 'failed';
  return child.avatars_requested_at ? 'drawing' : 'waiting';
}

/** Drawn while they are read, the last candidates would be told beside the avatar that was kept before them. */
const ofOneMoment = 'repeatable read';

export const getAvatars = (
  { database, storage }: Services,
  actor: SessionActor,
  id: string,
): Promise<Avatars> =>
  database.asUser(
    actor,
    async (tx) => {
      const child = await findChild(tx, id);
      const candidates = await listCandidates(tx, child);
      return {
        status: statusOf(child, candidates),
        begun: child.avatars_begun_round === child.avatar_round,
        kept: child.avatar_url && storage.link('avatars', child.avatar_url),
        candidates: candidates.map((candidate) => ({
          id: candidate.id,
          url: storage.link('avatars', candidate.path),
          variant: candidate.variant,
          label: candidate.label,
          description: candidate.description,
          look: candidate.look === null ? null : lookSchema.parse(candidate.look),
        })),
      };
    },
    ofOneMoment,
  );

/**
 * Has the candidates of a child drawn. Safe to call any number of times: a child that has them all keeps
 * them, and the queue takes one job a child. False when none is missing.
 */
export async function startAvatars({ database, now, ports }: Services, childId: string): Promise<boolean> {
  const isMissing = await database.asWorker('avatars are started by payment events', async (tx) => {
    const child = await tx.selectFrom('children').selectAll().where('id', '=', childId).executeTakeFirst();
    if (!child || !awaitsAvatars(child)) return false;
    const candidates = await listCandidates(tx, child);
    if (candidates.length >= limits.avatarCandidates) return false;
    const started = await tx
      .updateTable('children')
      .set((eb) => {
        // What failed may be asked for again, and has not begun anew.
        const unlessFailed = <Column extends 'automation_request' | 'avatars_begun_round'>(column: Column) =>
          eb.case().when('avatars_failed_at', 'is', null).then(eb.ref(column)).else(null).end();
        return {
          avatars_requested_at: eb.fn.coalesce('avatars_requested_at', eb.val(now())),
          avatars_failed_at: null,
          automation_request: unlessFailed('automation_request'),
          avatars_begun_round: unlessFailed('avatars_begun_round'),
        };
      })
      .where('id', '=', childId)
      .where((eb) =>
        eb.or([
          eb('avatar_selected', '=', false),
          eb('redrawing', '=', true),
          eb('avatar_style', '<>', eb.ref('style')),
        ]),
      )
      .returning('id')
      .executeTakeFirst();
    return started !== undefined;
  });
  if (isMissing) await ports.automation.generateAvatars(childId);
  return isMissing;
}

/** A first look was begun, and nothing was changed since: an edit would have the avatars drawn again. */
const isFirstLook = (child: ChildRow): boolean => child.first_look_round === child.avatar_round;

/**
 * The selection screen asks for the candidates; they are begun if the child is paid for, needs no payment or has its
 * first look.
 */
export async function requestAvatars(services: Services, actor: SessionActor, id: string): Promise<Avatars> {
  const child = await services.database.asUser(actor, (tx) => findChild(tx, id));
  if (isFirstLook(child) || (await needsNoPayment(services, actor, child.id)))
    await startAvatars(services, child.id);
  return getAvatars(services, actor, id);
}

/**
 * Keeps one candidate for good, and the look it shows; a kept avatar that it takes the place of is deleted.
 *
 * @throws AppError NOT_FOUND, CONFLICT when one was chosen before and no new ones were drawn since
 */
export async function selectAvatar(
  services: Services,
  actor: SessionActor,
  id: string,
  candidateId: string,
): Promise<ChildSummary> {
  const released = await services.database.asUser(actor, async (tx) => {
    const child = await lockChild(tx, id);
    const candidates = await listCandidates(tx, child);
    const chosen = candidates.find((candidate) => candidate.id === candidateId);
    if (!chosen) throw notFound();
    if (!isChoiceOpen(child)) throw new AppError('CONFLICT');
    await tx
      .updateTable('children')
      .set({
        avatar_url: chosen.path,
        avatar_variant: chosen.variant,
        ...(chosen.look !== null && { look: JSON.stringify(chosen.look) }),
        other_looks: null,
        avatar_selected: true,
        redrawing: false,
        avatar_outdated: false,
        updated_at: services.now(),
      })
      .where('id', '=', child.id)
      .execute();
    const isOffered = candidates.some(({ path }) => path === child.avatar_url);
    return releaseFiles(tx, child.avatar_url && !isOffered ? [child.avatar_url] : []);
  });
  await deleteReleased(services, actor, released);
  return summariseChild(services, actor, id);
}

import { randomUUID } from 'node:crypto';
import type { ChildrenTable, Tx } from '@milestoon/database';
import type { Selectable } from 'kysely';
import { awaitsAvatars, awaitsVariant } from '../../platform/awaited-avatars.ts';
import { notFound } from '../../platform/errors.ts';
import { asId } from '../../platform/ids.ts';
import type { AutomationDeps } from './automation.deps.ts';
import { mayKnow, type Reporter } from './reporter.ts';

export interface AvatarReport {
  childId: string;
  requestId?: string | undefined;
  variant: number;
  label?: string | undefined;
  description?: string | undefined;
  file: File;
}

interface Taken {
  accepted: boolean;
}

type Child = Selectable<ChildrenTable>;

/** Pixels: as large as the studio's own. */
const side = 1024;
const reason = 'an outside generator reports avatars';

/** The reporter's own child, held until the transaction ends. @throws AppError NOT_FOUND */
async function lockOwnChild(tx: Tx, reporter: Reporter, id: string): Promise<Child> {
  const child = await tx
    .selectFrom('children')
    .selectAll()
    .where('id', '=', asId(id))
    .where('user_id', '=', reporter.actor.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!child || !mayKnow(reporter, child)) throw notFound();
  return child;
}

/** Whether candidates are awaited from outside, and these are of that request. */
function isAwaited(child: Child, { requestId }: { requestId?: string | undefined }): boolean {
  if (child.automation_request === null || !awaitsAvatars(child)) return false;
  return requestId === undefined || requestId === child.automation_request;
}

const isTaken = async (tx: Tx, child: Child, variant: number): Promise<boolean> => {
  const present = await tx
    .selectFrom('avatar_candidates')
    .select('id')
    .where('child_id', '=', child.id)
    .where('round', '=', child.avatar_round)
    .where('variant', '=', variant)
    .executeTakeFirst();
  return present !== undefined;
};

const isWanted = async (tx: Tx, child: Child, report: AvatarReport): Promise<boolean> =>
  isAwaited(child, report) &&
  awaitsVariant(child, report.variant) &&
  !(await isTaken(tx, child, report.variant));

/**
 * Takes in one candidate. Its picture is decoded and encoded anew like an uploaded photo. What comes a second time,
 * after the choice, or for an earlier request changes nothing.
 *
 * @throws AppError NOT_FOUND for the child of somebody else, PHOTO_REJECTED
 */
export async function reportAvatar(
  { database, storage, pictures }: AutomationDeps,
  reporter: Reporter,
  report: AvatarReport,
): Promise<Taken> {
  const wanted = await database.asWorker(reason, async (tx) => {
    const child = await lockOwnChild(tx, reporter, report.childId);
    return isWanted(tx, child, report);
  });
  if (!wanted) return { accepted: false };
  const { jpeg, width, height } = await pictures.prepare(reporter.actor.id, report.file, { maxSide: side });
  const path = `user-${reporter.actor.id}/${report.childId}-avatar-${report.variant + 1}-${randomUUID()}.jpg`;
  await storage.put('avatars', path, jpeg);
  try {
    const stored = await database.asWorker(reason, async (tx) => {
      const child = await lockOwnChild(tx, reporter, report.childId);
      if (!(await isWanted(tx, child, report))) return false;
      const { id: child_id, user_id, avatar_round: round } = child;
      const { variant, label = `Avatar ${variant + 1}`, description = '' } = report;
      await tx
        .insertInto('avatar_candidates')
        .values({ child_id, user_id, round, variant, path, label, description })
        .execute();
      await tx
        .insertInto('stored_files')
        .values({
          path,
          bucket: 'avatars',
          user_id,
          content_type: 'image/jpeg',
          width,
          height,
          bytes: jpeg.byteLength,
          attached: true,
        })
        .execute();
      return true;
    });
    if (!stored) await storage.remove('avatars', path);
    return { accepted: stored };
  } catch (error) {
    await storage.remove('avatars', path); // a file without a row would never be deleted
    throw error;
  }
}

/** There will be no more candidates: the parent is offered to try again. @throws AppError NOT_FOUND */
export const reportAvatarsFailed = (
  { database, now }: AutomationDeps,
  reporter: Reporter,
  report: { childId: string; requestId?: string | undefined },
): Promise<Taken> =>
  database.asWorker(reason, async (tx) => {
    const child = await lockOwnChild(tx, reporter, report.childId);
    if (!isAwaited(child, report) || child.avatars_failed_at !== null) return { accepted: false };
    await tx.updateTable('children').set({ avatars_failed_at: now() }).where('id', '=', child.id).execute();
    return { accepted: true };
  });

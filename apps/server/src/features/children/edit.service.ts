import { isDeepStrictEqual } from 'node:util';
import type { Child } from '@milestoon/contract';
import type { Tx } from '@milestoon/database';
import { type AnimationStyle, mayChangeStyle, recordStyleChange } from '@milestoon/domain';
import { type Look, lookSchema } from '@milestoon/look';
import { AppError, notFound } from '../../platform/errors.ts';
import type { Services, SessionActor } from '../../platform/services.ts';
import { attachFiles } from '../../platform/storage/attachments.ts';
import { requestAvatars } from './avatars.service.ts';
import { type ChildRow, factsOf, listCandidates, lockChild } from './children.repo.ts';
import { getChild, styleHistoryOf } from './children.service.ts';
import { deleteReleased, releaseFiles } from './released-files.ts';

export interface ChildEdit {
  /** The version that the parent saw. */
  version: number;
  name: string;
  photos: string[];
  style: AnimationStyle;
  look: Look;
  /** How the name sounds; undefined leaves it as it is. */
  pronunciation?: string | null | undefined;
  /** Offer new avatars of what was changed. */
  redraw: boolean;
}

/**
 * Saves an edit. Episodes already made stay as they are; the next one follows the new style and look. So does the
 * chosen avatar when the style changes: the same pose is drawn in the new one, also where none are to be offered.
 *
 * @throws AppError NOT_FOUND for the child or a photo of somebody else; CONFLICT for an edit of an older
 * version; INVALID_INPUT while the style is locked, and without photos.
 */
export async function editChild(
  services: Services,
  actor: SessionActor,
  id: string,
  edit: ChildEdit,
): Promise<Child> {
  if (new Set(edit.photos).size !== edit.photos.length) throw notFound();
  const saved = await services.database.asUser(actor, (tx) => saveEdit(services, tx, id, edit));
  await saved.tell();
  await deleteReleased(services, actor, saved.released);
  if (saved.redraw) {
    // A drawing under way is of what the child looked like before, and would keep the new one out.
    await services.queue.cancel('draw-avatars', saved.child.id);
    await requestAvatars(services, actor, saved.child.id);
  }
  return getChild(services, actor, id);
}

interface SavedEdit {
  child: ChildRow;
  released: string[];
  redraw: boolean;
  /** To be called after the transaction. */
  tell: () => Promise<void>;
}

async function saveEdit(services: Services, tx: Tx, id: string, edit: ChildEdit): Promise<SavedEdit> {
  const now = services.now();
  const child = await lockChild(tx, id);
  if (child.version !== edit.version)
    throw new AppError('CONFLICT', { userMessage: (texts) => texts.child.editedElsewhere });
  const style = styleChange(child, edit, now);
  checkPhotos(child, edit);
  const changesLook =
    !isDeepStrictEqual(edit.photos, child.photos) ||
    !isDeepStrictEqual(edit.look, lookSchema.parse(child.look));
  const changesDrawing = changesLook || edit.style !== child.style;
  const isOffered = mustRedraw(child, edit.redraw, changesDrawing);
  const redraw = isOffered || (child.avatar_selected && edit.style !== child.style);

  const added = edit.photos.filter((path) => !child.photos.includes(path));
  if (added.length > 0) await attachFiles(tx, 'child-photos', added);
  const replaced = child.photos.filter((path) => !edit.photos.includes(path));
  const discarded = redraw ? await discardCandidates(tx, child) : [];
  await tx
    .updateTable('children')
    .set({
      name: edit.name,
      photos: edit.photos,
      ...(edit.pronunciation !== undefined && { pronunciation: edit.pronunciation }),
      look: JSON.stringify(edit.look),
      // What a parent has looked through and saved is open no more.
      ...(changesLook && { other_looks: null }),
      ...style,
      version: child.version + 1,
      avatar_outdated: child.avatar_selected && (child.avatar_outdated || changesDrawing),
      ...(redraw && {
        avatar_round: child.avatar_round + 1,
        redrawing: child.avatar_selected && isOffered,
        avatars_requested_at: null,
        automation_request: null,
      }),
      updated_at: now,
    })
    .where('id', '=', child.id)
    .execute();
  const before = factsOf(child);
  const tell = await services.ports.automation.childUpdated(tx, before, {
    ...before,
    name: edit.name,
    photos: edit.photos,
  });
  return { child, redraw, tell, released: await releaseFiles(tx, [...replaced, ...discarded]) };
}

/** The columns a change of style sets; none when it stays. @throws AppError INVALID_INPUT while it is locked */
function styleChange(child: ChildRow, { style }: ChildEdit, now: Date) {
  if (style === child.style) return {};
  const history = styleHistoryOf(child);
  if (!mayChangeStyle(history, now))
    throw new AppError('INVALID_INPUT', {
      userMessage: (texts) => texts.child.styleLocked,
      data: { field: 'style' },
    });
  const changed = recordStyleChange(history, now);
  return {
    style,
    last_style_change: changed.lastStyleChange,
    style_changes_this_month: changed.styleChangesThisMonth,
  };
}

/** Photos that were deleted in due course are only asked for again when they are needed for drawing. */
function checkPhotos(child: ChildRow, edit: ChildEdit): void {
  const areDeleted = child.photos.length === 0;
  if (edit.photos.length > 0 || (areDeleted && edit.style === child.style)) return;
  throw new AppError('INVALID_INPUT', {
    userMessage: (texts) => texts.child.photoRequired,
    data: { field: 'photos' },
  });
}

/**
 * Candidates nobody has chosen from follow every change. Beside a kept avatar new ones are drawn when asked
 * for, and only once there is something new to draw.
 */
function mustRedraw(child: ChildRow, isAskedFor: boolean, changesDrawing: boolean): boolean {
  if (child.avatar_selected && !child.redrawing)
    return isAskedFor && (changesDrawing || child.avatar_outdated);
  return changesDrawing && (child.avatar_selected || child.avatars_requested_at !== null);
}

/** Takes the candidates away and tells their files; the kept avatar's stays. */
async function discardCandidates(tx: Tx, child: ChildRow): Promise<string[]> {
  const candidates = await listCandidates(tx, child);
  await tx.deleteFrom('avatar_candidates').where('child_id', '=', child.id).execute();
  return candidates.map((candidate) => candidate.path).filter((path) => path !== child.avatar_url);
}

import type { Child, StoredPhoto } from '@milestoon/contract';
import { type AnimationStyle, isDrawable, limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { isVague, type Look, type LookReading } from '@milestoon/look';
import type { Wire } from '../../lib/api.ts';
import type { ChildPhoto } from '../../looks/use-child-photos.ts';
import { excessOf } from '../../ui/text-area.tsx';

export type SavedChild = Wire<Child>;

/** What an edit starts from, and what it is compared with when it is sent. */
export type EditBase = Pick<SavedChild, 'version' | 'name' | 'pronunciation' | 'photos' | 'style' | 'look'>;

export interface EditDraft {
  base: EditBase;
  name: string;
  /** How the name sounds; empty leaves it to the voice. */
  pronunciation: string;
  photos: ChildPhoto[];
  style: AnimationStyle;
  /** What the parent set by hand; it wins over everything. */
  corrections: Partial<Look>;
  /** Whether new avatars are wanted, should there be something new to draw. */
  redraw: boolean;
}

export const editDraftOf = (id: string): string => `edit-child.${id}`;

export const draftOf = ({ version, name, pronunciation, photos, style, look }: SavedChild): EditDraft => ({
  base: { version, name, pronunciation, photos, style, look },
  name,
  pronunciation: pronunciation ?? '',
  photos,
  style,
  corrections: {},
  redraw: true,
});

const samePhotos = (some: readonly StoredPhoto[], others: readonly StoredPhoto[]): boolean =>
  some.length === others.length && some.every((photo, index) => photo.path === others[index]?.path);

export const changesPhotos = ({ photos, base }: EditDraft): boolean => !samePhotos(photos, base.photos);

/** Whether the next drawing would differ from what the child looks like now. */
export const changesDrawing = (draft: EditDraft): boolean =>
  changesPhotos(draft) || draft.style !== draft.base.style || Object.keys(draft.corrections).length > 0;

const changesPronunciation = ({ pronunciation, base }: EditDraft): boolean =>
  pronunciation !== (base.pronunciation ?? '');

export const changesAnything = (draft: EditDraft): boolean =>
  changesDrawing(draft) || draft.name !== draft.base.name || changesPronunciation(draft);

/**
 * The look to save. New photos tell it anew, but what they show only vaguely stays as it was: it was read
 * well or set by hand before.
 */
export function lookOf({ base, corrections }: EditDraft, reading: LookReading | undefined): Look {
  if (!reading) return { ...base.look, ...corrections };
  const vague = Object.fromEntries(
    Object.entries(base.look).filter(([field]) => isVague(reading, field as keyof Look)),
  );
  return { ...reading.look, ...vague, ...corrections };
}

/**
 * The same entries on top of what somebody saved meanwhile: every field the parent touched stays theirs, the
 * others follow. Photos that the other edit deleted are left out.
 */
export function rebased(draft: EditDraft, saved: SavedChild): EditDraft {
  const { base } = draft;
  const fresh = draftOf(saved);
  const isThere = ({ path }: StoredPhoto): boolean =>
    saved.photos.some((photo) => photo.path === path) || !base.photos.some((photo) => photo.path === path);
  const kept = draft.photos.filter(isThere).slice(0, limits.photosPerChild);
  return {
    ...fresh,
    name: draft.name === base.name ? fresh.name : draft.name,
    pronunciation: changesPronunciation(draft) ? draft.pronunciation : fresh.pronunciation,
    style: draft.style === base.style ? fresh.style : draft.style,
    photos: changesPhotos(draft) && kept.length > 0 ? kept : fresh.photos,
    corrections: draft.corrections,
    redraw: draft.redraw,
  };
}

export type EditProblems = Partial<Record<'name' | 'photos', string>>;

/** Photos that were deleted in due course are only missed when the style is to change. */
export function editProblems(draft: EditDraft, { child: text, support }: Texts): EditProblems {
  const excess = excessOf(draft.name, limits.childNameLength);
  const mayStayAway = draft.base.photos.length === 0 && draft.style === draft.base.style;
  return {
    ...(draft.name.trim() === '' && { name: text.nameRequired }),
    ...(excess > 0 && { name: support.tooLong(excess) }),
    ...(!isDrawable(draft.name) && { name: text.nameLetters }),
    ...(draft.photos.length === 0 && !mayStayAway && { photos: text.photoRequired }),
    ...(draft.photos.length > limits.photosPerChild && { photos: text.photoLimit }),
  };
}

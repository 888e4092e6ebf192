import { isDrawable, limits } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { excessOf } from '../../ui/text-area.tsx';

/** The name of the form's draft. */
export const childDraft = 'child-setup';

export interface ChildEntry {
  name: string;
  photos: readonly unknown[];
  termsAccepted: boolean;
}

export type ChildProblems = Partial<Record<'name' | 'photos' | 'terms', string>>;

/** What keeps the form from being sent, a sentence a field. */
export function childProblems(entry: ChildEntry, { child: text, children, support }: Texts): ChildProblems {
  const excess = excessOf(entry.name, limits.childNameLength);
  return {
    ...(entry.name.trim() === '' && { name: text.nameRequired }),
    ...(excess > 0 && { name: support.tooLongIn(children.form.name, excess) }),
    ...(!isDrawable(entry.name) && { name: text.nameLetters }),
    ...(entry.photos.length === 0 && { photos: text.photoRequired }),
    ...(entry.photos.length > limits.photosPerChild && { photos: text.photoLimit }),
    ...(!entry.termsAccepted && { terms: text.termsRequired }),
  };
}

import type { Avatars } from '@milestoon/contract';
import type { Texts } from '@milestoon/domain/texts';
import { openFields } from '@milestoon/look';
import type { Wire } from '../../lib/api.ts';

type Candidate = Wire<Avatars>['candidates'][number];
type LookTexts = Texts['children']['look'];

/** What each avatar shows where not all show the same, by its id: 'Hair: Long, wavy'. Empty when all look alike. */
export function lookDifferences(candidates: readonly Candidate[], words: LookTexts): Map<string, string[]> {
  const looks = candidates.flatMap(({ id, look }) => (look ? [{ id, look }] : []));
  const open = openFields.filter((field) => new Set(looks.map(({ look }) => look[field])).size > 1);
  if (open.length === 0) return new Map();
  return new Map(
    looks.map(({ id, look }) => [
      id,
      open.map((field) => {
        const names: Record<string, string> = words[field];
        return `${words.fields[field]}: ${names[look[field]] ?? look[field]}`;
      }),
    ]),
  );
}

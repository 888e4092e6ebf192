import type { Emotion } from '@milestoon/cast';
import type { Clause } from '../../reading/clause.ts';
import { feelingOf } from '../../meaning/feelings.ts';
import type { Somebody } from '../../world/people/somebody.ts';
import type { ClauseMeant, World } from '../told-world.ts';

/** What ends a fright or a sorrow of whom it happens to, also where no word says so. */
const relieves =
  /^(?:receive|hug|kiss|eat|drink|dance|sing|jump|laugh|cheer|play-music|tickle|sleep|hold-hands|catch)$/;
const heavy: ReadonlySet<Emotion> = new Set(['sad', 'scared', 'angry']);
const scares = /^(?:scare|frighten|startle|spook|tease|prank)$/;
/** 'Scared his grandma' is no fear of his. */
export const isScaring = ({ verb, things }: Pick<Clause, 'verb' | 'things'>): boolean =>
  scares.test(verb.lemma) && things.some(({ preposition }) => !preposition);
/** As many sentences a feeling lasts that nobody has ended. */
const lasting = 1;

/**
 * The feeling with which something is done: the one that is told, else the one that goes with the deed (a lost tooth is
 * no loss), else what whoever does it felt a moment ago, else a good one.
 */
export function felt(
  { clause, things }: ClauseMeant,
  world: World,
  { told, deed, who }: { told: Emotion | undefined; deed: string | null; who: readonly Somebody[] },
): Emotion {
  const own =
    told ??
    (isScaring(clause) ? 'laughing' : undefined) ??
    (things.some(({ picture }) => picture === 'tooth')
      ? 'proud'
      : feelingOf(clause.verb.lemma, deed ?? 'be', world.sorrowful));
  // What two do together they do as the one of them who is well.
  const [before, ...others] = who.map(({ person }) => world.moods.get(person.id));
  const isStill =
    before !== undefined &&
    others.every((each) => each !== undefined) &&
    clause.sentence - before.sentence <= lasting &&
    !relieves.test(deed ?? '') &&
    // Who looks for something in fear looks for it so.
    (own === undefined || own === 'thinking');
  const feeling = isStill ? before.emotion : (own ?? (world.sorrowful ? 'sad' : 'happy'));
  if (clause.mode !== 'done') return feeling;
  for (const { person } of who)
    if (heavy.has(feeling)) {
      // A feeling that goes on is as old as its beginning.
      if (!isStill) world.moods.set(person.id, { emotion: feeling, sentence: clause.sentence });
    } else world.moods.delete(person.id);
  return feeling;
}

/** What a link opens, by its name: looked up once and kept in memory, so that many who watch cost the database nothing. */
export interface KeptLinks<Link> {
  /** Undefined for a name of no link; that is not kept. */
  find(name: string): Promise<Link | undefined>;
  /** Whether it is known, be it that it is looked up once more now and then. */
  has(name: string): boolean;
  /** Something of a person changed, or (null) of anybody. */
  forget(userId: string | null): void;
}

interface Kept<Link> {
  link: Link;
  at: number;
}

/** Milliseconds: what changes without being told, such as a film that is finished, is seen by then. */
const keptFor = 10_000;
const keptAtMost = 500;

/** `isHearing` says whether changes are told just now: while they are not, nothing is kept. */
export function keepLinks<Link extends { userId: string }>(
  look: (name: string) => Promise<Link | undefined>,
  isHearing: () => boolean,
  now: () => number = () => performance.now(),
): KeptLinks<Link> {
  const kept = new Map<string, Kept<Link>>();
  const looking = new Map<string, Promise<Link | undefined>>();
  let changes = 0;
  const fresh = (name: string): Link | undefined => {
    const known = kept.get(name);
    return known && isHearing() && now() - known.at < keptFor ? known.link : undefined;
  };
  const lookUp = async (name: string): Promise<Link | undefined> => {
    const before = changes;
    const link = await look(name);
    // What changed while it was looked up may not be in it.
    if (!link || before !== changes) return link;
    kept.delete(name);
    kept.set(name, { link, at: now() });
    for (const oldest of kept.keys()) {
      if (kept.size <= keptAtMost) break;
      kept.delete(oldest);
    }
    return link;
  };
  return {
    async find(name) {
      const known = fresh(name);
      if (known) return known;
      const other = looking.get(name);
      if (other) return other;
      const own = lookUp(name)
        .catch((error: unknown) => {
          // A database that hiccups stops nobody who watches: what is known was told of no change.
          const old = kept.get(name);
          if (!old || !isHearing()) throw error;
          return old.link;
        })
        .finally(() => {
          if (looking.get(name) === own) looking.delete(name);
        });
      looking.set(name, own);
      return own;
    },
    has: (name) => isHearing() && kept.has(name),
    forget(userId) {
      changes += 1;
      // Whoever asks from now on does not wait for an answer of before.
      looking.clear();
      for (const [name, { link }] of kept) if (userId === null || link.userId === userId) kept.delete(name);
    },
  };
}

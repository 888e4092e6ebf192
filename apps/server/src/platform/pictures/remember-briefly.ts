/** What a screen full of pictures asks for again while somebody goes to and fro. */
const keptFor = 10 * 60_000;
const most = 500;

interface Kept<Result> {
  result: Promise<Result>;
  until: number;
}

/**
 * Makes something once for all who ask for it within ten minutes, also while it is being made. What failed is made
 * anew. The oldest is forgotten first.
 */
export function rememberBriefly<Result>(now: () => Date) {
  const kept = new Map<string, Kept<Result>>();
  const forgetOld = (): void => {
    for (const [name, { until }] of kept) {
      if (until > now().getTime() && kept.size <= most) return;
      kept.delete(name);
    }
  };
  return (name: string, make: () => Promise<Result>): Promise<Result> => {
    forgetOld();
    const known = kept.get(name);
    if (known) return known.result;
    const entry = { result: make(), until: now().getTime() + keptFor };
    kept.set(name, entry);
    entry.result.catch(() => {
      if (kept.get(name) === entry) kept.delete(name);
    });
    return entry.result;
  };
}

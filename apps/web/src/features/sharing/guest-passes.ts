/** What a guest was let in with: kept for the tab, so that a page that is opened anew asks and counts nothing twice. */
export interface GuestPasses {
  /** For the contents of a link with a code. */
  contents?: string;
  /** By the key of a film that was begun. */
  films: Record<string, string>;
}

const placeOf = (token: string): string => `milestoon.guest.${token.slice(0, 12)}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function readPasses(token: string): GuestPasses {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(placeOf(token)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept['films'])) return { films: {} };
    const films = Object.entries(kept['films']).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const contents = kept['contents'];
    return { films: Object.fromEntries(films), ...(typeof contents === 'string' && { contents }) };
  } catch {
    return { films: {} };
  }
}

export function keepPasses(token: string, passes: GuestPasses): void {
  try {
    sessionStorage.setItem(placeOf(token), JSON.stringify(passes));
  } catch {
    // Storage is blocked: they last until the page is left.
  }
}

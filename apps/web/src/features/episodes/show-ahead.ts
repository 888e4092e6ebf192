import type { AnimationStyle } from '@milestoon/domain';
import type { Language } from '@milestoon/domain/texts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { boardQuery, wantedOf } from './storyboard/board.ts';
import { prepareStills, showStills } from './storyboard/still-painters.ts';

/** Shorter than the server's process for stories waits with nothing to do. */
const asksAgainAfter = 4 * 60_000;

/**
 * Somebody writes a story: what shows it gets ready, here and on the server, which hears of it by being asked who
 * writes. May be called with every letter.
 */
export function getReadyToShow(queries: QueryClient, style: AnimationStyle | undefined): void {
  if (style) prepareStills(style);
  void queries.prefetchQuery(api.episodes.writer.queryOptions({ staleTime: asksAgainAfter, retry: false }));
}

/** An episode was asked for: its stills are drawn before anybody opens its page. Where that cannot be, the page does it. */
export async function showAhead(
  queries: QueryClient,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  try {
    // Home comes first, which shows what was sent.
    await queries.prefetchQuery(api.episodes.list.queryOptions());
    const board = await queries.fetchQuery(boardQuery(id, language));
    showStills(id, board.film, wantedOf(board));
    await queries.prefetchQuery(api.episodes.get.queryOptions({ input: { id }, retry: false }));
  } catch {
    // The page asks again, and tells of it.
  }
}

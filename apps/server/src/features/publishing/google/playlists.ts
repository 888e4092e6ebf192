import { z } from 'zod';
import { faultOf } from './fault.ts';
import type { YouTube } from './youtube.ts';

const idSchema = z.object({ id: z.string().min(1) });
const pageSize = '50';
/** Beyond as many pages nothing is looked for any more. */
const mostPages = 20;

const playlistsSchema = z.object({
  items: z
    .array(z.object({ id: z.string(), snippet: z.object({ description: z.string().default('') }) }))
    .default([]),
  nextPageToken: z.string().optional(),
});

/** The channel's playlist whose description ends with `mark`. */
export async function findPlaylist(youtube: YouTube, mark: string): Promise<string | undefined> {
  let pageToken: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, nextPageToken } = await youtube.call(playlistsSchema, {
      method: 'GET',
      resource: 'playlists',
      query: { part: 'snippet', mine: 'true', maxResults: pageSize, ...(pageToken && { pageToken }) },
    });
    const found = items.find(({ snippet }) => snippet.description.endsWith(mark));
    if (found) return found.id;
    if (!nextPageToken) return undefined;
    pageToken = nextPageToken;
  }
  return undefined;
}

export interface PlaylistTexts {
  title: string;
  description: string;
  defaultLanguage: string;
}

/** Makes a private playlist. Resolves to its id. */
export async function createPlaylist(youtube: YouTube, snippet: PlaylistTexts): Promise<string> {
  const { id } = await youtube.call(idSchema, {
    method: 'POST',
    resource: 'playlists',
    query: { part: 'snippet,status' },
    body: { snippet, status: { privacyStatus: 'private' } },
  });
  return id;
}

/** Deletes a playlist, and none of its videos; one that is gone is no fault. */
export async function deletePlaylist(youtube: YouTube, playlistId: string): Promise<void> {
  const url = `${youtube.addresses.api}/playlists?${new URLSearchParams({ id: playlistId })}`;
  const response = await youtube.send(url, { method: 'DELETE' });
  if (!response.ok && response.status !== 404) throw await faultOf(response);
  await response.body?.cancel();
}

const itemsSchema = z.object({ items: z.array(z.unknown()).default([]) });

/** @throws GoogleFault `missing` when there is no such playlist */
export async function isInPlaylist(youtube: YouTube, playlistId: string, videoId: string): Promise<boolean> {
  const { items } = await youtube.call(itemsSchema, {
    method: 'GET',
    resource: 'playlistItems',
    query: { part: 'id', playlistId, videoId, maxResults: '1' },
  });
  return items.length > 0;
}

/** Adds a video at the end. @throws GoogleFault `missing` when there is no such playlist, or video */
export const addToPlaylist = (youtube: YouTube, playlistId: string, videoId: string): Promise<unknown> =>
  youtube.call(idSchema, {
    method: 'POST',
    resource: 'playlistItems',
    query: { part: 'snippet' },
    body: { snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId } } },
  });

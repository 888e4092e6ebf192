import { buffer } from 'node:stream/consumers';
import {
  askUpload,
  beginUpload,
  cancelUpload,
  partSize,
  sendPart,
  type UploadState,
} from './google/resumable-upload.ts';
import { deleteVideo, findVideo } from './google/videos.ts';
import type { YouTube } from './google/youtube.ts';
import { noteProgress, noteUploaded, rememberUpload, type ToPublish } from './publications.repo.ts';
import type { PublishingDeps } from './publishing.deps.ts';
import { videoTag, videoTexts } from './video-texts.ts';

interface Upload {
  youtube: YouTube;
  channelId: string;
  publication: ToPublish;
  signal: AbortSignal;
}

/**
 * The upload to go on with. One that was begun is asked how far it is; where there is none, or YouTube has forgotten
 * it, the channel is looked through for the video before another is begun: the answer to the last byte may have been
 * lost. Undefined when the episode was deleted.
 */
async function openUpload(
  { database }: PublishingDeps,
  { youtube, channelId, publication }: Upload,
  total: number,
): Promise<{ address: string; state: UploadState } | { videoId: string } | undefined> {
  const { id, upload } = publication;
  if (upload && publication.channelId === channelId) {
    const state = await askUpload(youtube, upload, total);
    if (state.kind !== 'gone') return { address: upload, state };
  }
  const videoId = await findVideo(youtube, videoTag(id));
  if (videoId) return { videoId };
  const { madeForKids } = publication.wanted;
  const address = await beginUpload(youtube, total, { ...(await videoTexts(publication)), madeForKids });
  const told = { visibility: 'private', madeForKids } as const;
  if (!(await rememberUpload(database, id, { upload: address, channelId, total, told }))) {
    await cancelUpload(youtube, address);
    return undefined;
  }
  return { address, state: { kind: 'open', next: 0 } };
}

/**
 * Brings the film to YouTube, from the byte on where an earlier attempt ended. Resolves to the video's id, which is
 * written down then; undefined when the episode was deleted meanwhile, and then nothing of it stays at YouTube.
 *
 * @throws GoogleFault; Error when the film is not there
 */
export async function uploadFilm(deps: PublishingDeps, upload: Upload): Promise<string | undefined> {
  const { database, storage } = deps;
  const { youtube, channelId, publication, signal } = upload;
  const { id, files } = publication;
  const film = files.video && (await storage.find('episodes', files.video));
  if (!film) throw new Error('the film of a publication is missing');
  const total = film.bytes;
  const opened = await openUpload(deps, upload, total);
  if (!opened) return undefined;
  let state: UploadState;
  if ('videoId' in opened) state = { kind: 'done', videoId: opened.videoId };
  else {
    const { address } = opened;
    state = opened.state;
    while (state.kind === 'open') {
      signal.throwIfAborted();
      const from = state.next;
      if (!(await noteProgress(database, id, from))) {
        await cancelUpload(youtube, address);
        return undefined;
      }
      // All bytes are there and YouTube is not through with them.
      if (from >= total) state = await askUpload(youtube, address, total);
      else {
        const end = Math.min(from + partSize, total) - 1;
        const part = Uint8Array.from(await buffer(film.stream({ start: from, end })));
        state = await sendPart(youtube, address, { part, from, total });
      }
    }
    if (state.kind === 'gone') throw new Error('YouTube forgot an upload that was under way');
  }
  if (await noteUploaded(database, id, { videoId: state.videoId, channelId, total })) return state.videoId;
  await deleteVideo(youtube, state.videoId);
  return undefined;
}

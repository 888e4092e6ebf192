import { z } from 'zod';
import { faultOf, GoogleFault } from './fault.ts';
import { readAs } from './request.ts';
import { videoResource, type NewVideo } from './videos.ts';
import type { YouTube } from './youtube.ts';

// https://developers.google.com/youtube/v3/guides/using_resumable_upload_protocol

/** A multiple of 256 KB, as the protocol asks; small, so that a deleted episode stops leaving this machine soon. */
export const partSize = 2 * 1024 * 1024;

/** How far an upload is. */
export type UploadState =
  /** The next byte YouTube wants. */
  | { kind: 'open'; next: number }
  | { kind: 'done'; videoId: string }
  /** YouTube knows this upload no more. */
  | { kind: 'gone' };

/** The address is worth as much as a permission to upload: it is taken from Google's own hosts alone. */
function checkAddress(youtube: YouTube, location: string | null): string {
  const url = URL.parse(location ?? '');
  const own = new URL(youtube.addresses.upload);
  const isGoogle = url?.protocol === 'https:' && url.hostname.endsWith('.googleapis.com');
  if (!url || !(isGoogle || url.origin === own.origin))
    throw new GoogleFault('unreachable', 'an upload without an address');
  return url.href;
}

/** Begins an upload. Resolves to its address, which is valid for some days. */
export async function beginUpload(youtube: YouTube, bytes: number, video: NewVideo): Promise<string> {
  const query = new URLSearchParams({
    uploadType: 'resumable',
    part: 'snippet,status',
    notifySubscribers: 'false',
  });
  const response = await youtube.send(`${youtube.addresses.upload}/videos?${query}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=UTF-8',
      'x-upload-content-length': String(bytes),
      'x-upload-content-type': 'video/mp4',
    },
    body: JSON.stringify(videoResource(video)),
  });
  if (!response.ok) throw await faultOf(response);
  await response.body?.cancel();
  return checkAddress(youtube, response.headers.get('location'));
}

const videoSchema = z.object({ id: z.string().min(1) });

async function stateOf(response: Response): Promise<UploadState> {
  if (response.status === 308) {
    await response.body?.cancel();
    // Without the header nothing has arrived yet.
    const last = /^bytes=0-(\d+)$/.exec(response.headers.get('range') ?? '')?.[1];
    return { kind: 'open', next: last === undefined ? 0 : Number(last) + 1 };
  }
  if (response.ok) return { kind: 'done', videoId: (await readAs(videoSchema, response)).id };
  const fault = await faultOf(response);
  if (fault.kind === 'missing') return { kind: 'gone' };
  throw fault;
}

/** Asks how far an upload is. */
export const askUpload = async (youtube: YouTube, upload: string, total: number): Promise<UploadState> =>
  stateOf(
    await youtube.send(upload, { method: 'PUT', headers: { 'content-range': `bytes */${total}` }, body: '' }),
  );

/** Sends a part that begins at `from`. */
export const sendPart = async (
  youtube: YouTube,
  upload: string,
  { part, from, total }: { part: Uint8Array<ArrayBuffer>; from: number; total: number },
): Promise<UploadState> =>
  stateOf(
    await youtube.send(upload, {
      method: 'PUT',
      headers: {
        'content-type': 'video/mp4',
        'content-range': `bytes ${from}-${from + part.byteLength - 1}/${total}`,
      },
      body: part,
    }),
  );

/** Takes an upload back that was not finished. Answered with 499, so the answer is not looked at. */
export async function cancelUpload(youtube: YouTube, upload: string): Promise<void> {
  const response = await youtube.send(upload, { method: 'DELETE' });
  await response.body?.cancel();
}

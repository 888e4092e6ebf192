import { Readable } from 'node:stream';
import type { StoredObject } from './storage.ts';

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** Of a file, by its name. */
export const typeOf = (key: string): string =>
  types[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** `bytes=a-b`, `bytes=a-` or `bytes=-n` of a file; null when it cannot be satisfied. */
export function parseRange(header: string, bytes: number): { start: number; end: number } | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header);
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const start = match[1] === '' ? Math.max(0, bytes - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? bytes - 1 : Math.min(Number(match[2]), bytes - 1);
  return start <= end && start < bytes ? { start, end } : null;
}

const toWeb = (stream: Readable): ReadableStream => Readable.toWeb(stream) as ReadableStream;

/** Whether whoever asks has this version of a file already. */
export function isNamed(request: Request, headers: Headers): boolean {
  const tag = headers.get('etag');
  const known = request.headers.get('if-none-match');
  return (
    tag !== null &&
    known !== null &&
    known.split(',').some((one) => ['*', tag, `W/${tag}`].includes(one.trim()))
  );
}

/**
 * Answers with a file, or with the part of it that is asked for. With an `etag` among what is told also with 304, to
 * whoever has it already.
 */
export function sendFile(request: Request, file: StoredObject, told: HeadersInit): Response {
  const headers = new Headers(told);
  headers.set('accept-ranges', 'bytes');
  if (isNamed(request, headers)) return new Response(null, { status: 304, headers });
  // A part is of no use to whoever has the beginning of something else.
  const before = request.headers.get('if-range');
  const asked = before === null || before === headers.get('etag') ? request.headers.get('range') : null;
  const range = asked ? parseRange(asked, file.bytes) : undefined;
  if (range === null) {
    headers.set('content-range', `bytes */${file.bytes}`);
    headers.set('cache-control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  headers.set('content-length', String(range ? range.end - range.start + 1 : file.bytes));
  const body = request.method === 'HEAD' ? null : toWeb(file.stream(range));
  return new Response(body, { status: range ? 206 : 200, headers });
}

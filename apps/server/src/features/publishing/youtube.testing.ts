import assert from 'node:assert/strict';
import type { Json } from '../../testing/test-server.ts';
import type { Asked, Reply } from './google.testing.ts';

export interface StandInVideo {
  resource: Json;
  film: Buffer;
  thumbnail?: Buffer;
  captions?: string;
  captionsLanguage?: string;
}

interface Session {
  resource: Json;
  total: number;
  received: Buffer;
  videoId?: string;
}

export interface StandInPlaylist {
  resource: Json;
  videos: string[];
}

const missing = (reason: string): Reply => ({ status: 404, body: { error: { errors: [{ reason }] } } });
const done = (body: unknown): Reply => ({ status: 200, body });
const quarterMegabyte = 256 * 1024;

let channels = 0;

/** One channel at YouTube with its videos and playlists. */
export function newChannel(title = 'The Mia channel') {
  channels += 1;
  const id = `UC-${channels}`;
  const uploads = `UU-${channels}`;
  const videos = new Map<string, StandInVideo>();
  const playlists = new Map<string, StandInPlaylist>();
  const sessions = new Map<string, Session>();
  let named = 0;
  let keepsPrivate = false;
  const newId = (kind: string): string => `${kind}-${channels}-${(named += 1)}`;

  function begin({ url, headers, body }: Asked, origin: string): Reply {
    assert.equal(url.searchParams.get('uploadType'), 'resumable');
    assert.equal(url.searchParams.get('part'), 'snippet,status');
    assert.match(headers['content-type'] ?? '', /^application\/json/);
    assert.equal(headers['x-upload-content-type'], 'video/mp4');
    const resource: Json = JSON.parse(body.toString());
    const { snippet, status } = resource;
    assert.ok(snippet.title.length > 0 && snippet.title.length <= 100, 'title');
    assert.ok(Buffer.byteLength(snippet.description) <= 5000, 'description');
    assert.doesNotMatch(snippet.title + snippet.description, /[<>]/);
    assert.deepEqual(
      [status.privacyStatus, status.containsSyntheticMedia, status.embeddable],
      ['private', true, false],
    );
    assert.equal(typeof status.selfDeclaredMadeForKids, 'boolean');
    assert.match(snippet.defaultLanguage, /^(en|pt-PT|es)$/);
    const total = Number(headers['x-upload-content-length']);
    assert.ok(total > 0);
    const session = newId('session');
    sessions.set(session, { resource, total, received: Buffer.alloc(0) });
    return { status: 200, headers: { location: `${origin}/session/${session}` } };
  }

  const stateOf = (session: Session): Reply => {
    if (session.videoId) return done({ id: session.videoId });
    const { length } = session.received;
    return { status: 308, ...(length > 0 && { headers: { range: `bytes=0-${length - 1}` } }) };
  };

  function take(session: Session, { headers, body }: Asked, keep = body.length): Reply {
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers['content-range'] ?? '');
    assert.ok(range, 'a content range');
    const [from, to, total] = range.slice(1).map(Number);
    assert.equal(from, session.received.length, 'goes on where it was');
    assert.equal((to ?? 0) - (from ?? 0) + 1, body.length);
    assert.equal(total, session.total);
    const isLast = (to ?? 0) + 1 === total;
    if (!isLast) assert.equal(body.length % quarterMegabyte, 0, 'parts are multiples of 256 KB');
    session.received = Buffer.concat([session.received, body.subarray(0, keep)]);
    if (session.received.length === session.total) {
      session.videoId = newId('video');
      videos.set(session.videoId, { resource: session.resource, film: session.received });
    }
    return stateOf(session);
  }

  function onSession(request: Asked, keep?: number): Reply {
    const name = request.url.pathname.replace('/session/', '');
    const session = sessions.get(name);
    if (!session) return missing('notFound');
    if (request.call === 'PUT part') return take(session, request, keep);
    if (request.call === 'DELETE session') {
      sessions.delete(name);
      return { status: 499 };
    }
    assert.equal(request.headers['content-length'], '0');
    assert.equal(request.headers['content-range'], `bytes */${session.total}`);
    return stateOf(session);
  }

  /** What is left out of a part that is written goes back to what it is by itself. */
  function updateVideo({ url, body }: Asked): Reply {
    assert.equal(url.searchParams.get('part'), 'status');
    const { id: videoId, status }: Json = JSON.parse(body.toString());
    const video = videos.get(videoId);
    if (!video) return missing('videoNotFound');
    assert.equal(status.containsSyntheticMedia, true);
    assert.equal(status.embeddable, false);
    // In a project that was not audited videos stay private, and nobody is told why.
    const privacyStatus = keepsPrivate ? 'private' : status.privacyStatus;
    video.resource = { ...video.resource, status: { ...status, privacyStatus } };
    return done({ id: videoId, ...video.resource });
  }

  function insertItem({ body }: Asked): Reply {
    const { snippet }: Json = JSON.parse(body.toString());
    const playlist = playlists.get(snippet.playlistId);
    if (!playlist) return missing('playlistNotFound');
    assert.equal(snippet.resourceId.kind, 'youtube#video');
    assert.ok(videos.has(snippet.resourceId.videoId), 'a video that is there');
    playlist.videos.push(snippet.resourceId.videoId);
    return done({ id: newId('item') });
  }

  function listItems({ url }: Asked): Reply {
    const playlistId = url.searchParams.get('playlistId') ?? '';
    if (playlistId === uploads)
      return done({ items: [...videos.keys()].map((videoId) => ({ contentDetails: { videoId } })) });
    const playlist = playlists.get(playlistId);
    if (!playlist) return missing('playlistNotFound');
    const wanted = url.searchParams.get('videoId');
    return done({ items: playlist.videos.filter((one) => one === wanted).map((one) => ({ id: one })) });
  }

  function insertPlaylist({ body }: Asked): Reply {
    const resource: Json = JSON.parse(body.toString());
    assert.equal(resource.status.privacyStatus, 'private');
    const playlist = newId('PL');
    playlists.set(playlist, { resource, videos: [] });
    return done({ id: playlist });
  }

  function addCaptions({ url, headers, body }: Asked): Reply {
    assert.equal(url.searchParams.get('uploadType'), 'multipart');
    const boundary = /^multipart\/related; boundary=(.+)$/.exec(headers['content-type'] ?? '')?.[1];
    assert.ok(boundary);
    const [before, told, captions, end] = body.toString().split(`--${boundary}`);
    assert.deepEqual([before, end], ['', '--\r\n']);
    const contents = (part = ''): string => part.slice(part.indexOf('\r\n\r\n') + 4, -2);
    const { snippet }: Json = JSON.parse(contents(told));
    assert.match(snippet.language, /^(en|pt-PT|es|und)$/);
    const video = videos.get(snippet.videoId);
    if (!video) return missing('videoNotFound');
    if (video.captions !== undefined)
      return { status: 409, body: { error: { errors: [{ reason: 'captionExists' }] } } };
    video.captions = contents(captions);
    video.captionsLanguage = snippet.language;
    return done({ id: newId('captions') });
  }

  function setThumbnail({ url, headers, body }: Asked): Reply {
    assert.equal(headers['content-type'], 'image/jpeg');
    const video = videos.get(url.searchParams.get('videoId') ?? '');
    if (!video) return missing('videoNotFound');
    video.thumbnail = body;
    return done({ items: [] });
  }

  return {
    id,
    title,
    videos,
    playlists,
    sessions,
    /** As of a project that was not audited. */
    keepPrivate(): void {
      keepsPrivate = true;
    },
    /** Uploads that were begun and neither finished nor taken back. */
    openSessions: (): number => [...sessions.values()].filter(({ videoId }) => !videoId).length,
    answer(request: Asked, origin: string, keep?: number): Reply {
      const { call, url } = request;
      switch (call) {
        case 'GET channels':
          assert.equal(url.searchParams.get('mine'), 'true');
          return done({
            items: [{ id, snippet: { title }, contentDetails: { relatedPlaylists: { uploads } } }],
          });
        case 'POST upload videos':
          return begin(request, origin);
        case 'PUT part':
        case 'PUT ask':
        case 'DELETE session':
          return onSession(request, keep);
        case 'GET videos': {
          const ids = (url.searchParams.get('id') ?? '').split(',');
          const found = ids.flatMap((one) => {
            const video = videos.get(one);
            return video ? [{ id: one, ...video.resource, status: { uploadStatus: 'processed' } }] : [];
          });
          return done({ items: found });
        }
        case 'PUT videos':
          return updateVideo(request);
        case 'DELETE playlists':
          return { status: playlists.delete(url.searchParams.get('id') ?? '') ? 204 : 404 };
        case 'DELETE videos':
          return { status: videos.delete(url.searchParams.get('id') ?? '') ? 204 : 404 };
        case 'GET playlists':
          assert.equal(url.searchParams.get('mine'), 'true');
          return done({ items: [...playlists].map(([one, { resource }]) => ({ id: one, ...resource })) });
        case 'POST playlists':
          return insertPlaylist(request);
        case 'GET playlistItems':
          return listItems(request);
        case 'POST playlistItems':
          return insertItem(request);
        case 'POST upload thumbnails/set':
          return setThumbnail(request);
        case 'POST upload captions':
          return addCaptions(request);
        default:
          throw new Error(`nobody asks YouTube for ${call}`);
      }
    },
  };
}

export type StandInChannel = ReturnType<typeof newChannel>;

import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** What goes wrong next: answered instead of the request, as often as it says. */
interface Trouble {
  times: number;
  /** 0: the connection is cut, after a part of the body where there is one; -1: no answer comes. */
  status: number;
  code?: string;
}

export interface S3Server {
  endpoint: string;
  settings: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  };
  /** What the bucket holds. */
  objects: Map<string, { data: Buffer; changed: Date }>;
  /** Methods and keys, in the order they came, refused ones too. */
  requests: string[];
  trouble(trouble: Trouble): void;
  close(): Promise<void>;
}

const credentials = { accessKeyId: 'the-access-key', secretAccessKey: 'the-secret-access-key' };
const region = 'eu-west-3';
const bucket = 'families';
/** Small, so that lists have pages. */
const pageLength = 3;

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Reckons the signature from what arrived, in its own way; the code of the refusal, or undefined. */
function refuse(request: IncomingMessage, body: Buffer): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w{64})$/;
  const [, id, day = '', where, names = '', signature] =
    given.exec(request.headers.authorization ?? '') ?? [];
  if (id !== credentials.accessKeyId) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== digest(body)) return 'XAmzContentSHA256Mismatch';
  for (const name of ['host', 'x-amz-content-sha256', 'x-amz-date'])
    if (!names.split(';').includes(name)) return 'AccessDenied';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const sorted = query
    .split('&')
    .map((pair) => pair.replaceAll('+', '%20'))
    .sort()
    .join('&');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = `${request.method}\n${path}\n${sorted}\n${headers.join('')}\n${names}\n${hash}`;
  const moment = String(request.headers['x-amz-date']);
  const scope = `${day}/${region}/s3/aws4_request`;
  let key = hmac(`AWS4${credentials.secretAccessKey}`, day);
  for (const part of [region, 's3', 'aws4_request']) key = hmac(key, part);
  const wanted = hmac(key, `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${digest(canonical)}`).toString('hex');
  return signature === wanted ? undefined : 'SignatureDoesNotMatch';
}

const fail = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`);
};

/** An object storage in memory that speaks as much of S3 as is used, and believes no signature unseen. */
export async function startS3Server(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const requests: string[] = [];
  const troubles: Trouble[] = [];

  function answerList(url: URL, response: ServerResponse): void {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const most = Math.min(pageLength, Number(url.searchParams.get('max-keys') ?? pageLength));
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const page = keys.slice(0, most);
    const entries = page.map((key) => {
      const changed = objects.get(key)?.changed.toISOString();
      return `<Contents><Key>${key.replaceAll('&', '&amp;')}</Key><LastModified>${changed}</LastModified></Contents>`;
    });
    const next = keys.length > most ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response.end(`<ListBucketResult>${entries.join('')}${next}</ListBucketResult>`);
  }

  function answerObject(request: IncomingMessage, key: string, body: Buffer, response: ServerResponse) {
    if (request.method === 'PUT') objects.set(key, { data: body, changed: new Date() });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end();
    const data = objects.get(key)?.data;
    if (!data) return fail(response, 404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = from ? data.subarray(Number(from), Number(to) + 1) : data;
    response.writeHead(from ? 206 : 200, { 'content-length': part.length });
    return response.end(request.method === 'HEAD' ? undefined : part);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://s3');
    const [, name, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    requests.push(`${request.method} ${key}`);
    const [trouble] = troubles;
    if (trouble) {
      if (--trouble.times <= 0) troubles.shift();
      if (trouble.status < 0) return;
      if (trouble.status === 0) {
        if (request.method === 'PUT') await once(request, 'data');
        return void request.socket.destroy();
      }
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    if (trouble) return fail(response, trouble.status, trouble.code ?? 'InternalError');
    const refusal = refuse(request, body);
    if (refusal) return fail(response, refusal === 'XAmzContentSHA256Mismatch' ? 400 : 403, refusal);
    if (name !== bucket) return fail(response, 404, 'NoSuchBucket');
    if (key === '') answerList(url, response);
    else answerObject(request, key, body, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    endpoint,
    settings: { endpoint, bucket, region, ...credentials },
    objects,
    requests,
    trouble: (next) => troubles.push(next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import type { OpenAPI } from '@orpc/openapi';
import type { Paths } from './document.ts';
import { json, responsesOf } from './error-responses.ts';
import { securityOf } from './security-schemes.ts';
import { signingInPaths, signingInSchemas } from './signing-in.ts';

// What is no call of the contract: signing in, files, and what the operator asks.

const text = { type: 'string' } as const;
const object = (properties: Record<string, OpenAPI.SchemaObject>): OpenAPI.SchemaObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const outsideSchemas = signingInSchemas;

const query = (name: string, description: string, required = false): OpenAPI.ParameterObject => ({
  name,
  in: 'query',
  required,
  description,
  schema: text,
});
const inPath = (name: string, description: string): OpenAPI.ParameterObject => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: text,
});
const signed = [
  query('expires', 'Milliseconds since 1970.', true),
  query('signature', 'Over path, method, name and expiry.', true),
];
const bytes = (type: string) => ({ [type]: { schema: { type: 'string', format: 'binary' } as const } });
const well = json({ type: 'object', properties: { ok: { type: 'boolean' } }, required: ['ok'] });
const truth = { type: 'boolean' } as const;
const ready = json(object({ ok: truth, database: truth, queue: truth, storage: truth, worker: truth }));

export const outsidePaths: Paths = {
  ...signingInPaths,
  '/files/{bucket}/{folder}/{file}': {
    get: {
      operationId: 'files.get',
      tags: ['files'],
      summary: 'A private file',
      description:
        'Only by a link that another call answered with. Whatever is wrong with it, the answer is 404. Understands Range; pictures take width and height of 128 together.',
      security: securityOf('anyone'),
      parameters: [
        inPath('bucket', 'Which kind of file.'),
        inPath('folder', 'Whose.'),
        inPath('file', 'Which.'),
        ...signed,
        query('session', 'The session that the link ends with.'),
        query('download', 'The name to save it under.'),
        query('width', 'Of the thumbnail.'),
        query('height', 'Of the thumbnail.'),
      ],
      responses: {
        200: { description: 'The file.', content: bytes('*/*') },
        206: { description: 'The part that Range asked for.', content: bytes('*/*') },
        416: { description: 'There is no such part.' },
        ...responsesOf(['NOT_FOUND']),
      },
    },
  },
  '/api/privacy/archive': {
    get: {
      operationId: 'privacy.archive',
      tags: ['privacy'],
      summary: 'The archive',
      description: 'By the link of the export call, in the session it was made for; else 404.',
      security: securityOf('signed-in'),
      parameters: signed,
      responses: {
        200: { description: 'One ZIP archive.', content: bytes('application/zip') },
        ...responsesOf(['NOT_FOUND']),
      },
    },
  },
  '/api/policy-reports': {
    post: {
      operationId: 'operation.policyReports',
      tags: ['operation'],
      summary: 'What a page’s policy held back',
      description: 'Sent by browsers on their own. Places are logged, without ids or queries; 20 a minute.',
      security: securityOf('anyone'),
      requestBody: { required: true, content: { 'application/reports+json': { schema: {} } } },
      responses: {
        204: { description: 'Read.' },
        ...responsesOf(['FORBIDDEN', 'TOO_LARGE', 'TOO_MANY_REQUESTS']),
      },
    },
  },
  '/healthz': {
    get: {
      operationId: 'operation.health',
      tags: ['operation'],
      summary: 'Does the process live?',
      description: 'Asks nothing else.',
      security: securityOf('anyone'),
      responses: { 200: { description: 'It does.', ...well } },
    },
  },
  '/readyz': {
    get: {
      operationId: 'operation.readiness',
      tags: ['operation'],
      summary: 'Do database, job queue and storage work?',
      description:
        'For load balancers. `worker` says whether some process carries background jobs out; requests are answered without one, and jobs wait.',
      security: securityOf('anyone'),
      responses: {
        200: { description: 'They do.', ...ready },
        503: { description: 'One of them does not.', ...ready },
      },
    },
  },
  '/metrics': {
    get: {
      operationId: 'operation.metrics',
      tags: ['operation'],
      summary: 'Numbers for Prometheus.',
      description:
        'For programs on the same machine, or with `METRICS_TOKEN` for whoever sends it as a bearer token.',
      security: securityOf('anyone'),
      responses: {
        200: { description: 'Prometheus’ text format.', content: { 'text/plain': { schema: text } } },
        ...responsesOf(['NOT_FOUND']),
      },
    },
  },
  '/openapi.json': {
    get: {
      operationId: 'operation.document',
      tags: ['operation'],
      summary: 'This document',
      description: 'OpenAPI 3.1; to be read by people at /api/reference.',
      security: securityOf('anyone'),
      responses: { 200: { description: 'The document.', ...json({ type: 'object' }) } },
    },
  },
};

import { type ErrorCode, errors } from '@milestoon/contract';
import { type CallReference, failures } from '@milestoon/contract/reference';
import type { OpenAPI } from '@orpc/openapi';
import type { Method, Operation, Schema } from './document.ts';

const codes = Object.keys(errors).filter((name): name is ErrorCode => name in errors);

const schemaName = (code: ErrorCode): string =>
  `${code.toLowerCase().replace(/(^|_)(\w)/g, (_all, _gap, letter: string) => letter.toUpperCase())}Error`;

const text = { type: 'string' } as const;

/** What `data` of an error may name. */
const dataOf = (code: ErrorCode): string[] => {
  const entry = errors[code];
  return 'data' in entry ? Object.keys(entry.data.shape) : [];
};

/** A schema for every error; `INTERNAL_SERVER_ERROR` is what no call promises. */
export function errorSchemas(): Record<string, OpenAPI.SchemaObject> {
  const schemas: Record<string, OpenAPI.SchemaObject> = {};
  for (const code of codes)
    schemas[schemaName(code)] = {
      description: failures[code],
      type: 'object',
      properties: {
        defined: { const: true },
        code: { const: code },
        status: { const: errors[code].status },
        message: text,
        data: { type: 'object', properties: Object.fromEntries(dataOf(code).map((name) => [name, text])) },
      },
      required: ['defined', 'code', 'status', 'message', 'data'],
    };
  schemas.UnexpectedError = {
    description: 'A fault of ours.',
    type: 'object',
    properties: {
      defined: { const: false },
      code: { const: 'INTERNAL_SERVER_ERROR' },
      status: { const: 500 },
      message: text,
    },
    required: ['defined', 'code', 'status', 'message'],
  };
  return schemas;
}

export const json = (schema: Schema) => ({
  content: { 'application/json': { schema } },
});

export const schemaRef = (name: string): OpenAPI.ReferenceObject => ({
  $ref: `#/components/schemas/${name}`,
});

/** The answers of the given codes, by status. */
export function responsesOf(promised: Iterable<ErrorCode>): Operation['responses'] {
  const wanted = new Set(promised);
  const byStatus = Map.groupBy(
    codes.filter((code) => wanted.has(code)),
    (code) => errors[code].status,
  );
  const responses = [...byStatus].map(([status, sharing]): [string, OpenAPI.ResponseObject] => {
    const refs = sharing.map((code) => schemaRef(schemaName(code)));
    const [only] = refs;
    return [
      String(status),
      {
        description: sharing.map((code) => `${code}: ${failures[code]}`).join(' '),
        ...json(refs.length === 1 && only ? only : { oneOf: refs }),
      },
    ];
  });
  return Object.fromEntries(responses);
}

/** Every error a call can answer with: its own, and those its access, its input and its method bring about. */
export function errorResponses(
  call: CallReference,
  { method, takesInput, takesKeys }: { method: Method; takesInput: boolean; takesKeys: boolean },
): Operation['responses'] {
  // NOT_FOUND is what an API key is told that nobody has, or that does not open this call.
  const promised = new Set<ErrorCode>([...call.errors, 'NOT_FOUND']);
  const isRuled = call.access === 'admin' || call.access === 'super-admin';
  if (call.access === 'signed-in' || isRuled) promised.add('UNAUTHORIZED');
  if (isRuled) promised.add('SECOND_FACTOR_REQUIRED');
  if (takesKeys) promised.add('TOO_MANY_REQUESTS');
  if (takesInput) promised.add('INVALID_INPUT');
  if (method !== 'get') promised.add('FORBIDDEN').add('TOO_LARGE');
  return {
    ...responsesOf(promised),
    500: { description: 'A fault of ours.', ...json(schemaRef('UnexpectedError')) },
  };
}

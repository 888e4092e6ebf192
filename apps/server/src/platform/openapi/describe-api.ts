import * as contracts from '@milestoon/contract';
import { type CallReference, reference } from '@milestoon/contract/reference';
import { product } from '@milestoon/domain';
import { lookReadingSchema, lookSchema } from '@milestoon/look';
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { type ApiDocument, type Method, methods, type Operation, type Paths } from './document.ts';
import { errorResponses, errorSchemas } from './error-responses.ts';
import { outsidePaths, outsideSchemas } from './outside-contract.ts';
import { securityOf, securitySchemes } from './security-schemes.ts';

/** Named in the document instead of being spelled out at every call. */
const named = {
  Session: contracts.sessionSchema,
  AccountEvent: contracts.auditEventSchema,
  ApiKey: contracts.apiKeySchema,
  Subscription: contracts.subscriptionStateSchema,
  StoredPhoto: contracts.storedPhotoSchema,
  Look: lookSchema,
  LookReading: lookReadingSchema,
  Child: contracts.childSchema,
  ChildSummary: contracts.childSummarySchema,
  Avatars: contracts.avatarsSchema,
  Episode: contracts.episodeSchema,
  EpisodeMedia: contracts.episodeMediaSchema,
  EpisodePreview: contracts.episodePreviewSchema,
  EpisodeProgress: contracts.episodeProgressSchema,
  Story: contracts.storySchema,
  YouTubeAccount: contracts.youtubeAccountSchema,
  Publication: contracts.publicationSchema,
  Receipt: contracts.receiptSchema,
  SupportReceipt: contracts.supportReceiptSchema,
  ManagedUser: contracts.managedUserSchema,
  RoleChange: contracts.roleChangeSchema,
  AdminUser: contracts.adminUserSchema,
  AdminChild: contracts.adminChildSchema,
  AdminEpisode: contracts.adminEpisodeSchema,
  FailedWork: contracts.failedWorkSchema,
  AdminMessage: contracts.adminMessageSchema,
};

const introduction = `Every call of ${product.name}. Bodies are JSON unless a call says otherwise; times are ISO 8601 in UTC. An error has a code for programs and a message for people, in English, Portuguese or Spanish as Accept-Language asks. What belongs to somebody else is not found, as if it did not exist. Links to files are signed and expire after two to three hours, or with the session they were asked for in; those asked for with an API key need none.`;

const tags = [
  { name: 'account', description: 'Signing up, in and out, passwords.' },
  { name: 'billing', description: 'Subscriptions and their payment.' },
  { name: 'photos', description: 'Pictures on their way into a child or an episode.' },
  { name: 'children', description: 'Children, their looks and avatars.' },
  { name: 'episodes', description: 'Episodes, from the first sentence to the film.' },
  { name: 'telling', description: 'A story in the voices of the family.' },
  { name: 'sharing', description: 'Films by a link, without an account, and hellos that come back.' },
  { name: 'keepsakes', description: 'Picture books and posters for print, films of seasons and of years.' },
  { name: 'family', description: 'People and pets who play themselves in every episode.' },
  { name: 'households', description: 'Who else acts for a family, or watches its films.' },
  { name: 'automation', description: 'API keys, and what an outside generator reports.' },
  { name: 'publishing', description: 'A parent’s YouTube channel, and episodes on their way there.' },
  { name: 'notifications', description: 'What a parent is told, where and in which language.' },
  { name: 'privacy', description: 'A copy of everything, and deletions with a receipt.' },
  { name: 'admin', description: 'For admins and super admins: what there is, by number and state.' },
  { name: 'roles', description: 'For super admins.' },
  { name: 'support', description: 'Writing to whoever answers.' },
  { name: 'files', description: 'What signed links lead to.' },
  { name: 'operation', description: 'For whoever runs the server.' },
];

const isCall = (value: object): value is CallReference => 'summary' in value;

/** What is written of a call; its id in the document is its place in the contract. */
function referenceOf(operationId: string): CallReference {
  let place: object = reference;
  for (const name of operationId.split('.')) {
    const next: unknown = Reflect.get(place, name);
    if (typeof next !== 'object' || next === null) throw new Error(`${operationId} is not in the reference`);
    place = next;
  }
  if (!isCall(place)) throw new Error(`${operationId} is not in the reference`);
  return place;
}

const withoutRefs = <Part extends object>(parts: readonly (Part | OpenAPI.ReferenceObject)[] = []): Part[] =>
  parts.filter((part): part is Part => !('$ref' in part));

/** A file arrives as a part of a form; the generator offers it as JSON too. */
const withoutFilesInJson = (content: OpenAPI.RequestBodyObject['content']) =>
  'multipart/form-data' in content
    ? Object.fromEntries(Object.entries(content).filter(([type]) => type !== 'application/json'))
    : content;

/** What the generator made of a call, with the errors it really has and what is written about it. */
function completed(generated: OpenAPI.OperationObject, method: Method): Operation {
  const { operationId = '', tags: named = [], responses = {} } = generated;
  const call = referenceOf(operationId);
  const scope = contracts.scopeOf(operationId.split('.'));
  const parameters = withoutRefs<OpenAPI.ParameterObject>(generated.parameters);
  const [body] = withoutRefs<OpenAPI.RequestBodyObject>(generated.requestBody ? [generated.requestBody] : []);
  const requestBody = body && { ...body, content: withoutFilesInJson(body.content) };
  const successes = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') && response && !('$ref' in response) ? [[status, response] as const] : [],
  );
  const takesInput = requestBody !== undefined || parameters.length > 0;
  return {
    operationId,
    tags: named,
    summary: call.summary,
    description: scope ? `${call.description} Scope of an API key: ${scope}.` : call.description,
    security: securityOf(call.access, scope),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: {
      ...Object.fromEntries(successes),
      ...errorResponses(call, { method, takesInput, takesKeys: scope !== undefined }),
    },
  };
}

async function generate(): Promise<ApiDocument> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const generated = await generator.generate(contracts.contract, {
    info: { title: product.name, version: product.version },
    commonSchemas: Object.fromEntries(
      Object.entries(named).map(([name, schema]) => [name, { strategy: 'output' as const, schema }]),
    ),
  });
  const paths: Paths = {};
  for (const [path, item] of Object.entries(generated.paths ?? {}))
    for (const method of methods) {
      const operation = item?.[method];
      if (operation) paths[path] = { ...paths[path], [method]: completed(operation, method) };
    }
  return {
    openapi: generated.openapi,
    info: {
      ...generated.info,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags,
    paths: { ...paths, ...outsidePaths },
    components: {
      schemas: { ...generated.components?.schemas, ...errorSchemas(), ...outsideSchemas },
      securitySchemes,
    },
  };
}

let description: Promise<ApiDocument> | undefined;

/** The whole public surface as OpenAPI 3.1, generated at the first request. */
export function describeApi(): Promise<ApiDocument> {
  description ??= generate();
  return description;
}

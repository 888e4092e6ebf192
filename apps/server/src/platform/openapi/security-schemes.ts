import type { ApiKeyScope } from '@milestoon/contract';
import type { CallReference } from '@milestoon/contract/reference';
import type { OpenAPI } from '@orpc/openapi';
import { sessionCookie } from '../http/cookies.ts';

/** The ways to say who is calling. */
export const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie.plain,
    description: `Set by signing in. Where the site is https its name is ${sessionCookie.secure}.`,
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The value of the session’s cookie, decoded, for callers without cookies.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description:
      'A key of a person, made on their profile for one purpose: to read, to write, or to report what an outside generator has made. It opens the calls of that scope, for their own rows, 300 times a minute. To every other call, and to a key that is unknown or has ended, the answer is 404.',
  },
};

const session: OpenAPI.SecurityRequirementObject[] = [{ session: [] }, { bearer: [] }];
const apiKey: OpenAPI.SecurityRequirementObject[] = [{ apiKey: [] }];

/** An empty list: the call is open. */
export function securityOf(
  access: CallReference['access'],
  scope?: ApiKeyScope,
): OpenAPI.SecurityRequirementObject[] {
  if (access === 'anyone') return [];
  if (access === 'api-key') return apiKey;
  return scope ? [...session, ...apiKey] : session;
}

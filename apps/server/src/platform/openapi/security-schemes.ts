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
      'The key of a person, made on their profile. It opens photos, children, episodes and the reports of an outside generator, for their own rows, 300 times a minute. To every other call, and to an unknown key, the answer is 404.',
  },
};

const session: OpenAPI.SecurityRequirementObject[] = [{ session: [] }, { bearer: [] }];
const apiKey: OpenAPI.SecurityRequirementObject[] = [{ apiKey: [] }];

/** An empty list: the call is open. */
export function securityOf(
  access: CallReference['access'],
  takesKeys = false,
): OpenAPI.SecurityRequirementObject[] {
  if (access === 'anyone') return [];
  if (access === 'api-key') return apiKey;
  return takesKeys ? [...session, ...apiKey] : session;
}

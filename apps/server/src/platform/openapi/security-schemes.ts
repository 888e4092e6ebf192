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
};

const anyOf = Object.keys(securitySchemes).map((name) => ({ [name]: [] }));

/** An empty list: the call is open. */
export const securityOf = (access: CallReference['access']): OpenAPI.SecurityRequirementObject[] =>
  access === 'anyone' ? [] : anyOf;

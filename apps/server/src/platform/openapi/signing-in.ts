import type { OpenAPI } from '@orpc/openapi';
import type { Operation, Paths } from './document.ts';
import { json, responsesOf, schemaRef } from './error-responses.ts';
import { securityOf } from './security-schemes.ts';

// Signing up, in and out: the accounts library's own, and no calls of the contract.

const text = { type: 'string' } as const;
const object = (properties: Record<string, OpenAPI.SchemaObject>): OpenAPI.SchemaObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

export const signingInSchemas: Record<string, OpenAPI.SchemaObject> = {
  Credentials: object({ email: { ...text, maxLength: 320 }, password: { ...text, maxLength: 128 } }),
  Code: object({ code: { ...text, maxLength: 100 } }),
  SignedIn: object({ user: object({ id: text, email: text }) }),
  SecondStep: object({ secondStep: { type: 'boolean', const: true } }),
  AccountError: object({ code: text, message: text }),
};

const told = (description: string) => ({ description, ...json(schemaRef('AccountError')) });
const open = (
  operationId: string,
  summary: string,
  description: string,
  responses: Operation['responses'],
): Operation => ({
  operationId,
  tags: ['account'],
  summary,
  description,
  security: securityOf('anyone'),
  responses: { ...responses, ...responsesOf(['FORBIDDEN', 'TOO_LARGE']) },
});

const takes = (schema: OpenAPI.SchemaObject | OpenAPI.ReferenceObject) => ({
  requestBody: { required: true, ...json(schema) },
});
const welcome = { description: 'Signed in; the session’s cookie is set.', ...json(schemaRef('SignedIn')) };
const tooMany = told('Too many attempts from this address, or for this account.');
const late = 'The second step was not begun, took too long, or had five attempts: sign in again.';

export const signingInPaths: Paths = {
  '/api/auth/sign-up/email': {
    post: {
      ...open('auth.signUp', 'Sign up', 'Opens an account and a session.', {
        200: welcome,
        400: told('The address is none, or the password too short.'),
        422: told('There is an account with this address.'),
        429: tooMany,
      }),
      ...takes(schemaRef('Credentials')),
    },
  },
  '/api/auth/sign-in/email': {
    post: {
      ...open(
        'auth.signIn',
        'Sign in',
        'A wrong password and an unknown address are answered alike. Where the account asks for a second step, there is no session yet: the answer says so, and its cookie holds for ten minutes.',
        {
          200: {
            description: 'Signed in, or halfway there.',
            ...json({ oneOf: [schemaRef('SignedIn'), schemaRef('SecondStep')] }),
          },
          400: told('The address is none.'),
          401: told('Address or password are wrong.'),
          429: tooMany,
        },
      ),
      ...takes(schemaRef('Credentials')),
    },
  },
  '/api/auth/second-step/code': {
    post: {
      ...open(
        'auth.secondStepByCode',
        'The second step, by a code of the app',
        'Each code counts once. Five attempts a sign-in, ten wrong ones an account within a quarter of an hour.',
        {
          200: welcome,
          400: told(late),
          401: told(`The code is wrong or was used. Or: ${late}`),
          429: tooMany,
        },
      ),
      ...takes(schemaRef('Code')),
    },
  },
  '/api/auth/second-step/backup-code': {
    post: {
      ...open(
        'auth.secondStepByBackupCode',
        'The second step, by a backup code',
        'Each opens once. Attempts are counted with those of codes.',
        {
          200: welcome,
          400: told(late),
          401: told(`The code is wrong or was used. Or: ${late}`),
          429: tooMany,
        },
      ),
      ...takes(schemaRef('Code')),
    },
  },
  '/api/auth/passkey/options': {
    post: open(
      'auth.passkeyOptions',
      'Begin to sign in by a passkey',
      'What navigator.credentials.get is to be asked (PublicKeyCredentialRequestOptionsJSON). Names no account; holds for five minutes, once, and for this browser.',
      { 200: { description: 'The options.', ...json({ type: 'object' }) }, 429: tooMany },
    ),
  },
  '/api/auth/passkey/sign-in': {
    post: {
      ...open(
        'auth.passkeySignIn',
        'Sign in by a passkey',
        'With what the browser answered the options with (AuthenticationResponseJSON). The device has to have asked for a finger, a face or its PIN.',
        {
          200: welcome,
          400: told('It answers no challenge of ours, or not as it should.'),
          401: told('Nobody has this passkey.'),
          429: tooMany,
        },
      ),
      ...takes(object({ response: { type: 'object' } })),
    },
  },
  '/api/auth/sign-out': {
    post: open('auth.signOut', 'Sign out', 'Ends this session. Whoever has none is told the same.', {
      200: { description: 'Signed out.', ...json(object({ success: { type: 'boolean' } })) },
    }),
  },
};

import { OpenAPILink } from '@orpc/openapi-client/fetch';
import routes from 'virtual:api-routes';
import { spoken } from './language.ts';

/** What carries a call to the server. */
export const link = new OpenAPILink(routes, {
  url: () => window.location.origin,
  headers: () => spoken(),
  // Looked up with every call: the link would otherwise keep the function of its first moment.
  fetch: (request, init) => fetch(request, init),
});

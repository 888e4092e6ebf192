import { contract } from '@milestoon/contract';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const routesModule = 'virtual:api-routes';

/**
 * Gives the browser methods and paths of the API without its schemas: the server checks what comes in,
 * and the schema library would be a fifth of the script that the landing page waits for.
 */
export function apiRoutes(): Plugin {
  const resolved = `\0${routesModule}`;
  return {
    name: 'milestoon-api-routes',
    resolveId: (id) => (id === routesModule ? resolved : undefined),
    load: (id) =>
      id === resolved ? `export default ${JSON.stringify(minifyContractRouter(contract))};` : undefined,
  };
}

import { contract } from '@milestoon/contract';
import { minifyContractRouter } from '@orpc/contract';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const routesModule = 'virtual:api-routes';

/**
 * Gives the browser methods and paths of the API without its schemas: the server checks what comes in,
 * and the schema library would be a fifth of the script that the landing page waits for.
 */
function apiRoutes(): Plugin {
  const resolved = `\0${routesModule}`;
  return {
    name: 'milestoon-api-routes',
    resolveId: (id) => (id === routesModule ? resolved : undefined),
    load: (id) =>
      id === resolved ? `export default ${JSON.stringify(minifyContractRouter(contract))};` : undefined,
  };
}

const server = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), apiRoutes()],
  build: {
    target: ['chrome125', 'firefox128', 'safari18'],
    // Nothing as data: URI, so that fonts and pictures pass a policy of 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/functions', '/files', '/automation', '/payments'].map((path) => [path, server]),
    ),
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});

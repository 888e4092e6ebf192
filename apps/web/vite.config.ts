import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiRoutes } from './build/api-routes.ts';
import { earlyScreens } from './build/early-screens.ts';
import { firstScript } from './build/first-script.ts';
import { serviceWorker } from './build/service-worker.ts';
import { writtenPages } from './build/written-pages.ts';

const languages = ['en', 'pt', 'es'];
const server = `http://localhost:${process.env.PORT ?? '3000'}`;
/** The router's package offers its development build to everybody. */
const router = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production/index.mjs');

/**
 * What stands on every first screen: a few files instead of forty, each of which costs a round trip.
 * The landing page waits for the first two only.
 */
const together = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/, priority: 3 },
  {
    name: 'frame',
    // With the styles of the next but one: six files of styles and scripts are asked for at once, a seventh waits.
    test: /src\/(ui\/toast\.module|routes\/routes\.module|features\/(account\/account|install\/install)\.module|wake-up\.|lib\/(paths|link|language|install|site|star-name|forget-drafts|trusted-scripts)\.|ui\/(alert|back-closes|button|card|classes|page|spinner|unseen)\b)|packages\/domain\/src\/(?!(family|email-address|writing)\.)[a-z-]+\.ts|lucide-react\/dist\/esm\/[a-zA-Z]+\.|lucide-react\/dist\/esm\/icons\/(arrow-left-right|baby|bell|clapperboard|cloud-off|ellipsis-vertical|house|lightbulb|mail-question-mark|play|plus|refresh-cw|rotate-ccw|sparkles|user-round|x)\./,
    priority: 2,
  },
  // The landing page shows the colours of stars, and needs no schema of a look for it.
  { name: 'paints', test: /packages\/(look\/src\/(hair-)?colors|drawing\/src\/color)\.ts/, priority: 2 },
  { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 2 },
  {
    name: 'app',
    test: /node_modules\/(react-router|@tanstack|@orpc\/(client|contract|openapi-client|shared|standard-server|standard-server-fetch|tanstack-query))\/|virtual:api-routes|src\/(lib\/(api|api-link|told-error|with-texts|time-limit|texts|use-elapsed|use-awaited)\.|ui\/toast|routes\/(guards|connection-gate|screen-boundary|with-setup-notice|use-scroll-to-top)|features\/(account\/(session|other-tabs)\.|billing\/subscription\.|install\/))/,
  },
  {
    name: 'home',
    test: /src\/(routes\/(app-frame|with-progress|app-shell|home)\.|ui\/(bottom-nav|banner|avatar)\b|lib\/thumbnail\.|features\/(children\/(children-overview|child-card|child-action|children\.module)|episodes\/progress-(feed|state))\b)/,
  },
  // What is typed into, chosen and sent, on the pages before the app and in it. Home needs none of it.
  {
    name: 'forms',
    test: /src\/(lib\/(draft|linked-text)\.|ui\/(choice|field|photo-picker\.module)\b)|domain\/src\/(family|email-address|writing)\.ts/,
  },
  // The landing page needs forms too, and none of the app's calls, which these bring along.
  { name: 'account', test: /src\/features\/account\/(auth-calls|language-picker)\./ },
  // What plays and records: a guest of a film waits for one file of it.
  { name: 'watching', test: /src\/(watching|recording)\// },
  {
    name: 'making',
    test: /src\/(ui\/use-photo-uploads\b|features\/(episodes\/picked-child|publishing\/youtube)\.ts)/,
  },
  // What home says, and beside it what pages without the app say too.
  ...languages.flatMap((language) => [
    {
      name: `first-${language}`,
      test: new RegExp(`domain/src/texts/(first|interface|milestones)/${language}\\.ts`),
    },
    { name: `shared-${language}`, test: new RegExp(`domain/src/texts/(look|support)/${language}\\.ts`) },
  ]),
];

/** Tests that replace a module, or look at what one remembers from its start on. */
const alone = 'src/**/*.alone.test.{ts,tsx}';

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    apiRoutes(),
    ...(isSsrBuild ? [] : [firstScript(), serviceWorker(), writtenPages(), earlyScreens()]),
  ],
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  build: {
    target: ['chrome125', 'firefox128', 'safari18'],
    // Nothing as data: URI, so that fonts and pictures pass a policy of 'self'.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: isSsrBuild ? [] : together } } },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/functions', '/files', '/automation', '/payments'].map((path) => [path, server]),
    ),
  },
  test: {
    environment: 'jsdom',
    projects: [
      // Modules are loaded once for the files of a process: loading them anew took four fifths of the time.
      {
        extends: true,
        test: { name: 'together', include: ['src/**/*.test.{ts,tsx}'], exclude: [alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: [alone] } },
    ],
    setupFiles: ['./test/setup.ts'],
    restoreMocks: true,
    // By itself vitest leaves one processor to whoever edits: of two that is half.
    maxWorkers: '100%',
    // A computer that is busy with something else is no fault of the app.
    testTimeout: 30_000,
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}));

// Who may import whom. The rules come from the folders, so a new feature or package is covered when it is made.
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');

/** The folders in `folder`. */
const foldersIn = (folder) => {
  const place = join(__dirname, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
};

/** Each folder in `folder` may import itself, but none of its neighbours. */
const neighbours = (name, folder, comment) =>
  foldersIn(folder).map((own) => ({
    name: `${name}: ${own}`,
    severity: 'error',
    comment,
    from: { path: `^${folder}/${own}/` },
    to: { path: `^${folder}/`, pathNot: `^${folder}/${own}/` },
  }));

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });
const isTest = '\\.(test|testing)\\.[mc]?[jt]sx?$';

/** The packages that draw and tell, from what all are built on to what is built on all. */
const rooms = ['drawing', 'look', 'things', 'cast', 'stage', 'story', 'film'];

module.exports = {
  forbidden: [
    forbid(
      'no cycles',
      {},
      { circular: true },
      'What needs each other belongs together, or has a third part in common.',
    ),
    // libheif-js comes with the web app's packages only.
    forbid(
      'unresolvable',
      {},
      { couldNotResolve: true, pathNot: '^(virtual:|libheif-js/)' },
      'The import leads nowhere.',
    ),
    forbid('packages never import apps', { path: '^packages/' }, { path: '^apps/' }),
    forbid('nothing imports the tools', { path: '^(apps|packages)/' }, { path: '^(scripts|e2e|bench)/' }),
    forbid(
      'packages by their names',
      { path: '^(apps/[^/]+|packages/[^/]+)/' },
      { path: '^packages/', pathNot: '^$1/', dependencyTypes: ['local'] },
      'A relative import goes around what the package exports.',
    ),
    forbid('the web app never imports the server', { path: '^apps/web/' }, { path: '^apps/server/' }),
    forbid('the server never imports the web app', { path: '^apps/server/' }, { path: '^apps/web/' }),
    forbid(
      'the web app runs in a browser',
      { path: '^apps/web/src/', pathNot: isTest },
      { path: '^packages/(studio|database|payments-emulator)/' },
    ),
    forbid(
      'rules and contract stand alone',
      { path: '^packages/(domain|contract)/src/', pathNot: isTest },
      { path: '^packages/(studio|database|payments-emulator)/' },
    ),
    forbid(
      'what draws is pure',
      { path: `^packages/(${rooms.join('|')})/src/`, pathNot: isTest },
      { dependencyTypes: ['core'] },
      'It runs in browsers and must draw the same frame twice.',
    ),
    forbid(
      'the film knows no production',
      { path: `^packages/(${rooms.join('|')})/` },
      { path: '^packages/(studio|database|contract|payments-emulator)/' },
    ),
    // Each room knows those before it. The cast and the stage meet in the film.
    ...rooms.map((room, index) =>
      forbid(
        `${room} knows what it is built on`,
        { path: `^packages/${room}/` },
        {
          path: `^packages/(${[...rooms.slice(index + 1), ...(room === 'stage' ? ['cast'] : [])].join('|') || 'none'})/`,
        },
      ),
    ),
    forbid(
      'stories are read where they are written',
      { path: '^(apps/server|packages/(film|contract))/src/', pathNot: `${isTest}|/testing/` },
      { path: '^packages/story/src/index.ts$', dependencyTypesNot: ['dynamic-import'] },
      'What reads takes a second to load, at every start of a server and of what draws: `@milestoon/story/screenplay`.',
    ),
    forbid(
      'what answers draws nothing',
      { path: '^(apps/server|packages/contract)/src/', pathNot: `${isTest}|/testing/` },
      { path: '^packages/(cast|stage|film)/src/index.ts$', dependencyTypesNot: ['dynamic-import'] },
      'What draws takes half a second to load, at every start of a server: by `names`, or when a film is made.',
    ),
    ...['database', 'payments-emulator'].map((own) =>
      forbid(
        `${own} stands alone`,
        { path: `^packages/${own}/` },
        { path: '^packages/', pathNot: `^packages/${own}/` },
      ),
    ),
    forbid(
      'the platform knows no features',
      { path: '^apps/server/src/platform/', pathNot: isTest },
      { path: '^apps/server/src/features/' },
    ),
    ...neighbours(
      'server features do not import each other',
      'apps/server/src/features',
      'They meet through ports.',
    ),
    ...neighbours(
      'web features do not import each other',
      'apps/web/src/features',
      'Routes put them together.',
    ),
    forbid(
      'web features do not import routes',
      { path: '^apps/web/src/(features|looks|watching|ui|lib)/' },
      { path: '^apps/web/src/routes/' },
    ),
    forbid(
      'the design system knows no features',
      { path: '^apps/web/src/(ui|lib)/' },
      { path: '^apps/web/src/(features|looks|watching)/' },
    ),
    forbid(
      'photos and looks, which features share, know none of them',
      { path: '^apps/web/src/looks/' },
      { path: '^apps/web/src/features/' },
    ),
    forbid(
      'what films are watched with, which features share, knows none of them',
      { path: '^apps/web/src/watching/' },
      { path: '^apps/web/src/features/' },
    ),
    forbid(
      'no threads',
      { path: '^(apps/server|packages/[^/]+)/src/', pathNot: isTest },
      { path: '^worker_threads$' },
      'A thread that is ended inside native code ends the whole process: `AskedProcess` of the studio instead.',
    ),
    forbid('tests are not imported', { pathNot: isTest }, { path: '\\.test\\.[mc]?[jt]sx?$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|test-results)/' },
    parser: 'acorn',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};

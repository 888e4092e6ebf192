import { type Expectation, get, nobodyElse, open, post } from '../expectation.testing.ts';

export const operationExpectations: Expectation[] = [
  {
    operation: 'files.get',
    // Whoever has the link has the file: that is what it is for. All others only know its name.
    cells: nobodyElse('404 NOT_FOUND', '200', 'read'),
    prepare: async ({ server, owner }) => {
      const url = new URL((await server.upload(owner)).body.url, 'http://localhost');
      const forged = url.pathname + url.search.replace(/signature=[^&]+/, `signature=${'A'.repeat(43)}`);
      const hasLink = (actor: string): boolean => actor === 'owner' || actor === 'foreign page';
      return (actor) => get(hasLink(actor) ? url.pathname + url.search : forged);
    },
  },
  {
    operation: 'operation.policyReports',
    cells: open('204', 'write'),
    prepare: async () => () => post('/api/policy-reports', []),
  },
  {
    operation: 'operation.health',
    cells: open('200', 'read'),
    prepare: async () => () => get('/healthz'),
  },
  {
    operation: 'operation.readiness',
    cells: open('200', 'read'),
    prepare: async () => () => get('/readyz'),
  },
  {
    operation: 'operation.metrics',
    // For the operator alone, who is none of these: platform/operator/operator.test.ts.
    cells: open('404 NOT_FOUND', 'read'),
    prepare: async () => () => get('/metrics'),
  },
  {
    operation: 'operation.document',
    cells: open('200', 'read'),
    prepare: async () => () => get('/openapi.json'),
  },
];

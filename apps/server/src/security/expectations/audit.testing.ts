import { callers, type Expectation, get } from '../expectation.testing.ts';

export const auditExpectations: Expectation[] = [
  {
    operation: 'audit.list',
    cells: callers('200', 'read'),
    prepare: async () => () => get('/api/account-events'),
  },
];

import { type Expectation, open, post } from '../expectation.testing.ts';

export const supportExpectations: Expectation[] = [
  {
    operation: 'support.write',
    // Also for whoever cannot sign in: that may be why they write.
    cells: open('201', 'write'),
    prepare: async () => () =>
      post('/api/support', { reason: 'question', email: 'somebody@example.com', message: 'Hello?' }),
  },
];

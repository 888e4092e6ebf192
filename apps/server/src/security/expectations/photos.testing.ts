import { callers, type Expectation, owned } from '../expectation.testing.ts';

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function form(): FormData {
  const data = new FormData();
  data.set('bucket', 'child-photos');
  data.set('file', new File([dot], 'dot.png', { type: 'image/png' }));
  return data;
}

export const photosExpectations: Expectation[] = [
  {
    operation: 'photos.upload',
    cells: callers('201', 'write'),
    prepare: async () => () => ({ method: 'POST', address: '/api/photos', body: form() }),
  },
  {
    operation: 'photos.remove',
    cells: owned('200', 'write'),
    prepare: async ({ upload }) => {
      const path = await upload();
      return () => ({ method: 'DELETE', address: '/api/photos', body: { path } });
    },
  },
];

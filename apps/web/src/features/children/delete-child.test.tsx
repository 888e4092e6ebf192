import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { childSummary as child } from '../../../test/child-summary.ts';
import { json, serve } from '../../../test/fake-server.ts';
import { render } from '../../../test/render.tsx';
import { withSite } from '../../../test/with-site.ts';
import { Providers } from '../../providers.tsx';
import { DeleteChild } from './delete-child.tsx';

afterEach(() => {
  withSite({});
  vi.unstubAllGlobals();
});

test('where films go to YouTube, deleting says that they stay there', () => {
  withSite({ youtube: true });
  serve({ 'GET /api/publishing/videos': () => json({ count: 0 }) });
  render(<DeleteChild child={child('Mia', '/files/mia.png', 3)} onClose={() => {}} />, {
    wrapper: Providers,
  });
  expect(screen.getByText(/already published remain on YouTube and must be deleted there/)).toBeDefined();
});

import { Outlet } from 'react-router';
import { useProgressFeed } from '../features/episodes/progress-feed.ts';

/** Everything below shares one stream of progress. */
export function Component() {
  useProgressFeed();
  return <Outlet />;
}

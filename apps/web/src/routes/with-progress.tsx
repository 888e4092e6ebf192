import { Outlet } from 'react-router';
import { useProgressFeed } from '../features/episodes/progress-feed.ts';
import { useNewsOfEpisodes } from '../features/notifications/notifications.ts';

/** Everything below shares one stream of progress. */
export function Component() {
  useProgressFeed(useNewsOfEpisodes());
  return <Outlet />;
}

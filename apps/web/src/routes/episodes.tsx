import { EpisodeList } from '../features/episodes/episode-list.tsx';
import { Page, PageHead } from '../ui/page.tsx';

export function Component() {
  return (
    <Page>
      <PageHead title="Episodes">
        <p>The series so far, newest first.</p>
      </PageHead>
      <EpisodeList />
    </Page>
  );
}

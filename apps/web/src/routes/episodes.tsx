import { EpisodeList } from '../features/episodes/episode-list.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Page, PageHead } from '../ui/page.tsx';

export function Component() {
  const { episodes } = useTexts();
  return (
    <Page>
      <PageHead title={episodes.title}>
        <p>{episodes.lead}</p>
      </PageHead>
      <EpisodeList />
    </Page>
  );
}

import { EpisodeList } from '../features/episodes/episode-list.tsx';
import { SeasonStrip } from '../features/episodes/season/season-strip.tsx';
import { useTexts } from '../lib/texts.tsx';
import { Page, PageHead } from '../ui/page.tsx';

export function Component() {
  const { episodes } = useTexts();
  return (
    <Page>
      <PageHead title={episodes.title}>
        <p>{episodes.lead}</p>
      </PageHead>
      <SeasonStrip />
      <EpisodeList />
    </Page>
  );
}

import { ArrowLeft } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { EpisodePage } from '../features/episodes/episode-page.tsx';
import { SeasonFinale } from '../features/episodes/season/season-finale.tsx';
import { Publication } from '../features/publishing/publication.tsx';
import { Keepsakes } from '../features/keepsakes/keepsakes.tsx';
import { Hellos } from '../features/sharing/hellos.tsx';
import { WhoCanWatch } from '../features/sharing/who-can-watch.tsx';
import { fileOf } from '../lib/file-of.ts';
import { episodePath, paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { episodeId = '' } = useParams();
  const { episodes } = useTexts();
  return (
    <Page>
      <div>
        <ButtonLink to={paths.episodes} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {episodes.page.back}
        </ButtonLink>
      </div>
      <EpisodePage
        key={episodeId}
        episodeId={episodeId}
        belowFilm={(episode) => (
          <>
            <SeasonFinale episode={episode} />
            <Hellos episodeId={episode.id} />
            <WhoCanWatch target={{ kind: 'film', episodeId: episode.id }} title={episode.title} />
            <Keepsakes of={{ episodeId: episode.id }} />
            <Publication key={fileOf(episode.videoUrl)} episode={episode} />
          </>
        )}
      />
    </Page>
  );
}

/** The address that episodes of earlier releases were published under. */
export function Watch() {
  const { episodeId = '' } = useParams();
  return <Navigate to={episodePath(episodeId)} replace />;
}

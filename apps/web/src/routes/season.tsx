import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { Keepsakes } from '../features/keepsakes/keepsakes.tsx';
import { Years } from '../features/keepsakes/years.tsx';
import { WhoCanWatch } from '../features/sharing/who-can-watch.tsx';
import { SeasonPage } from '../features/episodes/season/season-page.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

export function Component() {
  const { childId = '', season = '' } = useParams();
  const { seasons } = useTexts();
  return (
    <Page>
      <div>
        <ButtonLink to={paths.episodes} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {seasons.back}
        </ButtonLink>
      </div>
      <SeasonPage key={`${childId}/${season}`} childId={childId} season={Number(season)}>
        {(hasFilms) => (
          <>
            <WhoCanWatch
              target={{ kind: 'season', childId, season: Number(season) }}
              title={seasons.title(Number(season))}
            />
            {hasFilms && <Keepsakes of={{ childId, season: Number(season) }} />}
            <Years childId={childId} />
          </>
        )}
      </SeasonPage>
    </Page>
  );
}

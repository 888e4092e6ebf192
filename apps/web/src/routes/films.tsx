import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { EpisodePage } from '../features/episodes/episode-page.tsx';
import { FilmList } from '../features/episodes/film-list.tsx';
import { KidsLink } from '../features/episodes/kids/kids-link.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stage } from '../ui/page.tsx';

/** All films of a family, with or without a subscription. */
export function Component() {
  const { accountPage: words } = useTexts();
  return (
    <Stage roomy corner={<Back to={paths.account}>{words.title}</Back>}>
      <PageHead title={words.films}>
        <p>{words.filmsLead}</p>
      </PageHead>
      <div>
        <KidsLink />
      </div>
      <FilmList />
    </Stage>
  );
}

/** One of them, to watch and to keep; changing it is making a new one, which is for subscribers. */
export function FilmPage() {
  const { accountPage: words } = useTexts();
  const { episodeId = '' } = useParams();
  return (
    <Stage roomy corner={<Back to={paths.films}>{words.films}</Back>}>
      <EpisodePage key={episodeId} episodeId={episodeId} listPath={paths.films} mayChange={false} />
    </Stage>
  );
}

function Back({ to, children }: { to: string; children: string }) {
  return (
    <ButtonLink to={to} variant="quiet" size="small">
      <ArrowLeft aria-hidden="true" /> {children}
    </ButtonLink>
  );
}

import { Film } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './episode-page.module.css';

interface MissingEpisodeProps {
  /** Of an episode that was here when the page opened. */
  wasHere: boolean;
  listPath: string;
}

/** There is no such episode, or no more. */
export function MissingEpisode({ wasHere, listPath }: MissingEpisodeProps) {
  const { episodes, shell } = useTexts();
  const { page } = episodes;
  return (
    <>
      {/* Nothing of it is left to be called by; the tab must not go on naming it. */}
      <PageHead title={wasHere ? page.gone : page.missing} />
      <EmptyState
        icon={<Film aria-hidden="true" />}
        title={wasHere ? page.goneText : page.missingText}
        action={
          <div className={styles.ways}>
            <ButtonLink to={listPath} variant="primary">
              {page.all}
            </ButtonLink>
            {/* The guards know whose home is where. */}
            <ButtonLink to={paths.landing}>{shell.home}</ButtonLink>
          </div>
        }
      />
    </>
  );
}

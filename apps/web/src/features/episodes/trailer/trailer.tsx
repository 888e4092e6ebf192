import type { EpisodeMedia } from '@milestoon/contract';
import { Download, Play, Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNumberedTitle } from '../numbered-title.ts';
import { useSteadyLink } from '../../../watching/use-steady-link.ts';
import styles from './trailer.module.css';
import { canShareVideo, useShare } from './use-share.ts';

/** Ten seconds for telephones: watched here, handed on from here. */
export function Trailer({ episode }: { episode: Wire<EpisodeMedia> }) {
  const { trailer } = useTexts().episodes;
  const numbered = useNumberedTitle();
  const [open, setOpen] = useState(false);
  const [film] = useSteadyLink(episode.trailerUrl);
  const title = numbered(episode);
  const { state, share } = useShare(film, title);
  if (!film) return null;
  return (
    <Card>
      <h2>{trailer.title}</h2>
      <p>{trailer.lead}</p>
      {open && (
        <video
          className={styles.film}
          src={film}
          aria-label={trailer.picture(title)}
          controls
          playsInline
          autoPlay
        />
      )}
      <div className={styles.ways}>
        {!open && (
          <Button onClick={() => setOpen(true)}>
            <Play aria-hidden="true" /> {trailer.watch}
          </Button>
        )}
        {canShareVideo() ? (
          <Button variant="primary" busy={state === 'fetching'} onClick={share}>
            <Share2 aria-hidden="true" /> {state === 'ready' ? trailer.shareNow : trailer.share}
          </Button>
        ) : (
          episode.trailerDownloadUrl && (
            <ButtonAnchor href={episode.trailerDownloadUrl} download>
              <Download aria-hidden="true" /> {trailer.save}
            </ButtonAnchor>
          )
        )}
      </div>
      {state === 'failed' && <Alert tone="bad">{trailer.failed}</Alert>}
    </Card>
  );
}

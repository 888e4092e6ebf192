import type { EpisodeMedia } from '@milestoon/contract';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import type { Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './episodes.module.css';
import { useNumberedTitle } from './numbered-title.ts';
import { Transcript } from './transcript.tsx';
import { useCues } from './use-cues.ts';

interface PlayerProps {
  episode: Wire<EpisodeMedia>;
  /** The addresses of the files expire; this fetches new ones. */
  onExpired: () => void;
}

const renewAtMost = 60_000;

export function Player({ episode, onExpired }: PlayerProps) {
  const { episodes } = useTexts();
  const numbered = useNumberedTitle();
  const [cues, track] = useCues();
  const renewed = useRef(Number.NEGATIVE_INFINITY);

  return (
    <>
      <video
        className={styles.video}
        src={episode.videoUrl ?? undefined}
        poster={episode.posterUrl ?? undefined}
        controls
        playsInline
        preload="metadata"
        onError={() => {
          // A film that is broken rather than expired must not be asked for again and again.
          if (performance.now() - renewed.current < renewAtMost) return;
          renewed.current = performance.now();
          onExpired();
        }}
      >
        {episode.captionsUrl && (
          <track
            ref={track}
            kind="captions"
            src={episode.captionsUrl}
            srcLang="en"
            label={episodes.player.captionsLanguage}
          />
        )}
      </video>
      <PageHead title={numbered(episode)}>
        <p>{episodes.starring(episode.childName)}</p>
      </PageHead>
      {episode.downloadUrl && (
        <ButtonAnchor
          className={styles.download}
          href={episode.downloadUrl}
          download
          variant="primary"
          size="large"
        >
          <Download aria-hidden="true" /> {episodes.player.download}
        </ButtonAnchor>
      )}
      <Transcript lines={cues} />
    </>
  );
}

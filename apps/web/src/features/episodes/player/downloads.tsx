import type { EpisodeMedia } from '@milestoon/contract';
import { Captions, Download, Image, Smartphone } from 'lucide-react';
import type { Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import styles from '../../../watching/player.module.css';

/** The files of an episode, to keep. */
export function Downloads({ episode }: { episode: Wire<EpisodeMedia> }) {
  const { player } = useTexts().episodes;
  const files = [
    { url: episode.captionsDownloadUrl, icon: Captions, text: player.downloadCaptions },
    { url: episode.posterDownloadUrl, icon: Image, text: player.downloadPoster },
    { url: episode.trailerDownloadUrl, icon: Smartphone, text: player.downloadTrailer },
  ];
  return (
    <div className={styles.downloads}>
      {episode.downloadUrl && (
        <ButtonAnchor href={episode.downloadUrl} download variant="primary">
          <Download aria-hidden="true" /> {player.download}
        </ButtonAnchor>
      )}
      {files.map(
        ({ url, icon: Icon, text }) =>
          url && (
            <ButtonAnchor key={text} href={url} download>
              <Icon aria-hidden="true" /> {text}
            </ButtonAnchor>
          ),
      )}
      {episode.isTrailerComing && <p className={styles.coming}>{player.trailerComing}</p>}
    </div>
  );
}

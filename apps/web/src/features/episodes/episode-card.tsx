import { numberedTitle } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonAnchor, IconButton } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteEpisode } from './delete-episode.tsx';
import styles from './episodes.module.css';
import { ProductionProgress } from './production-progress.tsx';
import { type EpisodeView, statusTexts } from './progress-state.ts';

const written = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

export function EpisodeCard({ episode }: { episode: EpisodeView }) {
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const retry = useMutation({
    mutationFn: () => client.episodes.retry({ id: episode.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
  });
  const status = statusTexts[episode.status];
  return (
    <Card>
      {episode.posterUrl && episode.status === 'completed' && (
        <img
          className={styles.poster}
          src={episode.posterUrl}
          alt=""
          loading="lazy"
          width="1280"
          height="720"
        />
      )}
      <div className={styles.head}>
        <Avatar name={episode.childName} url={episode.childAvatarUrl} />
        <div className={styles.words}>
          <h2>{numberedTitle(episode.title, episode.episodeNumber)}</h2>
          <p>Starring {episode.childName}</p>
          <p>
            <time dateTime={episode.createdAt}>{written.format(new Date(episode.createdAt))}</time>
          </p>
        </div>
        <Menu
          trigger={
            <IconButton label={`Menu for ${episode.title}`}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          {episode.status === 'failed' && (
            <MenuItem icon={<RotateCcw />} onSelect={() => retry.mutate()}>
              Try Again
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} danger onSelect={() => setDeleting(true)}>
            Delete Episode
          </MenuItem>
        </Menu>
      </div>
      {episode.status === 'processing' && <ProductionProgress progress={episode.progress} />}
      <div className={styles.foot}>
        <span className={classes(styles.status, styles[status.tone])}>{status.text}</span>
        {episode.status === 'processing' && <Badge tone="warn">Processing</Badge>}
        {episode.status === 'completed' && episode.youtubeUrl && (
          <ButtonAnchor
            href={episode.youtubeUrl}
            target="_blank"
            rel="noreferrer"
            variant="danger"
            size="small"
            aria-label={`Watch ${episode.title} (opens in a new tab)`}
          >
            <Play aria-hidden="true" /> Watch
          </ButtonAnchor>
        )}
      </div>
      {deleting && <DeleteEpisode episode={episode} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EllipsisVertical, Play, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, client } from '../../lib/api.ts';
import { episodePath } from '../../lib/paths.ts';
import { useLanguage } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonAnchor, IconButton } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteEpisode } from './delete-episode.tsx';
import styles from './episodes.module.css';
import { useNumberedTitle } from './numbered-title.ts';
import { ProductionProgress } from './production-progress.tsx';
import { type EpisodeView, statusTones } from './progress-state.ts';

export function EpisodeCard({ episode }: { episode: EpisodeView }) {
  const queryClient = useQueryClient();
  const { texts, language } = useLanguage();
  const text = texts.episodes;
  const numbered = useNumberedTitle();
  const [deleting, setDeleting] = useState(false);
  const retry = useMutation({
    mutationFn: () => client.episodes.retry({ id: episode.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
  });
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
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
        <Avatar url={episode.childAvatarUrl} />
        <div className={styles.words}>
          <h2>
            <Link to={episodePath(episode.id)}>{numbered(episode)}</Link>
          </h2>
          <p>{text.starring(episode.childName)}</p>
          <p>
            <time dateTime={episode.createdAt}>{written.format(new Date(episode.createdAt))}</time>
          </p>
        </div>
        <Menu
          trigger={
            <IconButton label={text.menu(episode.title)}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          {(episode.status === 'failed' || episode.newVersion === 'failed') && (
            <MenuItem icon={<RotateCcw />} onSelect={() => retry.mutate()}>
              {text.tryAgain}
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} danger onSelect={() => setDeleting(true)}>
            {text.delete}
          </MenuItem>
        </Menu>
      </div>
      {retry.isError && <Alert tone="bad">{tell(retry.error, texts, text.page.retryFailed)}</Alert>}
      {episode.progress && episode.status !== 'failed' && <ProductionProgress progress={episode.progress} />}
      <div className={styles.foot}>
        <span className={classes(styles.status, styles[statusTones[episode.status]])}>
          {text.status[episode.status]}
        </span>
        {episode.status === 'processing' && <Badge tone="warn">{text.badge}</Badge>}
        {episode.newVersion === 'making' && <Badge tone="warn">{text.newVersionBadge}</Badge>}
        {episode.status === 'completed' && episode.youtubeUrl && (
          <ButtonAnchor
            href={episode.youtubeUrl}
            target="_blank"
            rel="noreferrer"
            variant="danger"
            size="small"
            aria-label={text.watchLabel(episode.title)}
          >
            <Play aria-hidden="true" /> {text.watch}
          </ButtonAnchor>
        )}
      </div>
      {deleting && <DeleteEpisode episode={episode} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

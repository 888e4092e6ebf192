import { limits, placeInSeason, seasonOf } from '@milestoon/domain';
import type { Texts } from '@milestoon/domain/texts';
import { EllipsisVertical, Film, Pencil, Play, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { episodePath } from '../../lib/paths.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Badge, Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteEpisode } from './delete-episode.tsx';
import styles from './episodes.module.css';
import { useNumberedTitle } from './numbered-title.ts';
import { Poster } from './poster.tsx';
import { ProductionProgress } from './production-progress.tsx';
import { type EpisodeView, statusTones } from './progress-state.ts';
import { RenameEpisode } from './rename-episode.tsx';
import { RetryEpisode } from './retry-episode.tsx';
import { WatchLink } from './watch-link.tsx';

const placeOf = ({ seasons }: Texts, number: number): string =>
  seasons.place(seasonOf(number), placeInSeason(number), limits.episodesPerSeason);

export function EpisodeCard({ episode }: { episode: EpisodeView }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const text = texts.episodes;
  const numbered = useNumberedTitle();
  const [deleting, setDeleting] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const isFailed = episode.status === 'failed';
  const hasPoster = episode.posterUrl !== null && episode.status === 'completed';
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <Card className={styles.card}>
      {episode.posterUrl && hasPoster && (
        // The title below is the same link for the keyboard and for readers of screens.
        <Link to={episodePath(episode.id)} tabIndex={-1} aria-hidden="true">
          <Poster url={episode.posterUrl} />
        </Link>
      )}
      {!hasPoster && (
        <div className={classes(styles.poster, styles.noPoster)} aria-hidden="true">
          <Film />
        </div>
      )}
      <div className={styles.head}>
        <Avatar url={episode.childAvatarUrl} />
        <div className={styles.words}>
          <h2>
            <Link to={episodePath(episode.id)}>{numbered(episode)}</Link>
          </h2>
          <p>{text.starring(episode.childName)}</p>
          {episode.episodeNumber !== null && <p>{placeOf(texts, episode.episodeNumber)}</p>}
          <p>
            <time dateTime={episode.createdAt}>{written.format(new Date(episode.createdAt))}</time>
          </p>
          {episode.happenedOn && (
            <p>
              {text.happenedOn(
                new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
                  new Date(episode.happenedOn),
                ),
              )}
            </p>
          )}
        </div>
        <Menu
          trigger={
            <IconButton label={text.menu(episode.title)}>
              <EllipsisVertical />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil />} onSelect={() => setRenaming(true)}>
            {text.rename.open}
          </MenuItem>
          <MenuItem icon={<Trash2 />} danger onSelect={() => setDeleting(true)}>
            {text.delete}
          </MenuItem>
        </Menu>
      </div>
      {episode.progress && !isFailed && <ProductionProgress progress={episode.progress} />}
      <div className={styles.foot}>
        <span className={classes(styles.status, styles[statusTones[episode.status]])}>
          {text.status[episode.status]}
        </span>
        {episode.status === 'processing' && <Badge tone="warn">{text.badge}</Badge>}
        {episode.newVersion === 'making' && <Badge tone="warn">{text.newVersionBadge}</Badge>}
        {episode.status === 'completed' && episode.youtubeUrl && (
          <WatchLink url={episode.youtubeUrl} title={episode.title} variant="danger" size="small">
            <Play aria-hidden="true" /> {text.watch}
          </WatchLink>
        )}
      </div>
      {(isFailed || episode.newVersion === 'failed') && (
        <div className={styles.wrong}>
          <p>{isFailed ? text.page.failedText : text.page.newFailed}</p>
          <RetryEpisode episode={episode} />
        </div>
      )}
      {renaming && <RenameEpisode episode={episode} onClose={() => setRenaming(false)} />}
      {deleting && <DeleteEpisode episode={episode} onClose={() => setDeleting(false)} />}
    </Card>
  );
}

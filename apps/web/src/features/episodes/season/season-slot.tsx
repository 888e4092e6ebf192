import type { ChildSummary } from '@milestoon/contract';
import { assertNever } from '@milestoon/domain';
import { Clapperboard, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import type { Wire } from '../../../lib/api.ts';
import { avatarSelectionPath, createForChildPath, episodePath } from '../../../lib/paths.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Badge, ProgressBar } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import type { EpisodeView } from '../progress-state.ts';
import styles from './season.module.css';
import type { Slot } from './season-slots.ts';

/** One place of a season: its film, how far that is, or an invitation. */
export function SeasonSlot({ slot, child }: { slot: Slot; child: Wire<ChildSummary> }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.seasons;
  const name = words.slot(new Intl.NumberFormat(language).format(slot.number));
  switch (slot.kind) {
    case 'made':
    case 'making':
    case 'failed':
      return <WithEpisode name={name} kind={slot.kind} episode={slot.episode} />;
    case 'next':
      return <Next name={name} child={child} isFirst={slot.number === 1} />;
    case 'gone':
    case 'empty':
      return (
        <div className={classes(styles.slot, styles.vacant)}>
          <div className={styles.frame} aria-hidden="true" />
          <p className={styles.number}>{name}</p>
          <p className={styles.quiet}>{slot.kind === 'gone' ? words.gone : words.empty}</p>
        </div>
      );
    default:
      return assertNever(slot);
  }
}

interface WithEpisodeProps {
  name: string;
  kind: 'made' | 'making' | 'failed';
  episode: EpisodeView;
}

function WithEpisode({ name, kind, episode }: WithEpisodeProps) {
  const texts = useTexts();
  return (
    <Link to={episodePath(episode.id)} className={classes(styles.slot, styles.filled)}>
      <span className={styles.frame}>
        {kind === 'made' && episode.posterUrl ? (
          <img src={episode.posterUrl} alt="" loading="lazy" width="1280" height="720" />
        ) : (
          <Clapperboard aria-hidden="true" />
        )}
      </span>
      <span className={styles.number}>{name}</span>
      <span className={styles.title}>{episode.title}</span>
      {kind === 'making' && (
        <>
          <Badge tone="warn">{texts.seasons.making}</Badge>
          <ProgressBar share={episode.progress?.share ?? 0} label={texts.episodes.progress.label} />
        </>
      )}
      {kind === 'failed' && <span className={styles.quiet}>{texts.episodes.status.failed}</span>}
    </Link>
  );
}

interface NextProps {
  name: string;
  child: Wire<ChildSummary>;
  isFirst: boolean;
}

function Next({ name, child, isFirst }: NextProps) {
  const words = useTexts().seasons;
  const invitation = isFirst ? words.firstInvitation : words.invitation;
  return (
    <div className={classes(styles.slot, styles.next)}>
      <div className={styles.frame}>
        <Sparkles aria-hidden="true" />
      </div>
      <p className={styles.number}>{name}</p>
      <p>{child.avatarSelected ? invitation(child.name) : words.needsAvatar(child.name)}</p>
      {child.avatarSelected ? (
        <ButtonLink to={createForChildPath(child.id)} variant="primary" size="small">
          {words.create}
        </ButtonLink>
      ) : (
        <ButtonLink to={avatarSelectionPath(child.id)} size="small">
          {words.chooseAvatar}
        </ButtonLink>
      )}
    </div>
  );
}

import type { Publication } from '@milestoon/contract';
import { ExternalLink } from 'lucide-react';
import type { Wire } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/card.tsx';
import styles from './publishing.module.css';

interface PublicationStatusProps {
  publication: Wire<Publication>;
  /** Of the episode. */
  title: string;
}

/** What has become of a publication so far, in words. */
export function PublicationStatus({ publication, title }: PublicationStatusProps) {
  const { publishing } = useTexts();
  const words = publishing.episode;
  const { channel, status, problem, url } = publication;
  return (
    <>
      {status === 'none' && <p>{url === null ? words.lead : words.earlier}</p>}
      {status === 'published' && <Published publication={publication} />}
      {status === 'uploading' && <Upload share={publication.share ?? 0} />}
      {status === 'waiting' && <Waiting publication={publication} />}
      {status === 'failed' && problem !== null && (
        <Alert tone="bad">
          {words.notPublished}. {publishing.problems[problem]}
        </Alert>
      )}
      {url !== null && (
        <ButtonAnchor
          href={url}
          target="_blank"
          rel="noreferrer"
          className={styles.open}
          aria-label={words.openLabel(title)}
        >
          {words.open} <ExternalLink aria-hidden="true" />
        </ButtonAnchor>
      )}
      {channel !== 'connected' && status !== 'published' && (
        <ButtonLink to={paths.profile} className={styles.open}>
          {channel === 'lost' ? publishing.reconnect : words.toProfile}
        </ButtonLink>
      )}
    </>
  );
}

function Published({ publication: { publishedAt } }: Pick<PublicationStatusProps, 'publication'>) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.publishing.episode;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <div role="status">
      <p className={styles.channel}>{words.published(day.format(new Date(publishedAt ?? 0)))}</p>
      <p>{words.processing}</p>
    </div>
  );
}

function Upload({ share }: { share: number }) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.publishing.episode;
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return (
    <div className={styles.order}>
      <p>{words.uploading(percent.format(share))}</p>
      <ProgressBar share={share} label={words.progress} />
    </div>
  );
}

function Waiting({ publication: { problem, nextAttemptAt } }: Pick<PublicationStatusProps, 'publication'>) {
  const texts = useTexts();
  const { language } = useLanguage();
  const { episode: words, problems } = texts.publishing;
  if (problem === null) return <p role="status">{words.waiting}</p>;
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Alert tone="warn">
      {problems[problem]}
      {nextAttemptAt !== null && ` ${words.nextAttempt(time.format(new Date(nextAttemptAt)))}`}
    </Alert>
  );
}

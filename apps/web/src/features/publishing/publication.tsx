import type { Publication as PublicationState } from '@milestoon/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Audience, AudienceFields } from './audience-fields.tsx';
import { ChangeAudience } from './change-audience.tsx';
import { PublicationStatus } from './publication-status.tsx';
import styles from './publishing.module.css';
import { company } from './youtube.ts';

/** Milliseconds between two looks: at an upload, and at what waits for its hour. */
const [often, seldom] = [2_000, 30_000];

function lookAgainAfter(publication: Wire<PublicationState> | undefined): number | false {
  if (publication?.status === 'uploading') return often;
  if (publication?.status !== 'waiting' || publication.channel !== 'connected') return false;
  return publication.nextAttemptAt === null ? often : seldom;
}

/** As it was chosen for an earlier version, as far as that is still offered. */
const audienceOf = (publication: Wire<PublicationState> | undefined): Audience => ({
  visibility:
    publication?.visibilities.find((visibility) => visibility === publication.visibility) ?? 'private',
  madeForKids: publication?.madeForKids ?? true,
});

interface PublicationProps {
  episode: { id: string; title: string };
}

/** How a finished episode stands with YouTube, and the button that publishes it. Nothing where nobody publishes. */
export function Publication({ episode }: PublicationProps) {
  const texts = useTexts();
  const words = texts.publishing.episode;
  const queryClient = useQueryClient();
  const options = api.publishing.publication.queryOptions({ input: { id: episode.id } });
  const query = useQuery({
    ...options,
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => lookAgainAfter(data),
  });
  const publication = query.data;
  const [chosen, setChosen] = useState<Audience | null>(null);
  // For a version that was never published; what waits or has failed keeps what was chosen for it.
  const isFirst = publication?.status === 'none';
  const audience = chosen ?? audienceOf(publication);
  const publish = useMutation({
    mutationFn: () => client.publishing.publish({ id: episode.id, ...(isFirst && audience) }),
    onSuccess: (publication) => queryClient.setQueryData(options.queryKey, publication),
  });
  const isPublished = publication?.status === 'published';
  useEffect(() => {
    // 'Watch' of the list leads to YouTube now.
    if (isPublished) void queryClient.invalidateQueries({ queryKey: api.episodes.list.key() });
  }, [isPublished, queryClient]);
  if (!publication || publication.channel === 'unavailable') return null;
  const { channel, status, problem, url } = publication;
  const isNew = isFirst && url === null;
  const label = {
    none: url === null ? words.publish : words.publishNew,
    waiting: problem === null ? null : words.tryNow,
    uploading: null,
    published: null,
    failed: words.tryAgain,
  }[status];
  return (
    <Card>
      <h2>{words.title}</h2>
      <div className={styles.sections}>
        <PublicationStatus publication={publication} title={episode.title} />
        {channel === 'connected' && !isNew && (
          <ChangeAudience episodeId={episode.id} publication={publication} />
        )}
        {channel === 'connected' && isNew && (
          <AudienceFields audience={audience} visibilities={publication.visibilities} onChange={setChosen} />
        )}
        {publish.isError && <Alert tone="bad">{tell(publish.error, texts, words.failed)}</Alert>}
        {label !== null && channel === 'connected' && (
          <div className={styles.order}>
            <Button
              variant={status === 'waiting' ? 'secondary' : 'primary'}
              busy={publish.isPending}
              onClick={() => publish.mutate()}
            >
              {publish.isPending ? words.publishing : label}
            </Button>
            {status === 'none' && <p className={styles.fine}>{texts.publishing.consent(company)}</p>}
          </div>
        )}
      </div>
    </Card>
  );
}

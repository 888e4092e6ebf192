import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { AwaitedForm } from '../features/episodes/awaited-form.tsx';
import { CreateEpisodeForm } from '../features/episodes/create-episode-form.tsx';
import { useIsSending } from '../features/episodes/use-send-episode.ts';
import { useGoesToYouTube } from '../features/publishing/youtube.ts';
import { api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { useMissing } from '../lib/unreached.ts';
import { useAwaited } from '../lib/use-awaited.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/card.tsx';
import { NotLoaded } from '../ui/not-loaded.tsx';
import { Page, PageHead } from '../ui/page.tsx';
import { useToast } from '../ui/toast.tsx';

/** Where whoever writes goes next. A module that is there is not fetched again; one that does not come is later. */
const fetchEpisodePage = (): void => void import('./episode.tsx').catch(() => {});

export function Component() {
  const texts = useTexts();
  const { form } = texts.episodes;
  const session = useSession();
  const children = useQuery(api.children.list.queryOptions());
  const missing = useMissing(children);
  const awaited = useAwaited(children.data === undefined && !missing);
  const isSending = useIsSending();
  // What was sent before this page came up: its form would stand here as if it had not been.
  const [isUnderway, setUnderway] = useState(isSending);
  if (isUnderway && !isSending) setUnderway(false);
  const goesToYouTube = useGoesToYouTube();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Page narrow>
      <PageHead title={form.title}>
        <p>{form.lead}</p>
      </PageHead>
      {awaited && <AwaitedForm />}
      {missing && <NotLoaded why={missing} failed={form.childrenFailed} onAgain={children.refetch} />}
      {!awaited && children.data?.length === 0 && (
        <EmptyState
          icon={<Baby aria-hidden="true" />}
          title={form.noChildren}
          action={
            <ButtonLink to={paths.childSetup} variant="primary" size="large">
              {form.addChild}
            </ButtonLink>
          }
        />
      )}
      {isUnderway && <Alert tone="warn">{form.underway}</Alert>}
      {!awaited && !isUnderway && children.data && children.data.length > 0 && (
        <CreateEpisodeForm
          family={children.data}
          preselected={search.get('childId')}
          idea={search.get('title')}
          superAdmin={session.status === 'signed-in' && session.role === 'super_admin'}
          onWriting={fetchEpisodePage}
          onCreated={() => void toast(goesToYouTube ? texts.episode.created : texts.episode.createdHere)}
          onLeave={() => void navigate(paths.landing)}
        />
      )}
    </Page>
  );
}

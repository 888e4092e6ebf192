import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { AwaitedForm } from '../features/episodes/awaited-form.tsx';
import { CreateEpisodeForm } from '../features/episodes/create-episode-form.tsx';
import { useGoesToYouTube } from '../features/publishing/youtube.ts';
import { api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { useAwaited } from '../lib/use-awaited.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/card.tsx';
import { Page, PageHead } from '../ui/page.tsx';
import { useToast } from '../ui/toast.tsx';

/** Where whoever writes goes next. A module that is there is not fetched again; one that does not come is later. */
const fetchEpisodePage = (): void => void import('./episode.tsx').catch(() => {});

export function Component() {
  const texts = useTexts();
  const { form } = texts.episodes;
  const session = useSession();
  const children = useQuery(api.children.list.queryOptions());
  const awaited = useAwaited(children.isPending);
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
      {children.isError && (
        <Alert tone="bad">
          {form.childrenFailed} <Button onClick={() => children.refetch()}>{texts.episodes.reload}</Button>
        </Alert>
      )}
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
      {!awaited && children.data && children.data.length > 0 && (
        <CreateEpisodeForm
          family={children.data}
          preselected={search.get('childId')}
          idea={search.get('title')}
          superAdmin={session.status === 'signed-in' && session.role === 'super_admin'}
          onWriting={fetchEpisodePage}
          onCreated={() => {
            toast(goesToYouTube ? texts.episode.created : texts.episode.createdHere);
            void navigate(paths.landing);
          }}
        />
      )}
    </Page>
  );
}

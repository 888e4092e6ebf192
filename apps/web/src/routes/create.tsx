import { messages } from '@milestoon/domain';
import { useQuery } from '@tanstack/react-query';
import { Baby } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '../features/account/session.ts';
import { CreateEpisodeForm } from '../features/episodes/create-episode-form.tsx';
import { api } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/card.tsx';
import { Page, PageHead } from '../ui/page.tsx';
import { PageSpinner } from '../ui/spinner.tsx';
import { useToast } from '../ui/toast.tsx';

export function Component() {
  const session = useSession();
  const children = useQuery(api.children.list.queryOptions());
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const toast = useToast();
  return (
    <Page narrow>
      <PageHead title="Create Episode">
        <p>Which milestone shall become a film?</p>
      </PageHead>
      {children.isPending && <PageSpinner />}
      {children.isError && (
        <Alert tone="bad">
          Your children could not be loaded. <Button onClick={() => children.refetch()}>Try again</Button>
        </Alert>
      )}
      {children.data?.length === 0 && (
        <EmptyState
          icon={<Baby aria-hidden="true" />}
          title="No children available for episode creation"
          action={
            <ButtonLink to={paths.childSetup} variant="primary" size="large">
              Add Your First Child
            </ButtonLink>
          }
        />
      )}
      {children.data && children.data.length > 0 && (
        <CreateEpisodeForm
          family={children.data}
          preselected={search.get('childId')}
          superAdmin={session.status === 'signed-in' && session.role === 'super_admin'}
          onCreated={() => {
            toast(messages.episode.created);
            void navigate(paths.landing);
          }}
        />
      )}
    </Page>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { sessionQuery, useSession } from '../features/account/session.ts';
import { AdminDesk } from '../features/admin/admin-desk.tsx';
import { isAdminList } from '../features/admin/admin-lists.ts';
import { AccessDenied } from '../features/roles/access-denied.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';
import { Component as NotFound } from './not-found.tsx';

export function Component() {
  const session = useSession();
  const { back } = useTexts().roles;
  const { list = 'users' } = useParams();
  const queryClient = useQueryClient();
  const askAgain = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queryClient]);
  if (session.status !== 'signed-in') return null;
  if (session.role === 'user')
    return (
      <Stage>
        <AccessDenied />
      </Stage>
    );
  if (!isAdminList(list)) return <NotFound />;
  // Only super admins are in the app without a subscription.
  const own = session.role === 'super_admin' ? paths.profile : paths.account;
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={own} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {back}
        </ButtonLink>
      }
    >
      <AdminDesk list={list} onDenied={askAgain} />
    </Stage>
  );
}

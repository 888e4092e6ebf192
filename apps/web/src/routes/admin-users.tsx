import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import { sessionQuery, useSession } from '../features/account/session.ts';
import { AccessDenied } from '../features/roles/access-denied.tsx';
import { UserManagement } from '../features/roles/user-management.tsx';
import { paths } from '../lib/paths.ts';
import { useTexts } from '../lib/texts.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Stage } from '../ui/page.tsx';

export function Component() {
  const session = useSession();
  const texts = useTexts().roles;
  const queryClient = useQueryClient();
  const askAgain = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
  }, [queryClient]);
  if (session.status !== 'signed-in') return null;
  if (session.role !== 'super_admin')
    return (
      <Stage>
        <AccessDenied />
      </Stage>
    );
  return (
    <Stage
      roomy
      corner={
        <ButtonLink to={paths.profile} variant="quiet" size="small">
          <ArrowLeft aria-hidden="true" /> {texts.back}
        </ButtonLink>
      }
    >
      <UserManagement ownId={session.userId} onRightsChanged={askAgain} />
    </Stage>
  );
}

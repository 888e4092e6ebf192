import type { ChildSummary } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api, client } from '../../lib/api.ts';
import { avatarSelectionPath } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** For a child whose avatars could not be drawn. Goes on to where the drawing is watched. */
export function DrawAgain({ child }: { child: ChildSummary }) {
  const texts = useFirstTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const mutationKey = ['start-avatars', child.id];
  const start = useMutation({
    mutationKey,
    mutationFn: () => client.children.startAvatars({ id: child.id }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: api.children.key() });
      await navigate(avatarSelectionPath(child.id));
    },
  });
  // The second of two clicks may come before the button is drawn anew.
  const begin = (): void => {
    if (queryClient.isMutating({ mutationKey }) === 0) start.mutate();
  };
  return (
    <>
      {start.isError && <Alert tone="bad">{tell(start.error, texts)}</Alert>}
      <Button variant="primary" wide busy={start.isPending || start.isSuccess} onClick={begin}>
        {texts.children.card.tryAgain}
      </Button>
    </>
  );
}

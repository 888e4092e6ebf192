import type { ChildSummary } from '@milestoon/contract';
import { messages } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';
import { discardDraft } from '../../lib/draft.ts';
import { TypeToConfirm } from '../../ui/type-to-confirm.tsx';
import { childDraft } from './child-setup-rules.ts';

export function DeleteChild({ child, onClose }: { child: ChildSummary; onClose: () => void }) {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.children.remove({ id: child.id }),
    onSuccess: async () => {
      // Its photos are gone; a form still filled with them could not be sent.
      discardDraft(childDraft);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.children.key() }),
        queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
      ]);
      onClose();
    },
  });
  return (
    <TypeToConfirm
      title={`Delete ${child.name}?`}
      expected={child.name}
      label={`Type "${child.name}" to confirm`}
      mismatch={messages.child.nameMismatch}
      error={remove.isError ? messages.child.deleteFailed : null}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    >
      <p>This action is permanent. All episodes of {child.name} are removed from the app.</p>
      <p>Videos already published remain on the video platform and must be deleted there by hand.</p>
    </TypeToConfirm>
  );
}

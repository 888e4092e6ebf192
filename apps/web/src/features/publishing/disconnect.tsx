import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before the permission is given back. */
export function Disconnect({ onClose }: { onClose: () => void }) {
  const texts = useTexts();
  const words = texts.publishing;
  const queryClient = useQueryClient();
  const disconnect = useMutation({
    mutationFn: () => client.publishing.disconnect(),
    onSuccess: async (account) => {
      onClose();
      queryClient.setQueryData(api.publishing.account.queryOptions().queryKey, account);
      await queryClient.invalidateQueries({ queryKey: api.publishing.publication.key() });
    },
  });
  return (
    <Dialog
      title={words.disconnectTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {disconnect.isPending ? words.disconnecting : words.disconnectNow}
          </Button>
        </>
      }
    >
      <p>{words.disconnectText}</p>
      {disconnect.isError && <Alert tone="bad">{tell(disconnect.error, texts)}</Alert>}
    </Dialog>
  );
}

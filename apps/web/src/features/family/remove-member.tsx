import type { FamilyMember } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** Lets somebody of the family go, after asking. */
export function RemoveMember({ member }: { member: FamilyMember }) {
  const texts = useTexts();
  const words = texts.family;
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => client.family.remove({ id: member.id }),
    onSuccess: async () => {
      setAsking(false);
      toast(words.removed(member.name));
      await queries.invalidateQueries({ queryKey: api.family.key() });
    },
  });
  return (
    <>
      <Button size="small" aria-label={words.remove(member.name)} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </Button>
      {asking && (
        <Dialog
          title={words.remove(member.name)}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.cancel}</Button>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                {words.remove(member.name)}
              </Button>
            </>
          }
        >
          <p>{words.removeText(member.name)}</p>
          {remove.isError && <Alert tone="bad">{tell(remove.error, texts)}</Alert>}
        </Dialog>
      )}
    </>
  );
}

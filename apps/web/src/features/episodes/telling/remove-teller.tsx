import type { Telling } from '@milestoon/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RemoveTellerProps {
  episodeId: string;
  teller: Telling['tellers'][number];
  onRemoved: () => void;
}

/** Deletes everything that somebody recorded for a film, after a question. */
export function RemoveTeller({ episodeId, teller, onRemoved }: RemoveTellerProps) {
  const texts = useTexts();
  const { who, failed } = texts.telling;
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => client.telling.removeTeller({ id: episodeId, tellerId: teller.id }),
    onSuccess() {
      setAsked(false);
      onRemoved();
    },
  });
  return (
    <div>
      <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
        {who.remove(teller.name)}
      </Button>
      {isAsked && (
        <Dialog
          title={who.remove(teller.name)}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
                {who.delete}
              </Button>
              <Button onClick={() => setAsked(false)}>{texts.family.cancel}</Button>
            </>
          }
        >
          {remove.isError && <Alert tone="bad">{tell(remove.error, texts, failed)}</Alert>}
          <p>{who.removeSure(teller.name)}</p>
        </Dialog>
      )}
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { changeLink, linkQuery, type LinkTarget } from './link-target.ts';

/** Ends a link, after asking. */
export function EndLink({ target, what }: { target: LinkTarget; what: string }) {
  const texts = useTexts();
  const words = texts.sharing.links;
  // What a cache has of a film it hands out until it asks again.
  const isKept = useSite().cdn !== null;
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => changeLink(target, { visibility: 'private' }),
    onSuccess: (answer) => {
      setAsking(false);
      queryClient.setQueryData(linkQuery(target).queryKey, answer);
      return queryClient.invalidateQueries({ queryKey: api.sharing.links.key() });
    },
  });
  return (
    <>
      <Button size="small" aria-label={words.endLabel(what)} onClick={() => setAsking(true)}>
        {words.end}
      </Button>
      {asking && (
        <Dialog
          title={words.endTitle}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.keep}</Button>
              <Button variant="danger" busy={end.isPending} onClick={() => end.mutate()}>
                {end.isPending ? words.ending : words.end}
              </Button>
            </>
          }
        >
          <p>
            <strong>{what}</strong>
          </p>
          <p>{isKept ? words.endTextCdn : words.endText}</p>
          <p>{words.endVoices}</p>
          {end.isError && <Alert tone="bad">{tell(end.error, texts, words.endFailed)}</Alert>}
        </Dialog>
      )}
    </>
  );
}

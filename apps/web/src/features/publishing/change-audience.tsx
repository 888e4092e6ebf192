import type { Publication } from '@milestoon/contract';
import { timing } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { useFlash } from '../../lib/use-flash.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { type Audience, AudienceFields } from './audience-fields.tsx';
import styles from './publishing.module.css';

interface ChangeAudienceProps {
  episodeId: string;
  publication: Wire<Publication>;
}

/** Who sees what is on YouTube, and the way to change it. */
export function ChangeAudience({ episodeId, publication }: ChangeAudienceProps) {
  const texts = useTexts();
  const words = texts.publishing;
  const queryClient = useQueryClient();
  const { visibility, madeForKids, visibilities } = publication;
  const [changed, setChanged] = useState<Audience | null>(null);
  const [saved, showSaved] = useFlash<true>(timing.successBanner);
  const save = useMutation({
    mutationFn: (audience: Audience) => client.publishing.change({ id: episodeId, ...audience }),
    onSuccess: (answer) => {
      queryClient.setQueryData(
        api.publishing.publication.queryOptions({ input: { id: episodeId } }).queryKey,
        answer,
      );
      setChanged(null);
      showSaved(true);
    },
  });
  return (
    <div className={styles.audience}>
      <p className={styles.channel}>
        {words.visibility[visibility]} · {madeForKids ? words.kids.yes : words.kids.no}
      </p>
      <div role="status">{saved && <Alert tone="good">{words.change.saved}</Alert>}</div>
      {changed === null ? (
        <Button className={styles.open} onClick={() => setChanged({ visibility, madeForKids })}>
          {words.change.open}
        </Button>
      ) : (
        <>
          <AudienceFields
            audience={changed}
            // What was chosen earlier can be kept, also where it is not offered any more.
            visibilities={visibilities.includes(visibility) ? visibilities : [...visibilities, visibility]}
            onChange={setChanged}
          />
          {save.isError && <Alert tone="bad">{tell(save.error, texts, words.change.failed)}</Alert>}
          <div className={styles.buttons}>
            <Button variant="primary" busy={save.isPending} onClick={() => save.mutate(changed)}>
              {save.isPending ? words.change.saving : words.change.save}
            </Button>
            <Button disabled={save.isPending} onClick={() => setChanged(null)}>
              {texts.ui.cancel}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './storyboard.module.css';

/** A finished film does not show what was corrected: that, and the way to one that does. */
export function Remake({ episodeId }: { episodeId: string }) {
  const texts = useTexts();
  const text = texts.storyboard;
  const queries = useQueryClient();
  const remake = useMutation({
    mutationFn: () => client.episodes.remake({ id: episodeId }),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.episodes.key() }),
  });
  return (
    <div className={styles.changed}>
      <p>{text.changed}</p>
      {remake.isError && <Alert tone="bad">{tell(remake.error, texts, text.failed)}</Alert>}
      <Button variant="primary" busy={remake.isPending} onClick={() => remake.mutate()}>
        {text.remake}
      </Button>
    </div>
  );
}

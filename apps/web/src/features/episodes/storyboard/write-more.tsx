import { limits } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../lib/api.ts';
import { useDraft } from '../../../lib/draft.ts';
import { keepsWords } from '../../../lib/kept-words.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import styles from './storyboard.module.css';

const keeper = keepsWords<{ words: string }>(['words']);

interface WriteMoreProps {
  episodeId: string;
  /** What was written so far: it is where one goes on. */
  words: string;
  /** The film is finished, and can be made anew. */
  isFinished: boolean;
}

/**
 * The words tell nothing that can be shown: what is missing, and room to write it. What is typed while the film is still
 * drawn waits for it here.
 */
export function WriteMore({ episodeId, words, isFinished }: WriteMoreProps) {
  const texts = useTexts();
  const text = texts.storyboard.more;
  const queries = useQueryClient();
  const [draft, change, discard] = useDraft(`write-more-${episodeId}`, { words }, keeper);
  const rewrite = useMutation({
    mutationFn: (description: string) => client.episodes.remake({ id: episodeId, description }),
    onSuccess: async () => {
      discard();
      await queries.invalidateQueries({ queryKey: api.episodes.key() });
    },
  });
  const typed = draft.words.trim();
  const isMore = typed !== '' && typed !== words.trim() && typed.length <= limits.episodeDescriptionLength;
  return (
    <form
      className={styles.more}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isFinished && isMore && !rewrite.isPending) rewrite.mutate(typed);
      }}
    >
      <p>{text.missing}</p>
      <TextArea
        label={text.label}
        hint={text.stays}
        value={draft.words}
        maxLength={limits.episodeDescriptionLength}
        tooLong={texts.support.tooLong}
        onChange={(event) => change({ words: event.target.value })}
      />
      {!isFinished && <p>{text.later}</p>}
      {rewrite.isError && <Alert tone="bad">{tell(rewrite.error, texts, texts.storyboard.failed)}</Alert>}
      <Button type="submit" variant="primary" disabled={!isFinished || !isMore} busy={rewrite.isPending}>
        {text.make}
      </Button>
    </form>
  );
}

import { limits } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { excessOf, WholeTextField } from '../../ui/text-area.tsx';
import styles from './episodes.module.css';
import type { EpisodeView } from './progress-state.ts';

interface RenameEpisodeProps {
  episode: Pick<EpisodeView, 'id' | 'title' | 'happenedOn'>;
  onClose: () => void;
}

const formId = 'rename-episode';

/** The day it is here, `YYYY-MM-DD`. */
const today = (): string => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Another title, and the day that an episode tells of. */
export function RenameEpisode({ episode, onClose }: RenameEpisodeProps) {
  const queryClient = useQueryClient();
  const texts = useTexts();
  const { rename, form } = texts.episodes;
  const [title, setTitle] = useState(episode.title);
  const [happenedOn, setHappenedOn] = useState(episode.happenedOn ?? '');
  const save = useMutation({
    mutationFn: () =>
      client.episodes.update({ id: episode.id, title: title.trim(), happenedOn: happenedOn || null }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: api.episodes.key() });
      onClose();
    },
  });
  const problem = title.trim() === '' ? texts.episode.titleRequired : undefined;
  const isTooLong = excessOf(title, limits.episodeTitleLength) > 0;
  return (
    <Dialog
      title={rename.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.ui.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={save.isPending}
            disabled={problem !== undefined || isTooLong}
          >
            {rename.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!problem && !isTooLong && !save.isPending) save.mutate();
        }}
      >
        <WholeTextField
          label={form.episodeTitle}
          value={title}
          maxLength={limits.episodeTitleLength}
          counter
          tooLong={texts.support.tooLong}
          error={problem}
          hint={rename.filmKeeps}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextField
          type="date"
          label={rename.day}
          hint={rename.dayHint}
          value={happenedOn}
          max={today()}
          onChange={(event) => setHappenedOn(event.target.value)}
        />
      </form>
      {save.isError && <Alert tone="bad">{tell(save.error, texts, rename.failed)}</Alert>}
    </Dialog>
  );
}

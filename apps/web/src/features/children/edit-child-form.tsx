import { limits } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { api, client, isCode } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { avatarSelectionPath, paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { WholeTextField } from '../../ui/text-area.tsx';
import { useToast } from '../../ui/toast.tsx';
import { refusalOf } from './child-refusal.ts';
import { CurrentAvatar } from './current-avatar.tsx';
import styles from './edit-child.module.css';
import {
  changesAnything,
  changesDrawing,
  changesPhotos,
  draftOf,
  editDraftOf,
  editProblems,
  lookOf,
  rebased,
  type SavedChild,
} from './edit-draft.ts';
import { EditLook } from './edit-look.tsx';
import { NamePronunciation } from './name-pronunciation.tsx';
import { PhotosField } from '../../looks/photos-field.tsx';
import { RedrawOffer } from './redraw-offer.tsx';
import { StylePicker } from './style-picker.tsx';
import { useChildPhotos } from '../../looks/use-child-photos.ts';

interface EditChildFormProps {
  child: SavedChild;
  /** Fetches what is saved now. */
  onReload: () => Promise<unknown>;
}

export function EditChildForm({ child, onReload }: EditChildFormProps) {
  const texts = useTexts();
  const { form, edit: text } = texts.children;
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [kept, change, discard] = useDraft(editDraftOf(child.id), draftOf(child));
  const [checked, setChecked] = useState(false);
  // Nothing was entered: the form simply shows what is saved now, and asks for no photo that was deleted meanwhile.
  const isOvertaken = kept.base.version !== child.version && !changesAnything(kept);
  const draft = isOvertaken ? draftOf(child) : kept;
  const isStale = draft.base.version !== child.version;
  const isRedrawn = changesDrawing(draft) || child.avatarOutdated;

  useEffect(() => {
    if (isOvertaken) change(draftOf(child));
  }, [isOvertaken, change, child]);

  const photos = useChildPhotos({
    // The links of a draft expire; those of the child are new.
    photos: draft.photos.map((photo) => ({
      ...photo,
      ...child.photos.find(({ path }) => path === photo.path),
    })),
    read: changesPhotos(draft),
    onChange: (changed) => change((current) => ({ photos: changed(current.photos) })),
  });
  const saved = new Set(child.photos.map(({ path }) => path));
  const look = lookOf(draft, photos.reading);

  const save = useMutation({
    mutationFn: () =>
      client.children.update({
        id: child.id,
        version: draft.base.version,
        name: draft.name.trim(),
        pronunciation: draft.pronunciation.trim(),
        photos: draft.photos.map((photo) => photo.path),
        style: draft.style,
        look,
        redraw: draft.redraw && isRedrawn,
      }),
    onSuccess: async (saved) => {
      discard();
      queryClient.setQueryData(api.children.get.queryOptions({ input: { id: child.id } }).queryKey, saved);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.children.list.key() }),
        queryClient.invalidateQueries({ queryKey: api.children.avatars.key() }),
        queryClient.invalidateQueries({ queryKey: api.episodes.key() }),
      ]);
      const choose = saved.redrawing && draft.redraw && isRedrawn;
      if (!choose) toast(text.saved(saved.name));
      await navigate(choose ? avatarSelectionPath(child.id) : paths.landing);
    },
    onError: (error) => isCode(error, 'CONFLICT') && onReload(),
  });

  const problems = editProblems(draft, texts);
  const shown = checked ? problems : {};
  const busy = save.isPending || save.isSuccess;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length === 0 && !photos.waiting && !busy && !isStale) save.mutate();
  };
  const startAgain = (from: typeof draft): void => {
    change(from);
    save.reset();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <WholeTextField
          label={form.name}
          value={draft.name}
          maxLength={limits.childNameLength}
          tooLong={texts.support.tooLong}
          autoComplete="off"
          error={shown.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <NamePronunciation
          name={draft.name}
          value={draft.pronunciation}
          onChange={(pronunciation) => change({ pronunciation })}
        />
        {child.photos.length === 0 && <Alert tone="info">{text.photosDeleted}</Alert>}
        <PhotosField child={photos} saved={saved} onRemoved={() => setChecked(true)} />
        {shown.photos && <Alert tone="bad">{shown.photos}</Alert>}
      </Card>
      <EditLook
        photos={photos}
        saved={saved}
        isRead={changesPhotos(draft)}
        isOpen={isRedrawn}
        look={look}
        draft={draft}
        onChange={(part) => change((current) => ({ corrections: { ...current.corrections, ...part } }))}
      />
      <StylePicker
        look={look}
        value={draft.style}
        opensAt={child.styleOpensAt}
        onChange={(style) => change({ style })}
      />
      <CurrentAvatar child={child}>
        {isRedrawn && (
          <RedrawOffer
            hasAvatar={child.avatarSelected}
            wanted={draft.redraw}
            onChange={(redraw) => change({ redraw })}
          />
        )}
      </CurrentAvatar>
      <Card>
        {isStale && !busy && (
          <Alert tone="bad">
            {texts.child.editedElsewhere} {text.keptEntries}
            <span className={styles.choices}>
              <Button size="small" onClick={() => startAgain(rebased(draft, child))}>
                {text.keepMine}
              </Button>
              <Button size="small" onClick={() => startAgain(draftOf(child))}>
                {text.takeSaved}
              </Button>
            </span>
          </Alert>
        )}
        {save.isError && !isCode(save.error, 'CONFLICT') && (
          <Alert tone="bad">{refusalOf(save.error) ?? texts.child.updateFailed}</Alert>
        )}
        <div className={styles.actions}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            wide
            busy={busy}
            disabled={photos.waiting || isStale}
          >
            {busy ? text.submitting : photos.waiting ? form.reading : text.submit}
          </Button>
          <Button
            size="large"
            wide
            onClick={() => {
              discard();
              void navigate(paths.landing);
            }}
          >
            {text.cancel}
          </Button>
        </div>
      </Card>
    </form>
  );
}

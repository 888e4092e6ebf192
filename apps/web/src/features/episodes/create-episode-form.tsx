import type { ChildSummary, StoredPhoto } from '@milestoon/contract';
import { limits, type MusicChoice, type Narrator, usualFilm } from '@milestoon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { client } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { keepsWords } from '../../lib/kept-words.ts';
import { uploadPhoto } from '../../lib/photo-upload.ts';
import { putBack } from '../../lib/put-back.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { isUnreached } from '../../lib/unreached.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { TextArea, WholeTextField } from '../../ui/text-area.tsx';
import { PhotoPicker } from '../../ui/photo-picker.tsx';
import { StillMissing } from '../../ui/still-missing.tsx';
import { useUndo } from '../../ui/toast.tsx';
import { usePhotoUploads } from '../../ui/use-photo-uploads.ts';
import { ChildPicker } from './child-picker.tsx';
import { type EpisodeProblems, episodeProblems } from './episode-rules.ts';
import styles from './episodes.module.css';
import { KeptDraft } from './kept-draft.tsx';
import { NotReady } from './not-ready.tsx';
import { SoundChoice } from './sound-choice/sound-choice.tsx';
import { getReadyToShow } from './show-ahead.ts';
import { StoryWriterNote } from './story-writer-note.tsx';
import { ToldInNote } from './told-in-note.tsx';
import { useSendEpisode } from './use-send-episode.ts';
import { useWriter, WrittenBy } from './written-by.tsx';

interface CreateEpisodeFormProps {
  family: readonly ChildSummary[];
  /** From the address; wins over what was picked before. */
  preselected: string | null;
  /** An idea for the title, from the address; what was entered before stays. */
  idea: string | null;
  superAdmin: boolean;
  /** Somebody writes: soon the page of an episode is wanted. */
  onWriting: () => void;
  /** Called wherever the parent is when it has been sent. */
  onCreated: () => void;
  /** Called only while the form still shows. */
  onLeave: () => void;
}

interface Draft {
  childId: string | null;
  title: string;
  description: string;
  images: StoredPhoto[];
  wordsInPicture: boolean;
  narrator: Narrator;
  music: MusicChoice;
}

const empty: Draft = {
  childId: null,
  title: '',
  description: '',
  images: [],
  wordsInPicture: false,
  ...usualFilm,
};

const keeper = keepsWords<Draft>(['title', 'description']);

/** Who is meant where there is no choice: the one child that can star, or the one there is. */
function onlyOne(family: readonly ChildSummary[]): string | null {
  const ready = family.filter(({ state }) => state === 'ready');
  const [first, second] = ready.length > 0 ? ready : family;
  return first && !second ? first.id : null;
}

export function CreateEpisodeForm({
  family,
  preselected,
  idea,
  superAdmin,
  onWriting,
  onCreated,
  onLeave,
}: CreateEpisodeFormProps) {
  const queryClient = useQueryClient();
  const texts = useTexts();
  const { form } = texts.episodes;
  const offer = useUndo();
  const [draft, change, discard, isKept] = useDraft('create-episode', empty, keeper);
  const [picked, setPicked] = useState(preselected);
  const [writer, chooseWriter] = useWriter();
  const [touched, setTouched] = useState<Partial<Record<keyof EpisodeProblems, boolean>>>({});

  const wanted = picked ?? draft.childId ?? onlyOne(family);
  const meant = family.find((child) => child.id === wanted);
  const childId = meant?.state === 'ready' ? meant.id : null;

  useEffect(() => {
    if (idea) change(({ title }) => ({ title: title || idea }));
  }, [idea, change]);

  const style = meant?.style;
  useEffect(() => {
    if (!draft.description) return;
    getReadyToShow(queryClient, style);
    onWriting();
  }, [draft.description, style, queryClient, onWriting]);

  const entry = { ...draft, childId };
  const problems = episodeProblems(entry, texts);
  const shown = (field: keyof EpisodeProblems): string | undefined =>
    touched[field] ? problems[field] : undefined;
  // The child is asked for first: whoever has gone on to another field has passed it.
  const childProblem = Object.values(touched).some(Boolean) ? problems.child : undefined;
  const touch = (field: keyof EpisodeProblems): void => setTouched((all) => ({ ...all, [field]: true }));

  const uploads = usePhotoUploads({
    room: limits.imagesPerEpisode - draft.images.length,
    limitMessage: texts.episode.imageLimit,
    upload: (file) => uploadPhoto('episode-images', file),
    describeError: (_file, reason) => texts.uploads.episodeImageFailed(reason),
    onUploaded: (image) => change((current) => ({ images: [...current.images, image] })),
  });
  const create = useSendEpisode(() => {
    discard();
    onCreated();
  });
  const missingId = useId();
  const incomplete = Object.keys(problems).length > 0;
  // Also while the page changes: what was sent must not be sent again.
  const busy = create.isPending || create.isSuccess;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched({ child: true, title: true, description: true, images: true });
    if (!incomplete && uploads.waiting === 0 && !busy)
      create.mutate(
        {
          childId: entry.childId ?? '',
          title: entry.title.trim(),
          description: entry.description.trim(),
          images: entry.images.map((image) => image.path),
          wordsInPicture: entry.wordsInPicture,
          narrator: entry.narrator,
          music: entry.music,
          writtenBy: writer ?? undefined,
        },
        // Not called once the form is left: nobody is fetched back from another page.
        { onSuccess: onLeave },
      );
  };
  const remove = (image: StoredPhoto): void => {
    const at = draft.images.indexOf(image);
    change((current) => ({ images: current.images.filter((other) => other.path !== image.path) }));
    touch('images');
    offer(texts.picker.removed, {
      undo: () =>
        change((current) => ({ images: putBack(current.images, image, at, limits.imagesPerEpisode) })),
      // What cannot be removed now is swept up with other unused pictures.
      settle: () => void client.photos.remove({ path: image.path }).catch(() => {}),
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Card>
        <Alert tone="info">{form.toldIn}</Alert>
        {isKept && <KeptDraft words={draft} onChange={change} />}
        <ChildPicker
          family={family}
          value={childId}
          superAdmin={superAdmin}
          onChange={(id) => {
            setPicked(null);
            change({ childId: id });
          }}
        />
        {childId === null && <NotReady child={meant} family={family} />}
        {childProblem && <Alert tone="bad">{childProblem}</Alert>}
        <WholeTextField
          label={form.episodeTitle}
          placeholder={form.titleExample}
          value={draft.title}
          maxLength={limits.episodeTitleLength}
          counter
          tooLong={texts.support.tooLong}
          error={shown('title')}
          onBlur={() => touch('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextArea
          label={form.description}
          placeholder={form.descriptionExample}
          value={draft.description}
          maxLength={limits.episodeDescriptionLength}
          tooLong={texts.support.tooLong}
          error={shown('description')}
          onBlur={() => touch('description')}
          onChange={(event) => change({ description: event.target.value })}
        />
        <ToldInNote text={draft.description} />
        <WrittenBy value={writer} onChange={chooseWriter} />
        <PhotoPicker
          legend={form.images}
          invitation={form.invitation}
          noun="image"
          maximum={limits.imagesPerEpisode}
          photos={draft.images}
          uploads={uploads}
          onRemove={remove}
        />
        {uploads.waiting === 0 && shown('images') && <Alert tone="bad">{shown('images')}</Alert>}
        <Checkbox
          checked={draft.wordsInPicture}
          onChange={(event) => change({ wordsInPicture: event.target.checked })}
        >
          {form.wordsInPicture}
        </Checkbox>
        <SoundChoice narrator={draft.narrator} music={draft.music} onChange={change} />
        <StoryWriterNote />
        {create.isUnreached && <Alert tone="warn">{form.unsent}</Alert>}
        {create.isError && (
          <Alert tone="bad">
            {isUnreached(create.error)
              ? texts.photo.unreachable
              : tell(create.error, texts, texts.episode.createFailed)}
          </Alert>
        )}
        <StillMissing
          id={missingId}
          problems={Object.entries(problems).flatMap(([field, problem]) =>
            field === 'images' && uploads.waiting > 0 ? [] : [problem],
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={busy}
          disabled={incomplete || uploads.waiting > 0}
          aria-describedby={missingId}
        >
          {busy ? form.submitting : form.submit}
        </Button>
      </Card>
      <p className={styles.fine}>{form.fine}</p>
    </form>
  );
}

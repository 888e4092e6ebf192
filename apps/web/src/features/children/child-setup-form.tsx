import type { ChildSummary, StoredPhoto } from '@milestoon/contract';
import { type AnimationStyle, limits, messages, uploadFailed } from '@milestoon/domain';
import { defaultLook, type Look } from '@milestoon/film/look';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, answerOf, client, isCode } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { uploadPhoto } from '../../lib/photo-upload.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, TextField } from '../../ui/field.tsx';
import { PhotoPicker } from '../../ui/photo-picker.tsx';
import { usePhotoUploads } from '../../ui/use-photo-uploads.ts';
import styles from './child-setup.module.css';
import { childDraft, type ChildProblems, childProblems } from './child-setup-rules.ts';
import { LookSection } from './look-section.tsx';
import { StylePicker } from './style-picker.tsx';

interface Draft {
  name: string;
  photos: StoredPhoto[];
  style: AnimationStyle;
  /** What the parent set by hand; it wins over what is read from the photos. */
  corrections: Partial<Look>;
  termsAccepted: boolean;
}

const empty: Draft = { name: '', photos: [], style: 'anime', corrections: {}, termsAccepted: false };

const failure = (error: unknown): string =>
  isCode(error, 'UNAUTHORIZED') || isCode(error, 'INVALID_INPUT') || isCode(error, 'PHOTO_REJECTED')
    ? (answerOf(error) ?? messages.child.createFailed)
    : messages.child.createFailed;

/** `onCreated` goes on to the payment or to the avatars; the form stays busy until it has left. */
export function ChildSetupForm({ onCreated }: { onCreated: (child: ChildSummary) => Promise<void> }) {
  // Kept after the child was made: a parent who calls the payment off comes back to it. Sent again, it
  // changes that child.
  const [draft, change] = useDraft(childDraft, empty);
  const [touched, setTouched] = useState<Partial<Record<keyof ChildProblems, boolean>>>({});
  const { name, photos, style } = draft;

  const uploads = usePhotoUploads({
    room: limits.photosPerChild - photos.length,
    limitMessage: messages.child.photoLimit,
    upload: (file) => uploadPhoto('child-photos', file),
    describeError: uploadFailed,
    onUploaded: (photo) => change((current) => ({ photos: [...current.photos, photo] })),
  });
  const reading = useQuery({
    ...api.children.readLook.queryOptions({ input: { photos: photos.map((photo) => photo.path) } }),
    enabled: photos.length > 0 && uploads.waiting === 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
  const look: Look = { ...(reading.data?.look ?? defaultLook), ...draft.corrections };

  const create = useMutation({
    mutationFn: () =>
      client.children.create({
        name: name.trim(),
        photos: photos.map((photo) => photo.path),
        style,
        look,
        termsAccepted: true,
      }),
    onSuccess: onCreated,
  });

  const problems = childProblems(draft);
  const shown = (field: keyof ChildProblems): string | undefined =>
    touched[field] ? problems[field] : undefined;
  const touch = (field: keyof ChildProblems): void => setTouched((all) => ({ ...all, [field]: true }));
  const waiting = uploads.waiting > 0 || reading.isLoading;
  const busy = create.isPending || create.isSuccess;

  const remove = (photo: StoredPhoto): void => {
    change((current) => ({ photos: current.photos.filter((other) => other.path !== photo.path) }));
    touch('photos');
    // What cannot be removed now is swept up with other unused pictures.
    client.photos.remove({ path: photo.path }).catch(() => {});
  };
  const faceless = new Set(
    photos
      .filter((_, index) => reading.data?.photos[index]?.finding === 'no-face')
      .map((photo) => photo.path),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched({ name: true, photos: true, terms: true });
    if (Object.keys(problems).length === 0 && !waiting && !busy) create.mutate();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <TextField
          label="Name"
          value={name}
          maxLength={limits.childNameLength}
          autoComplete="off"
          error={shown('name')}
          onBlur={() => touch('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PhotoPicker
          legend={`Photos (up to ${limits.photosPerChild})`}
          invitation="Faces from the front in daylight work best. You can also drop or paste photos here."
          noun="photo"
          maximum={limits.photosPerChild}
          photos={photos}
          uploads={uploads}
          marked={faceless}
          onRemove={remove}
        />
        {shown('photos') && <Alert tone="bad">{shown('photos')}</Alert>}
      </Card>
      {photos.length > 0 && uploads.waiting === 0 && (
        <LookSection
          reading={reading.data}
          state={reading.isLoading ? 'reading' : reading.data ? 'read' : 'failed'}
          look={look}
          corrections={draft.corrections}
          name={name.trim()}
          style={style}
          onChange={(part) => change((current) => ({ corrections: { ...current.corrections, ...part } }))}
          onRetry={() => void reading.refetch()}
        />
      )}
      <StylePicker look={look} value={style} onChange={(chosen) => change({ style: chosen })} />
      <Card>
        <Checkbox
          checked={draft.termsAccepted}
          onChange={(event) => {
            change({ termsAccepted: event.target.checked });
            touch('terms');
          }}
        >
          I accept the{' '}
          <a href={paths.terms} target="_blank" rel="noreferrer">
            terms and conditions
          </a>{' '}
          and may use these photos
        </Checkbox>
        {shown('terms') && <Alert tone="bad">{shown('terms')}</Alert>}
        {create.isError && <Alert tone="bad">{failure(create.error)}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={busy}
          disabled={Object.keys(problems).length > 0 || waiting}
        >
          {busy ? 'Adding your child...' : waiting ? 'Looking at the photos…' : 'Add Child'}
        </Button>
      </Card>
    </form>
  );
}

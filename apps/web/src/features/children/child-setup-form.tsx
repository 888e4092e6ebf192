import type { ChildSummary } from '@milestoon/contract';
import { type AnimationStyle, isLatin, limits } from '@milestoon/domain';
import { defaultLook, type Look, otherLooks } from '@milestoon/look';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { client } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { paths } from '../../lib/paths.ts';
import { heldStarName, releaseStarName } from '../../lib/star-name.ts';
import { useTexts } from '../../lib/texts.tsx';
import { useBackFromOutside } from '../../lib/use-back-from-outside.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { WholeTextField } from '../../ui/text-area.tsx';
import { StillMissing } from '../../ui/still-missing.tsx';
import { refusalOf } from './child-refusal.ts';
import styles from './child-setup.module.css';
import { childDraft, type ChildProblems, childProblems } from './child-setup-rules.ts';
import { LookSection } from '../../looks/look-section.tsx';
import { PhotosField } from '../../looks/photos-field.tsx';
import { StylePicker } from './style-picker.tsx';
import { type ChildPhoto, useChildPhotos } from '../../looks/use-child-photos.ts';

interface Draft {
  name: string;
  photos: ChildPhoto[];
  style: AnimationStyle;
  /** What the parent set by hand; it wins over what is read from the photos. */
  corrections: Partial<Look>;
  termsAccepted: boolean;
}

const empty: Draft = { name: '', photos: [], style: 'anime', corrections: {}, termsAccepted: false };

interface ChildSetupFormProps {
  /** What the child's plan costs each month; null for who pays nothing. */
  price: string | null;
  /** The account has a plan of its own, which costs as well. */
  besides?: boolean;
  /** Stands where the price would, for who cannot pay. */
  note?: string;
  /** Says what the button does where it does something else. */
  submit?: string;
  /** Goes on to the payment or to the avatars; the form stays busy until it has left. */
  onCreated: (child: ChildSummary) => Promise<void>;
}

export function ChildSetupForm(props: ChildSetupFormProps) {
  const { price, besides = false, note, submit: label, onCreated } = props;
  const texts = useTexts();
  const { form, setup: text } = texts.children;
  // Kept after the child was made: a parent who calls the payment off comes back to it. Sent again, it
  // changes that child.
  const [star] = useState(heldStarName);
  const [draft, change] = useDraft(childDraft, { ...empty, name: star });
  const [touched, setTouched] = useState<Partial<Record<keyof ChildProblems, boolean>>>({});
  const { name, style } = draft;
  const photos = useChildPhotos({
    photos: draft.photos,
    read: true,
    onChange: (changed) => change((current) => ({ photos: changed(current.photos) })),
  });
  const look: Look = { ...(photos.reading?.look ?? defaultLook), ...draft.corrections };

  const create = useMutation({
    mutationFn: () =>
      client.children.create({
        name: name.trim(),
        photos: draft.photos.map((photo) => photo.path),
        style,
        look,
        otherLooks: photos.reading
          ? otherLooks(photos.reading, look, draft.corrections, limits.avatarCandidates - 1)
          : [],
        termsAccepted: true,
      }),
    onSuccess: (child) => {
      releaseStarName();
      return onCreated(child);
    },
  });
  useBackFromOutside(create.reset);

  const add = label ?? (price === null ? text.submit : text.submitFor(price));
  const problems = childProblems(draft, texts);
  const shown = (field: keyof ChildProblems): string | undefined =>
    touched[field] ? problems[field] : undefined;
  const touch = (field: keyof ChildProblems): void => setTouched((all) => ({ ...all, [field]: true }));
  const missingId = useId();
  const busy = create.isPending || create.isSuccess;

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTouched({ name: true, photos: true, terms: true });
    if (Object.keys(problems).length === 0 && !photos.waiting && !busy) create.mutate();
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <WholeTextField
          label={form.name}
          value={name}
          maxLength={limits.childNameLength}
          tooLong={texts.support.tooLong}
          autoComplete="off"
          hint={isLatin(name) ? undefined : form.nameSound}
          error={shown('name')}
          onBlur={() => touch('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
        <PhotosField child={photos} onRemoved={() => touch('photos')} />
        {photos.uploads.waiting === 0 && shown('photos') && <Alert tone="bad">{shown('photos')}</Alert>}
      </Card>
      {draft.photos.length > 0 && photos.uploads.waiting === 0 && (
        <LookSection
          child={photos}
          look={look}
          corrections={draft.corrections}
          name={name.trim()}
          style={style}
          onChange={(part) => change((current) => ({ corrections: { ...current.corrections, ...part } }))}
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
          {text.accept}{' '}
          <a href={paths.terms} target="_blank" rel="noreferrer" title={text.newTab}>
            {text.terms}
          </a>{' '}
          {text.mayUse}
        </Checkbox>
        {shown('terms') && <Alert tone="bad">{shown('terms')}</Alert>}
        {create.isError && <Alert tone="bad">{refusalOf(create.error) ?? texts.child.createFailed}</Alert>}
        {price !== null && <p className={styles.price}>{text.price(name.trim(), price, besides)}</p>}
        {note !== undefined && <p className={styles.price}>{note}</p>}
        <StillMissing
          id={missingId}
          problems={Object.entries(problems).flatMap(([field, problem]) =>
            field === 'photos' && photos.uploads.waiting > 0 ? [] : [problem],
          )}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={busy}
          disabled={Object.keys(problems).length > 0 || photos.waiting}
          aria-describedby={missingId}
        >
          {busy ? text.submitting : photos.waiting ? form.reading : add}
        </Button>
      </Card>
    </form>
  );
}

import type { FamilyMember, NewFamilyMember } from '@milestoon/contract';
import { defaultLook, type Look } from '@milestoon/look';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { LookEditor } from '../../looks/look-editor.tsx';
import { LookSection } from '../../looks/look-section.tsx';
import { PhotosField } from '../../looks/photos-field.tsx';
import { type ChildPhoto, useChildPhotos } from '../../looks/use-child-photos.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DrawnAs } from '../../ui/character-canvas.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './family.module.css';
import { MemberFace, relativeOf } from './member-face.tsx';
import { type MemberDraft, MemberFields } from './member-fields.tsx';
import { ownLook } from './own-look.ts';
import { useFirstChild } from './use-first-child.ts';

interface MemberFormProps {
  kind: 'person' | 'pet';
  /** Missing: somebody new. */
  member?: FamilyMember;
  /** It was opened by a press, which it takes the focus from; else it stands open since an earlier visit. */
  pressed: boolean;
  onClose: () => void;
}

const nothing: ReadonlySet<string> = new Set();

interface FormDraft extends MemberDraft {
  corrections: Partial<Look>;
  byHand: boolean;
  photos: ChildPhoto[];
  mayUse: boolean;
}

const draftOf = (member: FamilyMember | undefined): FormDraft => ({
  name: member?.name ?? '',
  born: member?.bornYear?.toString() ?? '',
  relation: member?.kind === 'person' ? member.relation : '',
  species: member?.kind === 'pet' ? member.species : '',
  coat: member?.kind === 'pet' ? member.coat : null,
  corrections: {},
  byHand: member?.kind === 'person' && member.look !== null,
  photos: [],
  mayUse: false,
});

/** Somebody of the family: name, what they are to the children, and for people a look, from a photo or by hand. */
export function MemberForm({ kind, member, pressed, onClose }: MemberFormProps) {
  const texts = useTexts();
  const words = texts.family;
  const toast = useToast();
  const queries = useQueryClient();
  const child = useFirstChild();
  const [draft, change, discard] = useDraft(`family.${member?.id ?? kind}`, draftOf(member));
  const { corrections, byHand, photos, mayUse } = draft;
  const kept = member?.kind === 'person' ? member.look : null;
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => {
    if (pressed) form.current?.querySelector('input')?.focus();
  }, [pressed]);
  const [thisYear] = useState(() => new Date().getFullYear());
  const read = useChildPhotos({
    photos,
    read: true,
    onChange: (changed) => change((all) => ({ photos: changed(all.photos) })),
  });
  const style = child?.style ?? 'anime';
  const withPhotos = photos.length > 0;
  const correct = (part: Partial<Look>): void =>
    change((all) => ({ corrections: { ...all.corrections, ...part } }));

  const { relation, species, coat } = draft;
  const name = draft.name.trim();
  const year = draft.born.trim() === '' ? null : Number(draft.born);
  const yearIsWrong = year !== null && !(Number.isInteger(year) && year >= 1900 && year <= thisYear);
  const common = { name, bornYear: yearIsWrong ? null : year };
  const isByHand = kind === 'person' && byHand && !withPhotos && relation !== '' && kept === null;
  const taking = isByHand
    ? relativeOf({ kind: 'person', ...common, relation, look: null }, child, thisYear)
    : null;
  const own = useQuery(ownLook(taking, style));
  const base = (withPhotos ? read.reading?.look : undefined) ?? kept ?? own.data ?? defaultLook;
  const look: Look = { ...base, ...corrections };
  // Null: nobody said yet who this is, and nobody guesses it.
  const person: NewFamilyMember | null = relation
    ? { kind: 'person', ...common, relation, look: withPhotos || byHand ? look : null }
    : null;
  const pet: NewFamilyMember | null = species ? { kind: 'pet', ...common, species, coat } : null;
  const entered = kind === 'pet' ? pet : person;

  const save = useMutation({
    mutationFn: (told: NewFamilyMember) =>
      member ? client.family.update({ id: member.id, member: told }) : client.family.add(told),
    onSuccess: async (saved) => {
      // What cannot be removed now is swept up with other unused pictures.
      for (const { path } of photos) void client.photos.remove({ path }).catch(() => {});
      toast(words.saved(saved.name));
      discard();
      await queries.invalidateQueries({ queryKey: api.family.key() });
      onClose();
    },
  });
  const isComplete = name !== '' && !yearIsWrong && (!withPhotos || mayUse);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (!entered || !isComplete || read.waiting || own.isLoading || save.isPending) return;
    // With photos nothing is sent that was not agreed to.
    save.mutate(withPhotos && entered.kind === 'person' ? { ...entered, mayUsePhotos: true } : entered);
  };
  const drawn = person && { ...person, ...(member ? { seed: member.seed } : {}) };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <h2>{member ? words.edit(member.name) : kind === 'pet' ? words.addPet : words.addPerson}</h2>
        <MemberFields
          kind={kind}
          draft={draft}
          checked={checked}
          yearIsWrong={yearIsWrong}
          child={child}
          onChange={change}
        />
      </Card>
      {kind === 'person' && (
        <DrawnAs value={drawn ? relativeOf(drawn, child, thisYear) : {}}>
          <Card>
            <h2>{words.look}</h2>
            <p>{words.lookText}</p>
            <PhotosField child={read} />
            {withPhotos && (
              <Checkbox checked={mayUse} onChange={(event) => change({ mayUse: event.target.checked })}>
                {words.mayUse}
              </Checkbox>
            )}
            {checked && withPhotos && !mayUse && <Alert tone="bad">{words.mayUseRequired}</Alert>}
            {!withPhotos && !byHand && (
              <>
                <p>{words.asRelative}</p>
                {drawn && child && (
                  <div className={styles.preview}>
                    <MemberFace member={drawn} child={child} label={words.preview(name)} />
                  </div>
                )}
                <Button wide onClick={() => change({ byHand: true })}>
                  {words.byHand}
                </Button>
              </>
            )}
            {!withPhotos && byHand && !own.isLoading && (
              <LookEditor look={look} unsure={nothing} name={name} style={style} onChange={correct} />
            )}
          </Card>
          {withPhotos && read.uploads.waiting === 0 && (
            <LookSection
              child={read}
              look={look}
              corrections={corrections}
              name={name}
              style={style}
              onChange={correct}
            />
          )}
        </DrawnAs>
      )}
      <Card>
        {save.isError && <Alert tone="bad">{tell(save.error, texts)}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={save.isPending}
          disabled={read.waiting || own.isLoading}
        >
          {words.save}
        </Button>
        <Button
          size="large"
          wide
          onClick={() => {
            discard();
            onClose();
          }}
        >
          {words.cancel}
        </Button>
      </Card>
    </form>
  );
}

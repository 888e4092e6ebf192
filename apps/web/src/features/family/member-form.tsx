import type { FamilyMember, NewFamilyMember } from '@milestoon/contract';
import { familyRelations, type FamilyRelation, limits, petSpecies, type PetSpecies } from '@milestoon/domain';
import { defaultLook, type Look } from '@milestoon/look';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox, SelectField, TextField } from '../../ui/field.tsx';
import { useToast } from '../../ui/toast.tsx';
import { LookEditor } from '../../looks/look-editor.tsx';
import { LookSection } from '../../looks/look-section.tsx';
import { PhotosField } from '../../looks/photos-field.tsx';
import { type ChildPhoto, useChildPhotos } from '../../looks/use-child-photos.ts';
import styles from './family.module.css';

interface MemberFormProps {
  kind: 'person' | 'pet';
  /** Missing: somebody new. */
  member?: FamilyMember;
  onClose: () => void;
}

const nothing: ReadonlySet<string> = new Set();

/** Somebody of the family: name, what they are to the children, and for people a look, from a photo or by hand. */
export function MemberForm({ kind, member, onClose }: MemberFormProps) {
  const texts = useTexts();
  const words = texts.family;
  const toast = useToast();
  const queries = useQueryClient();
  const { data: children } = useQuery(api.children.list.queryOptions());
  const [name, setName] = useState(member?.name ?? '');
  const [born, setBorn] = useState(member?.bornYear?.toString() ?? '');
  const [relation, setRelation] = useState<FamilyRelation | ''>(
    member?.kind === 'person' ? member.relation : '',
  );
  const [species, setSpecies] = useState<PetSpecies | ''>(member?.kind === 'pet' ? member.species : '');
  const [coat] = useState(member?.kind === 'pet' ? member.coat : null);
  const kept = member?.kind === 'person' ? member.look : null;
  const [corrections, setCorrections] = useState<Partial<Look>>({});
  const [byHand, setByHand] = useState(kept !== null);
  const [photos, setPhotos] = useState<ChildPhoto[]>([]);
  const [mayUse, setMayUse] = useState(false);
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [thisYear] = useState(() => new Date().getFullYear());
  const read = useChildPhotos({ photos, read: true, onChange: (change) => setPhotos(change) });
  const style = children?.[0]?.style ?? 'anime';
  const withPhotos = photos.length > 0;
  const base = (withPhotos ? read.reading?.look : undefined) ?? kept ?? defaultLook;
  const look: Look = { ...base, ...corrections };
  const correct = (part: Partial<Look>): void => setCorrections((all) => ({ ...all, ...part }));

  const year = born.trim() === '' ? null : Number(born);
  const yearIsWrong = year !== null && !(Number.isInteger(year) && year >= 1900 && year <= thisYear);
  const common = { name: name.trim(), bornYear: year };
  // Null: nobody said yet who this is, and nobody guesses it.
  const entered: NewFamilyMember | null =
    kind === 'pet'
      ? species === ''
        ? null
        : { kind, ...common, species, coat }
      : relation === ''
        ? null
        : {
            kind,
            ...common,
            relation,
            look: withPhotos || byHand ? look : null,
            // Without it the form is not sent.
            ...(withPhotos ? { mayUsePhotos: true } : {}),
          };

  const save = useMutation({
    mutationFn: (told: NewFamilyMember) =>
      member ? client.family.update({ id: member.id, member: told }) : client.family.add(told),
    onSuccess: async (saved) => {
      // What cannot be removed now is swept up with other unused pictures.
      for (const { path } of photos) void client.photos.remove({ path }).catch(() => {});
      toast(words.saved(saved.name));
      await queries.invalidateQueries({ queryKey: api.family.key() });
      onClose();
    },
  });
  const isComplete = common.name !== '' && !yearIsWrong && (!withPhotos || mayUse);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (entered && isComplete && !read.waiting && !save.isPending) save.mutate(entered);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Card>
        <h2>{member ? words.edit(member.name) : kind === 'pet' ? words.addPet : words.addPerson}</h2>
        <TextField
          label={words.name}
          value={name}
          maxLength={limits.childNameLength}
          autoComplete="off"
          {...(checked && name.trim() === '' ? { error: words.nameRequired } : {})}
          onChange={(event) => setName(event.target.value)}
        />
        {kind === 'pet' ? (
          <SelectField
            label={words.species}
            value={species}
            onChange={setSpecies}
            {...(checked && species === '' ? { error: words.choiceRequired } : {})}
            options={[
              ...(species === '' ? [{ value: '' as const, label: words.choose }] : []),
              ...petSpecies.map((value) => ({ value, label: words.animals[value] })),
            ]}
          />
        ) : (
          <SelectField
            label={words.relation}
            value={relation}
            onChange={setRelation}
            {...(checked && relation === '' ? { error: words.choiceRequired } : {})}
            options={[
              ...(relation === '' ? [{ value: '' as const, label: words.choose }] : []),
              ...familyRelations.map((value) => ({ value, label: words.relations[value] })),
            ]}
          />
        )}
        <TextField
          label={words.born}
          value={born}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          {...(checked && yearIsWrong ? { error: words.bornWrong } : {})}
          onChange={(event) => setBorn(event.target.value)}
        />
      </Card>
      {kind === 'person' && (
        <Card>
          <h2>{words.look}</h2>
          <p>{words.lookText}</p>
          <PhotosField child={read} />
          {withPhotos && (
            <Checkbox checked={mayUse} onChange={(event) => setMayUse(event.target.checked)}>
              {words.mayUse}
            </Checkbox>
          )}
          {checked && withPhotos && !mayUse && <Alert tone="bad">{words.mayUseRequired}</Alert>}
          {!withPhotos && !byHand && (
            <>
              <p>{words.asRelative}</p>
              <Button wide onClick={() => setByHand(true)}>
                {words.byHand}
              </Button>
            </>
          )}
          {!withPhotos && byHand && (
            <LookEditor look={look} unsure={nothing} name={name.trim()} style={style} onChange={correct} />
          )}
        </Card>
      )}
      {withPhotos && read.uploads.waiting === 0 && (
        <LookSection
          child={read}
          look={look}
          corrections={corrections}
          name={name.trim()}
          style={style}
          onChange={correct}
        />
      )}
      <Card>
        {save.isError && <Alert tone="bad">{tell(save.error, texts)}</Alert>}
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          busy={save.isPending}
          disabled={read.waiting}
        >
          {words.save}
        </Button>
        <Button size="large" wide onClick={onClose}>
          {words.cancel}
        </Button>
      </Card>
    </form>
  );
}

import { familyRelations, limits, petSpecies } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import styles from './storyboard.module.css';

/** Somebody who was there becomes one of the family: from now on their name means them. */
export function FamilyNewcomer({ onAdded }: { onAdded: (id: string) => void }) {
  const texts = useTexts();
  const { storyboard: text, family } = texts;
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [is, setIs] = useState<(typeof familyRelations)[number] | (typeof petSpecies)[number]>('grandmother');
  const add = useMutation({
    mutationFn: () => {
      const species = petSpecies.find((each) => each === is);
      const relation = familyRelations.find((each) => each === is);
      const known = { name: name.trim(), bornYear: null };
      return client.family.add(
        species
          ? { kind: 'pet', ...known, species }
          : { kind: 'person', ...known, relation: relation ?? 'friend', look: null },
      );
    },
    onSuccess: async ({ id }) => {
      setOpen(false);
      setName('');
      onAdded(id);
      await queries.invalidateQueries({ queryKey: api.family.key() });
    },
  });
  if (!open) return <Button onClick={() => setOpen(true)}>{text.somebody}</Button>;
  return (
    <div className={styles.newcomer}>
      {add.isError && <Alert tone="bad">{tell(add.error, texts, text.failed)}</Alert>}
      <TextField
        label={text.name}
        value={name}
        maxLength={limits.childNameLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <SelectField
        label={text.is}
        value={is}
        onChange={setIs}
        options={[
          ...familyRelations.map((value) => ({ value, label: family.relations[value] })),
          ...petSpecies.map((value) => ({ value, label: family.animals[value] })),
        ]}
      />
      <Button busy={add.isPending} disabled={name.trim() === ''} onClick={() => add.mutate()}>
        {text.addFamily}
      </Button>
    </div>
  );
}

import { familyRelations, type FamilyRelation, limits, petSpecies, type PetSpecies } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { CoatField } from './coat-field.tsx';
import type { FirstChild } from './use-first-child.ts';

/** What is entered about somebody; empty where nothing is yet. */
export interface MemberDraft {
  name: string;
  born: string;
  relation: FamilyRelation | '';
  species: PetSpecies | '';
  coat: number | null;
}

interface MemberFieldsProps {
  kind: 'person' | 'pet';
  draft: MemberDraft;
  /** Faults are shown. */
  checked: boolean;
  yearIsWrong: boolean;
  child: FirstChild | undefined;
  onChange: (part: Partial<MemberDraft>) => void;
}

/** Name, what they are to the children or which animal in which colours, and when they were born. */
export function MemberFields({ kind, draft, checked, yearIsWrong, child, onChange }: MemberFieldsProps) {
  const { family: words } = useTexts();
  const { name, born, relation, species, coat } = draft;
  const notChosen = { value: '' as const, label: words.choose };
  return (
    <>
      <TextField
        label={words.name}
        value={name}
        maxLength={limits.childNameLength}
        autoComplete="off"
        {...(checked && name.trim() === '' ? { error: words.nameRequired } : {})}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      {kind === 'pet' ? (
        <SelectField
          label={words.species}
          value={species}
          // The first coat is drawn, so that it is seen and can be changed.
          onChange={(chosen) => onChange({ species: chosen, coat: 0 })}
          {...(checked && species === '' ? { error: words.choiceRequired } : {})}
          options={[
            ...(species === '' ? [notChosen] : []),
            ...petSpecies.map((value) => ({ value, label: words.animals[value] })),
          ]}
        />
      ) : (
        <SelectField
          label={words.relation}
          value={relation}
          onChange={(chosen) => onChange({ relation: chosen })}
          {...(checked && relation === '' ? { error: words.choiceRequired } : {})}
          options={[
            ...(relation === '' ? [notChosen] : []),
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
        onChange={(event) => onChange({ born: event.target.value })}
      />
      {kind === 'pet' && species !== '' && (
        <CoatField
          species={species}
          value={coat}
          child={child}
          onChange={(chosen) => onChange({ coat: chosen })}
        />
      )}
    </>
  );
}

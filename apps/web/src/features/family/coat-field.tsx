import { petCoats, type PetSpecies } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import { ChoiceCards } from '../../ui/choice.tsx';
import { MemberFace } from './member-face.tsx';
import type { FirstChild } from './use-first-child.ts';

interface CoatFieldProps {
  species: PetSpecies;
  /** Its place among the coats of the species; null: not chosen. */
  value: number | null;
  child: FirstChild | undefined;
  onChange: (coat: number) => void;
}

/** The colours a pet can have, each drawn. */
export function CoatField({ species, value, child, onChange }: CoatFieldProps) {
  const { family: words } = useTexts();
  return (
    <ChoiceCards
      legend={words.coat}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
      options={petCoats[species].map((name, coat) => ({
        value: String(coat),
        name: words.coats[name],
        picture: (
          <MemberFace member={{ kind: 'pet', name: '', bornYear: null, species, coat }} child={child} />
        ),
      }))}
    />
  );
}

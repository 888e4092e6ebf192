import { type MilestoneWriter, milestoneWriterOf, milestoneWriters } from '@milestoon/domain';
import { useState } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { SelectField } from '../../ui/field.tsx';

/** Of the device and not of the account: a mother and a grandfather each write on their own telephone. */
const storageKey = 'milestoon.written-by';

function stored(): MilestoneWriter | null {
  try {
    return milestoneWriterOf(localStorage.getItem(storageKey));
  } catch {
    return null; // Storage is blocked: it is asked for each time.
  }
}

function store(writer: MilestoneWriter | null): void {
  try {
    if (writer) localStorage.setItem(storageKey, writer);
    else localStorage.removeItem(storageKey);
  } catch {
    // The choice lasts until the page is left.
  }
}

/** Who writes on this device, and how to choose somebody else. */
export function useWriter(): [MilestoneWriter | null, (writer: MilestoneWriter | null) => void] {
  const [writer, setWriter] = useState(stored);
  const choose = (chosen: MilestoneWriter | null): void => {
    setWriter(chosen);
    store(chosen);
  };
  return [writer, choose];
}

interface WrittenByProps {
  value: MilestoneWriter | null;
  onChange: (writer: MilestoneWriter | null) => void;
}

/** Who 'I' is in what is written. Nobody has to say. */
export function WrittenBy({ value, onChange }: WrittenByProps) {
  const { writtenBy, writtenByHint, writtenByNobody, writers } = useTexts().episodes.form;
  return (
    <SelectField
      label={writtenBy}
      hint={writtenByHint}
      value={value ?? ''}
      onChange={(chosen) => onChange(milestoneWriterOf(chosen))}
      options={[
        { value: '', label: writtenByNobody },
        ...milestoneWriters.map((each) => ({ value: each, label: writers[each] })),
      ]}
    />
  );
}

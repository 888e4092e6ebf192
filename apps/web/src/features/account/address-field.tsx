import type { AddressFault } from '@milestoon/domain';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/texts.tsx';
import { TextField } from '../../ui/field.tsx';

type AddressFieldProps = Omit<ComponentProps<typeof TextField>, 'error' | 'type' | 'ref'> & {
  /** What was found wrong with it when the form was to be sent. */
  fault: AddressFault | null;
};

/** The field of an email address. Says which part of it is wrong, and is where the cursor stands then. */
export function AddressField({ fault, ...rest }: AddressFieldProps) {
  const { emailAddress } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (fault) field.current?.focus();
  }, [fault]);
  return (
    <TextField {...rest} ref={field} type="email" error={fault === null ? undefined : emailAddress[fault]} />
  );
}

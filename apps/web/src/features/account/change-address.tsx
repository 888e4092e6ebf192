import { type AddressFault, addressFault } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { AtSign } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useSite } from '../../lib/site.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { PasswordField } from '../../ui/field.tsx';
import styles from './account.module.css';
import { AddressField } from './address-field.tsx';
import { sessionQuery } from './session.ts';

const empty = { email: '', password: '' };

function ChangeAddressForm({ present }: { present: string }) {
  const texts = useTexts();
  const words = texts.addressChange;
  const { mail } = useSite();
  const queryClient = useQueryClient();
  const waiting = useQuery(api.account.addressChange.queryOptions());
  const [entry, setEntry] = useState(empty);
  const [fault, setFault] = useState<AddressFault | null>(null);
  const change = useMutation({
    mutationFn: (asked: typeof entry) => client.account.requestAddressChange(asked),
    onSuccess: async () => {
      setEntry(empty);
      await queryClient.invalidateQueries({ queryKey: api.account.key() });
      await queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = addressFault(entry.email);
    setFault(wrong);
    if (!wrong) change.mutate({ ...entry, email: entry.email.trim() });
  };
  const type = (part: Partial<typeof entry>): void => {
    setEntry({ ...entry, ...part });
    setFault(null);
    if (!change.isPending) change.reset();
  };
  const asked = change.variables?.email ?? '';
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{words.present(present)}</p>
      {waiting.data?.wanted && !change.data && (
        <Alert tone="info">{words.waiting(waiting.data.wanted)}</Alert>
      )}
      <AddressField
        label={words.email}
        name="email"
        autoComplete="email"
        required
        value={entry.email}
        fault={fault}
        onChange={({ target }) => type({ email: target.value })}
      />
      <PasswordField
        label={words.password}
        name="password"
        autoComplete="current-password"
        required
        value={entry.password}
        onChange={({ target }) => type({ password: target.value })}
      />
      <p className={styles.note}>{mail ? words.howItGoes : words.howItGoesNoMail}</p>
      {change.isError && <Alert tone="bad">{tell(change.error, texts)}</Alert>}
      {change.data && (
        <Alert tone="good">{change.data.changed ? words.changed(asked) : words.sent(asked)}</Alert>
      )}
      <Button type="submit" variant="primary" wide busy={change.isPending}>
        {change.isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

/** The form, folded away until it is asked for. */
export function ChangeAddress({ email }: { email: string }) {
  const words = useTexts().addressChange;
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={words.title} icon={<AtSign aria-hidden="true" />} open={open} onToggle={setOpen}>
      <ChangeAddressForm present={email} />
    </Collapsible>
  );
}

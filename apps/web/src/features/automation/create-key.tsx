import { type ApiKeyScope, apiKeyScopes } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, client } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField, SelectField, TextField } from '../../ui/field.tsx';
import styles from './automation.module.css';

const durations = ['30', '90', '180', '365'] as const;
type Duration = (typeof durations)[number];

interface Entry {
  name: string;
  scope: ApiKeyScope;
  duration: Duration;
  password: string;
}
const empty: Entry = { name: '', scope: 'read', duration: '90', password: '' };

interface CreateKeyProps {
  onClose: () => void;
  onMade: (key: { id: string; key: string }) => void;
}

/** Asks what a key is for and what it may do, and for the password. What was entered stays until it has worked. */
export function CreateKey({ onClose, onMade }: CreateKeyProps) {
  const texts = useTexts();
  const words = texts.automation;
  const queryClient = useQueryClient();
  const [entry, setEntry] = useState(empty);
  const change = (part: Partial<Entry>): void => setEntry({ ...entry, ...part });
  const create = useMutation({
    mutationFn: () => {
      const { name, scope, duration, password } = entry;
      return client.automation.createApiKey({ name, scope, days: Number(duration), password });
    },
    onSuccess: ({ key, ...made }) => {
      queryClient.setQueryData(api.automation.apiKeys.queryOptions().queryKey, (keys = []) => [
        made,
        ...keys,
      ]);
      onMade({ id: made.id, key });
    },
  });
  const isComplete = entry.name.trim() !== '' && entry.password !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete && !create.isPending) create.mutate();
  };
  return (
    <Dialog
      title={words.newTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.ui.cancel}</Button>
          <Button
            type="submit"
            form="create-key"
            variant="primary"
            disabled={!isComplete}
            busy={create.isPending}
          >
            {create.isPending ? words.creating : words.create}
          </Button>
        </>
      }
    >
      <form id="create-key" className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={entry.name}
          maxLength={limits.apiKeyNameLength}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
        <SegmentedChoice
          legend={words.scope}
          value={entry.scope}
          onChange={(scope) => change({ scope })}
          options={apiKeyScopes.map((scope) => ({ value: scope, label: words.scopes[scope].name }))}
        />
        <p className={styles.hint} aria-live="polite">
          {words.scopes[entry.scope].hint}
        </p>
        <SelectField
          label={words.days}
          hint={words.newPassword}
          value={entry.duration}
          onChange={(duration) => change({ duration })}
          options={durations.map((days) => ({ value: days, label: words.durations[days] }))}
        />
        <PasswordField
          label={texts.changePassword.current}
          autoComplete="current-password"
          value={entry.password}
          onChange={(event) => change({ password: event.target.value })}
        />
      </form>
      {create.isError && <Alert tone="bad">{tell(create.error, texts, words.createFailed)}</Alert>}
    </Dialog>
  );
}

import type { ApiKey } from '@milestoon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, client, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './automation.module.css';

/** A key as it comes over the wire. */
type ApiKeyView = Wire<ApiKey>;

interface KeyItemProps {
  apiKey: ApiKeyView;
  /** When the list was asked for. */
  now: Date;
  onRevoked: () => void;
}

/** One key: what it is for, what it may do, and the way to end it. */
export function KeyItem({ apiKey, now, onRevoked }: KeyItemProps) {
  const texts = useTexts();
  const { language } = useLanguage();
  const words = texts.automation;
  const [asking, setAsking] = useState(false);
  const { name, scope, beginning, createdAt, expiresAt, lastUsedAt } = apiKey;
  const day = (iso: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(iso));
  const time = (iso: string): string =>
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));
  const hasEnded = new Date(expiresAt) <= now;
  return (
    <li className={styles.item}>
      <h3>{name}</h3>
      <ul className={styles.facts}>
        <li>{words.scopes[scope].name}</li>
        <li className={styles.beginning}>{words.begins(beginning)}</li>
        <li>{words.created(day(createdAt))}</li>
        <li>{hasEnded ? words.ended(day(expiresAt)) : words.ends(day(expiresAt))}</li>
        <li>{lastUsedAt === null ? words.unused : words.used(time(lastUsedAt))}</li>
      </ul>
      <Button
        aria-label={hasEnded ? words.removeOne(name) : words.revokeOne(name)}
        onClick={() => setAsking(true)}
      >
        {hasEnded ? words.remove : words.revoke}
      </Button>
      {asking && <RevokeKey apiKey={apiKey} onClose={() => setAsking(false)} onRevoked={onRevoked} />}
    </li>
  );
}

interface RevokeKeyProps {
  apiKey: ApiKeyView;
  onClose: () => void;
  onRevoked: () => void;
}

/** Asks before a key stops working. */
function RevokeKey({ apiKey: { id, name }, onClose, onRevoked }: RevokeKeyProps) {
  const texts = useTexts();
  const words = texts.automation;
  const queryClient = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => client.automation.revokeApiKey({ id }),
    onSuccess: () => {
      onRevoked();
      onClose();
      queryClient.setQueryData(api.automation.apiKeys.queryOptions().queryKey, (keys) =>
        keys?.filter((key) => key.id !== id),
      );
    },
  });
  return (
    <Dialog
      title={words.revokeTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.ui.cancel}</Button>
          <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.mutate()}>
            {revoke.isPending ? words.revoking : words.revoke}
          </Button>
        </>
      }
    >
      <p>{words.revokeText}</p>
      {revoke.isError && <Alert tone="bad">{tell(revoke.error, texts, words.revokeFailed)}</Alert>}
    </Dialog>
  );
}

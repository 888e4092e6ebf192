import type { Telling } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox, TextField } from '../../../ui/field.tsx';
import styles from './telling.module.css';

type Teller = Telling['tellers'][number];

interface WhoTellsProps {
  episodeId: string;
  /** Who agreed before. */
  known: readonly Teller[];
  onAgreed: (teller: Teller) => void;
}

/** Who speaks says so before anything is recorded; for a child the parent does. */
export function WhoTells({ episodeId, known, onAgreed }: WhoTellsProps) {
  const texts = useTexts();
  const { who, ...text } = texts.telling;
  const [name, setName] = useState('');
  const [isChild, setChild] = useState(false);
  const add = useMutation({
    mutationFn: () =>
      client.telling.addTeller({
        id: episodeId,
        name: name.trim(),
        agreedBy: isChild ? 'parent' : 'speaker',
      }),
    onSuccess: onAgreed,
  });
  return (
    <Card>
      <h2>{who.title}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        {add.isError && <Alert tone="bad">{tell(add.error, texts, text.failed)}</Alert>}
        <TextField
          label={who.name}
          placeholder={who.example}
          value={name}
          maxLength={limits.tellerNameLength}
          autoComplete="off"
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox checked={isChild} onChange={(event) => setChild(event.target.checked)}>
          {who.isChild}
        </Checkbox>
        <p className={styles.consent}>{who.consent}</p>
        <Button type="submit" variant="primary" busy={add.isPending} disabled={name.trim() === ''}>
          {who.agree}
        </Button>
      </form>
      {known.length > 0 && (
        <div className={styles.buttons}>
          {known.map((teller) => (
            <Button key={teller.id} onClick={() => onAgreed(teller)}>
              {who.goOn(teller.name)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}

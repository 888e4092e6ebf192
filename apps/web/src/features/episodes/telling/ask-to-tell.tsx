import type { TellingLink } from '@milestoon/contract';
import { limits } from '@milestoon/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, type Wire } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { AddressToShare } from '../../../ui/address-to-share.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { AskFirst } from './ask-first.tsx';
import styles from './telling.module.css';

interface AskToTellProps {
  episodeId: string;
  title: string;
  /** Those that were not used yet. */
  links: readonly Wire<TellingLink>[];
  onChange: () => void;
}

/** Asks somebody without an account to tell the story, and shows who was asked. */
export function AskToTell({ episodeId, title, links, onChange }: AskToTellProps) {
  const texts = useTexts();
  const { ask, failed } = texts.telling;
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: () => client.telling.ask({ id: episodeId, name: name.trim() }),
    onSuccess() {
      setName('');
      onChange();
    },
  });
  return (
    <Card>
      <h2>{ask.title}</h2>
      <p>{ask.lead}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.id}>
              <OpenLink link={link} title={title} onChange={onChange} />
            </li>
          ))}
        </ul>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        {make.isError && <Alert tone="bad">{tell(make.error, texts, failed)}</Alert>}
        <TextField
          label={ask.name}
          placeholder={texts.telling.who.example}
          value={name}
          maxLength={limits.tellerNameLength}
          autoComplete="off"
          required
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={make.isPending} disabled={name.trim() === ''}>
          {ask.make}
        </Button>
      </form>
    </Card>
  );
}

function OpenLink({
  link,
  title,
  onChange,
}: {
  link: Wire<TellingLink>;
  title: string;
  onChange: () => void;
}) {
  const texts = useTexts();
  const { ask, failed } = texts.telling;
  const { language } = useLanguage();
  const end = useMutation({
    mutationFn: () => client.telling.endLink({ id: link.id }),
    onSuccess: onChange,
  });
  const url = link.url ?? '';
  const day = new Date(link.expiresAt).toLocaleDateString(language, { day: 'numeric', month: 'long' });
  return (
    <div className={styles.link}>
      <AddressToShare
        url={url}
        title={title}
        label={ask.waiting(link.name, day)}
        message={ask.message(link.name, title)}
      />
      {end.isError && <Alert tone="bad">{tell(end.error, texts, failed)}</Alert>}
      <div className={styles.buttons}>
        {link.tellerId === null ? (
          <Button variant="quiet" busy={end.isPending} onClick={() => end.mutate()}>
            {ask.end}
          </Button>
        ) : (
          <AskFirst
            variant="quiet"
            label={ask.end}
            question={ask.endSure(link.name)}
            run={() => client.telling.endLink({ id: link.id })}
            onDone={onChange}
          />
        )}
      </div>
    </div>
  );
}

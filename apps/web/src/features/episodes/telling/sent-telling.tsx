import type { Telling, TellingLink } from '@milestoon/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { client, type Wire } from '../../../lib/api.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { tell } from '../../../lib/told-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/field.tsx';
import { AskFirst } from './ask-first.tsx';
import styles from './telling.module.css';

interface SentTellingProps {
  link: Wire<TellingLink>;
  lines: Wire<Telling>['lines'];
  onChange: () => void;
}

/** What somebody sent who was asked: listened to, and taken line by line. */
export function SentTelling({ link, lines, onChange }: SentTellingProps) {
  const texts = useTexts();
  const { ask, failed, notes } = texts.telling;
  const offered = lines.flatMap((line, index) => {
    const offer = line.offers.find(({ tellerId }) => tellerId === link.tellerId);
    return offer ? [{ line, offer, number: index + 1 }] : [];
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = offered.filter(({ line }) => !left.has(line.id));
  const take = useMutation({
    mutationFn: () => client.telling.take({ id: link.id, lines: chosen.map(({ line }) => line.id) }),
    onSuccess: onChange,
  });
  const choose = (id: string, isChosen: boolean): void =>
    setLeft(new Set(isChosen ? [...left].filter((each) => each !== id) : [...left, id]));
  return (
    <Card>
      <h2>{ask.sent(link.name)}</h2>
      <p>{ask.sentLead}</p>
      {take.error && <Alert tone="bad">{tell(take.error, texts, failed)}</Alert>}
      {offered.length === 0 && <p>{ask.otherWords}</p>}
      <ol className={styles.offers}>
        {offered.map(({ line, offer, number }) => (
          <li key={line.id} className={styles.offer}>
            <p dir="auto">{line.text}</p>
            {/* biome-ignore lint/a11y/useMediaCaption: the words stand above it */}
            <audio src={offer.url} controls preload="none" />
            {offer.notes.length > 0 && <p>{offer.notes.map((note) => notes[note]).join(' ')}</p>}
            <Checkbox
              checked={!left.has(line.id)}
              onChange={(event) => choose(line.id, event.target.checked)}
            >
              {ask.use(number)}
            </Checkbox>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button
          variant="primary"
          busy={take.isPending}
          disabled={chosen.length === 0}
          onClick={() => take.mutate()}
        >
          {ask.take}
        </Button>
        <AskFirst
          label={ask.askAgain}
          question={ask.askAgainSure(link.name)}
          run={() => client.telling.endLink({ id: link.id })}
          onDone={onChange}
        />
      </div>
    </Card>
  );
}

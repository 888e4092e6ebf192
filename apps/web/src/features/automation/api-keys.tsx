import { useQuery } from '@tanstack/react-query';
import { KeySquare } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import styles from './automation.module.css';
import { CreateKey } from './create-key.tsx';
import { KeyItem } from './key-item.tsx';
import { NewKey } from './new-key.tsx';

/** Where the calls are described that a key opens. */
const reference = '/api/reference';

function Keys() {
  const texts = useTexts();
  const words = texts.automation;
  const [asking, setAsking] = useState(false);
  const [made, setMade] = useState<{ id: string; key: string } | null>(null);
  const known = useQuery(api.automation.apiKeys.queryOptions());
  if (known.isPending) return <Skeleton className={styles.waiting} />;
  if (!known.data) return <Alert tone="bad">{tell(known.error, texts, words.loadFailed)}</Alert>;
  return (
    <>
      {known.data.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.keys} aria-label={words.list}>
          {known.data.map((key) => (
            <KeyItem
              key={key.id}
              apiKey={key}
              now={new Date(known.dataUpdatedAt)}
              onRevoked={() => setMade(made?.id === key.id ? null : made)}
            />
          ))}
        </ul>
      )}
      {made && <NewKey value={made.key} />}
      <Button wide onClick={() => setAsking(true)}>
        {words.create}
      </Button>
      {asking && (
        <CreateKey
          onClose={() => setAsking(false)}
          onMade={(key) => {
            setMade(key);
            setAsking(false);
          }}
        />
      )}
    </>
  );
}

/** The parent's API keys, folded away until they are asked for. */
export function ApiKeys() {
  const words = useTexts().automation;
  const [open, setOpen] = useState(false);
  return (
    <Collapsible title={words.title} icon={<KeySquare aria-hidden="true" />} open={open} onToggle={setOpen}>
      <div className={styles.panel}>
        <p>
          {words.lead}{' '}
          <a href={reference} target="_blank" rel="noreferrer">
            {words.reference}
          </a>
        </p>
        <Keys />
      </div>
    </Collapsible>
  );
}

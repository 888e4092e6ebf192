import type { StoryboardMoment } from '@milestoon/contract';
import { useId, useState } from 'react';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { SearchField } from '../../../ui/field.tsx';
import { deedsLike } from './deeds-like.ts';
import styles from './storyboard.module.css';

type Deed = NonNullable<StoryboardMoment['does']>;

interface DeedSearchProps {
  value: Deed;
  onChange: (deed: Deed) => void;
  /** What is to be said of it. */
  hint?: string;
}

/** What somebody does, and a search over all that can be done; who does not know what to look for sees the list. */
export function DeedSearch({ value, onChange, hint }: DeedSearchProps) {
  const { storyboard: text } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const [isListed, setListed] = useState(false);
  const list = useId();
  const labels: Readonly<Record<Deed, string>> = text.deeds;
  const words = typed.trim();
  const found = words === '' && !isListed ? [] : deedsLike(words, labels, language);
  const choose = (deed: Deed): void => {
    setTyped('');
    setListed(false);
    if (deed !== value) onChange(deed);
  };
  return (
    <fieldset className={styles.group}>
      <legend>{text.does}</legend>
      {hint && <p className={styles.pleaseLook}>{hint}</p>}
      <p className={styles.deed}>{labels[value]}</p>
      <SearchField
        label={text.searchDeeds}
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.spoken} role="status">
        {words === '' ? '' : text.deedsFound(found.length)}
      </p>
      {words !== '' && found.length === 0 && <p>{text.noDeeds}</p>}
      {found.length > 0 && (
        <ul id={list} className={styles.deeds}>
          {found.map((deed) => (
            <li key={deed}>
              <button
                type="button"
                className={styles.thing}
                aria-pressed={deed === value}
                onClick={() => choose(deed)}
              >
                {labels[deed]}
              </button>
            </li>
          ))}
        </ul>
      )}
      {words === '' && (
        <div>
          <Button
            size="small"
            aria-expanded={isListed}
            aria-controls={list}
            onClick={() => setListed(!isListed)}
          >
            {isListed ? text.hideDeeds : text.allDeeds}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

import type { FoundPicture, StoryboardMoment } from '@milestoon/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { api, type Wire } from '../../../lib/api.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { SearchField } from '../../../ui/field.tsx';
import styles from './storyboard.module.css';

/** As many as a picture holds beside people. */
const most = 4;

interface PictureSearchProps {
  things: Wire<StoryboardMoment>['things'];
  /** All pictures that are to be seen, by name. */
  onChange: (pictures: string[]) => void;
  /** What is to be said of them. */
  hint?: string;
}

/** Which things are seen, and a search over all there are pictures of. */
export function PictureSearch({ things, onChange, hint }: PictureSearchProps) {
  const { storyboard: text } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed.trim());
  const found = useQuery({
    ...api.episodes.pictures.queryOptions({ input: { words, language } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const names = things.map(({ picture }) => picture);
  const pictures = words === '' ? [] : (found.data ?? []);
  return (
    <fieldset className={styles.group}>
      <legend>{text.what}</legend>
      {hint && <p className={styles.pleaseLook}>{hint}</p>}
      {things.length > 0 && (
        <ul className={styles.things}>
          {things.map(({ picture, label }) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thing}
                aria-label={text.remove(label)}
                onClick={() => onChange(names.filter((name) => name !== picture))}
              >
                {label} <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField
        label={text.search}
        value={typed}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className={styles.spoken} role="status">
        {found.isSuccess && words !== '' ? text.searching(pictures.length) : ''}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.found}>
          {pictures.map((each) => (
            <li key={each.picture}>
              <button
                type="button"
                className={styles.foundPicture}
                aria-label={text.add(each.label)}
                onClick={() => {
                  onChange([...names.filter((name) => name !== each.picture), each.picture].slice(-most));
                  setTyped('');
                }}
              >
                <Drawn shapes={each.shapes} />
                {each.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

const pathOf = (rings: Wire<FoundPicture>['shapes'][number]['rings']): string =>
  rings.map((ring) => `M${ring.map((point) => point.join(' ')).join('L')}Z`).join('');

function Drawn({ shapes }: Pick<Wire<FoundPicture>, 'shapes'>) {
  return (
    <svg viewBox="-0.55 -0.55 1.1 1.1" aria-hidden="true">
      {shapes.map(({ color, rings }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: areas have no names and never change their order
        <path key={index} fill={color} fillRule="evenodd" d={pathOf(rings)} />
      ))}
    </svg>
  );
}

import { useContext } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DrawnAs } from '../ui/character-canvas.tsx';
import styles from './look.module.css';
import type { ChildPhoto, ChildPhotos } from './use-child-photos.ts';

interface WhichPhotoProps {
  child: ChildPhotos;
  /** Paths of the photos that the child has already. */
  saved: ReadonlySet<string>;
  name: string;
  /** The two, and their places in the list. */
  two: readonly [number, number];
}

/** Two photos that may show two people: which one is meant, or that they are one. */
export function WhichPhoto({ child, saved, name, two }: WhichPhotoProps) {
  const { findings } = useTexts().children;
  const isRelative = useContext(DrawnAs) !== undefined;
  const at = (index: number): ChildPhoto | undefined => child.photos[index];
  const [one, other] = two;
  const ask = isRelative ? findings.mayDifferGrown : findings.mayDiffer;
  const used = two.filter((index) => !child.reading?.photos[index]?.otherChild);
  const only = (index: number): void => {
    const left = at(index === one ? other : one);
    if (left) child.remove(left, saved.has(left.path));
  };
  return (
    <Alert tone="warn">
      {ask(one + 1, other + 1, name.trim())}
      {used.length === 1 && ` ${findings.usedOnly((used[0] ?? 0) + 1)}`}
      <span className={styles.choices}>
        {two.map((index) => (
          <Button key={index} size="small" onClick={() => only(index)}>
            {findings.onlyThis(index + 1)}
          </Button>
        ))}
        <Button
          size="small"
          onClick={() => {
            for (const photo of two.map(at)) if (photo) child.keep(photo);
          }}
        >
          {findings.both}
        </Button>
      </span>
    </Alert>
  );
}

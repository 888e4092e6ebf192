import { useTexts } from '../lib/texts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './look.module.css';
import type { ChildPhotos } from './use-child-photos.ts';

interface OtherChildrenProps {
  child: ChildPhotos;
  /** Paths of the photos that the child has already. */
  saved: ReadonlySet<string>;
}

/** The photos that seem to show somebody else, each to keep or to take out. */
export function OtherChildren({ child, saved }: OtherChildrenProps) {
  const texts = useTexts();
  const { findings } = texts.children;
  return child.photos.map(
    (photo, index) =>
      child.reading?.photos[index]?.otherChild && (
        <Alert key={photo.path} tone="warn">
          {findings.otherChild(index + 1)}
          <span className={styles.choices}>
            <Button size="small" onClick={() => child.keep(photo)}>
              {findings.keep(index + 1)}
            </Button>
            <Button size="small" onClick={() => child.remove(photo, saved.has(photo.path))}>
              {texts.picker.photo.remove(index + 1)}
            </Button>
          </span>
        </Alert>
      ),
  );
}

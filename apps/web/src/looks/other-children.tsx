import { useTexts } from '../lib/texts.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import styles from './look.module.css';
import type { ChildPhotos } from './use-child-photos.ts';
import { WhichPhoto } from './which-photo.tsx';

interface OtherChildrenProps {
  child: ChildPhotos;
  /** Paths of the photos that the child has already. */
  saved: ReadonlySet<string>;
  name: string;
}

/** The photos that seem to show somebody else, each to keep or to take out; of two alone it is asked which is meant. */
export function OtherChildren({ child, saved, name }: OtherChildrenProps) {
  const texts = useTexts();
  const { findings } = texts.children;
  const [one, other] = child.photos.flatMap((_, index) =>
    child.reading?.photos[index]?.mayDiffer ? [index] : [],
  );
  if (one !== undefined && other !== undefined)
    return <WhichPhoto child={child} saved={saved} name={name} two={[one, other]} />;
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

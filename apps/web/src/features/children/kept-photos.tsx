import { useQuery } from '@tanstack/react-query';
import { Download, Pencil } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { editChildPath } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import { PageHead } from '../../ui/page.tsx';
import styles from './kept-photos.module.css';

const endingOf = (path: string): string => /\.\w+$/.exec(path)?.[0] ?? '';

/** The photos of a child, to see and to save. `mayEdit`: the parent has a plan, and may change them. */
export function KeptPhotos({ childId, mayEdit }: { childId: string; mayEdit: boolean }) {
  const { child: failures, children: texts, picker } = useTexts();
  const words = texts.keptPhotos;
  const {
    data: child,
    isError,
    refetch,
  } = useQuery(api.children.get.queryOptions({ input: { id: childId } }));
  if (!child)
    return (
      <>
        <PageHead title={words.title(null)} />
        {isError ? (
          <Alert tone="bad">
            {failures.loadFailed} <Button onClick={() => refetch()}>{texts.card.tryAgain}</Button>
          </Alert>
        ) : (
          <div role="status" aria-label={texts.edit.loading}>
            <Skeleton className={styles.skeleton} />
          </div>
        )}
      </>
    );
  return (
    <>
      <PageHead title={words.title(child.name)}>
        <p>{child.photos.length > 0 ? words.lead : texts.edit.photosDeleted}</p>
      </PageHead>
      <ul className={styles.photos}>
        {child.photos.map((photo, index) => (
          <li key={photo.path}>
            <Card>
              <img className={styles.photo} src={photo.url} alt={picker.photo.one(index + 1)} />
              <ButtonAnchor
                wide
                href={photo.url}
                download={`${child.name} ${index + 1}${endingOf(photo.path)}`}
              >
                <Download aria-hidden="true" /> {words.save(index + 1)}
              </ButtonAnchor>
            </Card>
          </li>
        ))}
      </ul>
      {mayEdit && (
        <ButtonLink to={editChildPath(childId)} wide>
          <Pencil aria-hidden="true" /> {texts.card.edit}
        </ButtonLink>
      )}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Card, Skeleton } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useToast } from '../../ui/toast.tsx';
import { EditChildForm } from './edit-child-form.tsx';
import styles from './edit-child.module.css';

/** Loads a child and opens the form on it; a child that cannot be loaded leads home. */
export function EditChild({ childId }: { childId: string }) {
  const texts = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const child = useQuery({
    ...api.children.get.queryOptions({ input: { id: childId } }),
    // Whoever comes back to the tab hears at once when the child was changed elsewhere.
    staleTime: 0,
  });

  const unreachable = child.isError && !child.data;
  useEffect(() => {
    if (!unreachable) return;
    toast(texts.child.loadFailed);
    void navigate(paths.landing, { replace: true });
  }, [unreachable, toast, texts, navigate]);

  if (child.data) return <EditChildForm child={child.data} onReload={child.refetch} />;
  return (
    <Card>
      <p className={styles.loading} role="status">
        <Spinner /> {texts.children.edit.loading}
      </p>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.block} />
    </Card>
  );
}

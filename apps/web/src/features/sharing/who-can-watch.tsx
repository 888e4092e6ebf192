import type { WatchLinkChanges } from '@milestoon/contract';
import { visibilities } from '@milestoon/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { LinkAddress } from './link-address.tsx';
import { LinkBounds } from './link-bounds.tsx';
import { changeLink, linkQuery, type LinkTarget } from './link-target.ts';
import styles from './sharing.module.css';

interface WhoCanWatchProps {
  target: LinkTarget;
  /** Of what is shared, for messengers. */
  title: string;
}

/** Who can watch something in the app, and the link for those without an account. */
export function WhoCanWatch({ target, title }: WhoCanWatchProps) {
  const words = useTexts().sharing.link;
  const query = useQuery(linkQuery(target));
  if (query.isPending || isCode(query.error, 'NOT_FOUND')) return null;
  return (
    <Card>
      <h2>{words.title}</h2>
      <LinkChoice target={target} title={title} />
    </Card>
  );
}

/** The same without a heading of its own. */
export function LinkChoice({ target, title }: WhoCanWatchProps) {
  const texts = useTexts();
  const words = texts.sharing.link;
  const queryClient = useQueryClient();
  const options = linkQuery(target);
  const query = useQuery(options);
  const change = useMutation({
    // One after the other: each says only what it changes, and who can watch as it is by then.
    scope: { id: `link ${JSON.stringify(target)}` },
    mutationFn: (changes: Partial<WatchLinkChanges>) =>
      changeLink(target, {
        visibility: queryClient.getQueryData(options.queryKey)?.visibility ?? 'private',
        ...changes,
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(options.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: api.sharing.links.key() });
    },
  });
  const link = query.data;
  if (query.isError) return <Alert tone="bad">{tell(query.error, texts, words.loadFailed)}</Alert>;
  if (!link) return null;
  const shown = (change.isPending && change.variables.visibility) || link.visibility;
  return (
    <div className={styles.sections}>
      <div className={styles.choice}>
        <SegmentedChoice
          legend={words.legend[target.kind]}
          value={shown}
          onChange={(visibility) => change.mutate({ visibility })}
          options={visibilities.map((value) => ({ value, label: texts.publishing.visibility[value] }))}
        />
        <p role="status">{words[shown]}</p>
        {target.kind !== 'film' && shown !== 'private' && <p>{words.later}</p>}
      </div>
      {change.isError && <Alert tone="bad">{tell(change.error, texts, words.failed)}</Alert>}
      {link.url !== null && (
        <>
          <LinkAddress url={link.url} title={title} />
          <LinkBounds link={link} onChange={(bounds) => change.mutate(bounds)} />
        </>
      )}
    </div>
  );
}

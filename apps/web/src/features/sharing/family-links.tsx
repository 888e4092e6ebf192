import type { OwnLink } from '@milestoon/contract';
import { useQuery } from '@tanstack/react-query';
import { Clapperboard, Link2, Users } from 'lucide-react';
import { useState } from 'react';
import { api, type Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { tell } from '../../lib/told-error.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, EmptyState, Skeleton } from '../../ui/card.tsx';
import { Collapsible } from '../../ui/collapsible.tsx';
import { EndLink } from './end-link.tsx';
import { boundsOf } from './link-state.ts';
import type { LinkTarget } from './link-target.ts';
import styles from './sharing.module.css';
import { LinkChoice } from './who-can-watch.tsx';

type Own = Wire<OwnLink>;

const targetOf = ({ kind, episode, childId, season }: Own): LinkTarget =>
  kind === 'film'
    ? { kind, episodeId: episode?.id ?? '' }
    : kind === 'season'
      ? { kind, childId, season: season ?? 1 }
      : { kind, childId };

/** All links of a parent: what each opens, how often it was watched, and the way to end it. */
export function FamilyLinks() {
  const texts = useTexts();
  const words = texts.sharing.links;
  const query = useQuery(api.sharing.links.queryOptions());
  const links = query.data;
  if (query.isError && !links)
    return (
      <Alert tone="bad">
        {tell(query.error, texts, words.loadFailed)}{' '}
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {words.reload}
        </Button>
      </Alert>
    );
  if (!links) return <Skeleton />;
  return (
    <>
      {links.length === 0 && (
        <EmptyState icon={<Link2 aria-hidden="true" />} title={words.none}>
          {words.noneText}
        </EmptyState>
      )}
      {links.map((link) => (
        <LinkCard key={link.url} link={link} />
      ))}
      <NewLinks links={links} />
    </>
  );
}

function LinkCard({ link }: { link: Own }) {
  const { sharing } = useTexts();
  const words = sharing.links;
  const { language } = useLanguage();
  const [changing, setChanging] = useState(false);
  const what = link.episode?.title ?? (link.season === null ? words.child : words.season(link.season));
  const { stopped, told } = boundsOf(link, sharing.link, language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const last = link.lastViewedAt === null ? '' : `, ${words.last(day.format(new Date(link.lastViewedAt)))}`;
  return (
    <Card>
      <div className={styles.linkHead}>
        {link.kind === 'film' ? <Clapperboard aria-hidden="true" /> : <Users aria-hidden="true" />}
        <div>
          <h2>{what}</h2>
          <p>{words.of(link.childName)}</p>
        </div>
      </div>
      <p className={styles.label}>
        {words.watched(link.views)}
        {last}
      </p>
      {stopped !== null && <Alert tone="warn">{stopped}</Alert>}
      <p>
        {[
          ...told,
          link.endsAt === null ? words.noEnd : '',
          link.code === null ? '' : words.hasCode,
          link.visibility === 'public' && link.code === null ? words.preview : '',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles.buttons}>
        <Button
          size="small"
          aria-expanded={changing}
          aria-label={words.changeLabel(what)}
          onClick={() => setChanging(!changing)}
        >
          {words.change}
        </Button>
        <EndLink target={targetOf(link)} what={what} />
      </div>
      {changing && <LinkChoice target={targetOf(link)} title={what} />}
    </Card>
  );
}

/** For children who have no link for everything yet. */
function NewLinks({ links }: { links: readonly Own[] }) {
  const words = useTexts().sharing.links;
  const { data: children = [] } = useQuery(api.children.list.queryOptions());
  const [open, setOpen] = useState<string | null>(null);
  const without = children.filter(
    ({ id }) => id === open || !links.some((link) => link.kind === 'child' && link.childId === id),
  );
  if (without.length === 0) return null;
  return (
    <div className={styles.sections}>
      {without.map(({ id, name }) => (
        <Collapsible
          key={id}
          title={words.more(name)}
          icon={<Users aria-hidden="true" />}
          open={open === id}
          onToggle={(isOpen) => setOpen(isOpen ? id : null)}
        >
          <LinkChoice target={{ kind: 'child', childId: id }} title={words.of(name)} />
        </Collapsible>
      ))}
    </div>
  );
}

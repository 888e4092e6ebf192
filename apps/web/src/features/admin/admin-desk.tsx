import { assertNever } from '@milestoon/domain';
import { loadAdminTexts } from '@milestoon/domain/texts/admin';
import { Link } from '../../lib/link.tsx';
import { useTextsOf } from '../../lib/use-texts-of.ts';
import { PageHead } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { type AdminList, adminLists, adminPath } from './admin-lists.ts';
import { AdminTextsContext } from './admin-texts.ts';
import styles from './admin.module.css';
import { ChildrenList } from './children-list.tsx';
import { EpisodesList } from './episodes-list.tsx';
import { FailuresList } from './failures-list.tsx';
import { MessagesList } from './messages-list.tsx';
import { Overview } from './overview.tsx';
import { UsersList } from './users-list.tsx';

interface DeskProps {
  list: AdminList;
  /** What we may do has changed: ask the server who we are. */
  onDenied: () => void;
}

function List({ list, onDenied }: DeskProps) {
  switch (list) {
    case 'overview':
      return <Overview onDenied={onDenied} />;
    case 'users':
      return <UsersList onDenied={onDenied} />;
    case 'children':
      return <ChildrenList onDenied={onDenied} />;
    case 'episodes':
      return <EpisodesList onDenied={onDenied} />;
    case 'failures':
      return <FailuresList onDenied={onDenied} />;
    case 'messages':
      return <MessagesList onDenied={onDenied} />;
    default:
      return assertNever(list);
  }
}

/** What admins see of everybody's things, a list at a time. */
export function AdminDesk({ list, onDenied }: DeskProps) {
  const words = useTextsOf(loadAdminTexts)?.texts;
  if (!words) return <PageSpinner />;
  return (
    <AdminTextsContext value={words}>
      <PageHead title={words.title} tab={`${words[list]} · ${words.title}`}>
        <p>{words.lead}</p>
      </PageHead>
      <nav aria-label={words.lists}>
        <ul className={styles.lists}>
          {adminLists.map((name) => (
            <li key={name}>
              <Link to={adminPath(name)} aria-current={name === list ? 'page' : undefined}>
                {words[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <List key={list} list={list} onDenied={onDenied} />
    </AdminTextsContext>
  );
}

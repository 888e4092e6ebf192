import { type Role, timing } from '@milestoon/domain';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { answerOf, isCode } from '../../lib/api.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { IconButton } from '../../ui/button.tsx';
import { SearchField } from '../../ui/field.tsx';
import { PageHead } from '../../ui/page.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { ConfirmRole } from './confirm-role.tsx';
import { GiveUpRole } from './give-up-role.tsx';
import { RoleChanges } from './role-changes.tsx';
import { RoleLegend } from './role-legend.tsx';
import styles from './roles.module.css';
import { SetupScreen } from './setup-screen.tsx';
import { useSetup } from './setup.ts';
import { useFlash } from '../../lib/use-flash.ts';
import { UserList } from './user-list.tsx';
import { type User, useRoleChange } from './users.ts';

/** No call for every letter of a word. */
const typingPause = 250;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

interface UserManagementProps {
  /** Whose screen this is. */
  ownId: string;
  /** What we may do has changed: ask the server who we are. */
  onRightsChanged: () => void;
}

export function UserManagement({ ownId, onRightsChanged }: UserManagementProps) {
  const texts = useTexts();
  const { query: setup, broken } = useSetup();
  const [search, setSearch] = useState('');
  const settledSearch = useSettled(search.trim());
  const [updated, setUpdated] = useFlash<Role>(timing.successBanner);
  const [asked, setAsked] = useState<{ user: User; role: Role } | null>(null);
  const change = useRoleChange();

  if (setup.isPending) return <PageSpinner label={texts.roles.loading} />;
  if (broken) return <SetupScreen setup={broken} busy={setup.isFetching} onRefresh={() => setup.refetch()} />;

  const choose = (user: User, role: Role): void =>
    change.mutate(
      { user, role },
      {
        onSuccess: () => (user.id === ownId ? onRightsChanged() : setUpdated(role)),
        onError: (error) => isCode(error, 'NOT_FOUND') && onRightsChanged(),
      },
    );
  const answers = ({ user, role }: { user: User; role: Role }) => ({
    onClose: () => setAsked(null),
    onConfirm: () => {
      setAsked(null);
      choose(user, role);
    },
  });
  const said = isCode(change.error, 'NOT_FOUND') ? undefined : answerOf(change.error);

  return (
    <>
      <PageHead title={texts.roles.title}>
        <p>{texts.roles.lead}</p>
      </PageHead>
      <SearchField
        label={texts.roles.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <RoleLegend />
      <UserList
        search={settledSearch}
        ownId={ownId}
        onDenied={onRightsChanged}
        onChoose={(user, role) => setAsked({ user, role })}
      />
      <RoleChanges />
      <div className={styles.flash} aria-live="polite">
        {updated && <Alert tone="good">{texts.roles.updated(texts.roles.names[updated])}</Alert>}
        {change.isError && (
          <Alert tone="bad">
            <div className={styles.dismissible}>
              {said ?? texts.roles.updateFailed}
              <IconButton label={texts.ui.dismiss} onClick={() => change.reset()}>
                <X />
              </IconButton>
            </div>
          </Alert>
        )}
      </div>
      {asked && asked.user.id === ownId && <GiveUpRole {...answers(asked)} />}
      {asked && asked.user.id !== ownId && <ConfirmRole {...asked} {...answers(asked)} />}
    </>
  );
}

import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ChildSummary } from '@milestoon/contract';
import type { Texts } from '@milestoon/domain/texts';
import { avatarSelectionPath, createForChildPath, paths } from '../../lib/paths.ts';
import { useFirstTexts } from '../../lib/texts.tsx';
import { withTexts } from '../../lib/with-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SeasonLine } from '../../ui/season-line.tsx';
import { childAction } from './child-action.ts';
import styles from './children.module.css';
import { PayStep } from './pay-step.tsx';

const loadMenu = () => withTexts(import('./child-menu.tsx'));
const ChildMenu = lazy(async () => ({ default: (await loadMenu()).ChildMenu }));
/** Few drawings fail: what is pressed then is fetched for those. */
const DrawAgain = lazy(async () => ({ default: (await import('./draw-again.tsx')).DrawAgain }));
/** Whoever comes near the button may press it. A failure is told when it was pressed. */
const loadMenuEarly = (): void => void loadMenu().catch(() => {});

interface ChildCardProps {
  child: ChildSummary;
  subscriptions: number;
  superAdmin: boolean;
  /** Opens the payment page of a child. Rejects with a sentence for the parent. */
  onPay: (child: ChildSummary) => Promise<void>;
}

/** What stands between a child and its first episode. */
function stepOf(
  { state, avatarSelected }: ChildSummary,
  text: Texts['children']['card'],
): string | undefined {
  if (state === 'ready') return undefined;
  if (state === 'drawing') return text.drawing;
  return state === 'pay' && avatarSelected ? text.steps.payKept : text.steps[state];
}

export function ChildCard({ child, subscriptions, superAdmin, onPay }: ChildCardProps) {
  const text = useFirstTexts().children.card;
  const [menuWanted, setMenuWanted] = useState(false);
  // New ones are chosen as the first were; the child goes on meanwhile.
  const told = child.newAvatars === 'waiting' ? { ...child, state: 'choose' as const } : child;
  const action = childAction(child, subscriptions, superAdmin);
  const menuButton = (
    <IconButton
      label={text.menu(child.name)}
      aria-haspopup="menu"
      onPointerEnter={loadMenuEarly}
      onFocus={loadMenuEarly}
      onClick={() => setMenuWanted(true)}
    >
      <EllipsisVertical />
    </IconButton>
  );
  return (
    <Card>
      <div className={styles.head}>
        <Avatar url={child.avatarUrl} size="large" />
        <div className={styles.who}>
          <h3>{child.name}</h3>
          <p>{text.episodes(child.episodeCount)}</p>
          {told.state !== 'ready' && <p>{stepOf(told, text)}</p>}
        </div>
        <Suspense fallback={menuButton}>
          {menuWanted ? (
            <ChildMenu
              child={child}
              trigger={
                <IconButton label={text.menu(child.name)}>
                  <EllipsisVertical />
                </IconButton>
              }
            />
          ) : (
            menuButton
          )}
        </Suspense>
      </div>
      <SeasonLine child={child} />
      {action === 'create' && (
        <ButtonLink to={createForChildPath(child.id)} variant="primary" wide>
          {text.create}
        </ButtonLink>
      )}
      {action === 'subscribe' && (
        <ButtonLink to={paths.subscription} variant="primary" wide>
          {text.subscribe}
        </ButtonLink>
      )}
      {told.state !== 'ready' && (
        <div className={styles.steps}>
          {told.state === 'pay' ? (
            <PayStep child={child} onPay={onPay} />
          ) : told.state === 'failed' ? (
            <Suspense>
              <DrawAgain child={child} />
            </Suspense>
          ) : (
            <ButtonLink
              to={avatarSelectionPath(child.id)}
              variant={told.state === 'choose' ? 'primary' : 'secondary'}
              wide
            >
              {told.state === 'choose' ? text.choose : text.look}
            </ButtonLink>
          )}
          {!child.avatarSelected && (
            <Button wide disabled>
              {text.wait}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

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
import { ChildStep } from './child-step.tsx';
import styles from './children.module.css';

const loadMenu = () => withTexts(import('./child-menu.tsx'));
const ChildMenu = lazy(async () => ({ default: (await loadMenu()).ChildMenu }));
/** Whoever comes near the button may press it. A failure is told when it was pressed. */
const loadMenuEarly = (): void => void loadMenu().catch(() => {});

interface ChildCardProps {
  child: ChildSummary;
  subscriptions: number;
  superAdmin: boolean;
  /** Opens the payment page of a child. Rejects with a sentence for the parent. */
  onPay: (child: ChildSummary) => Promise<void>;
}

/** What stands between a child and its first episode, or waits for a choice beside it. */
function stepOf(
  { state, avatarSelected, newAvatars }: ChildSummary,
  text: Texts['children']['card'],
): string | undefined {
  if (state === 'ready') return newAvatars === 'waiting' ? text.steps.choose : undefined;
  if (state === 'drawing') return text.drawing;
  return state === 'pay' && avatarSelected ? text.steps.payKept : text.steps[state];
}

export function ChildCard({ child, subscriptions, superAdmin, onPay }: ChildCardProps) {
  const text = useFirstTexts().children.card;
  const [menuWanted, setMenuWanted] = useState(false);
  const step = stepOf(child, text);
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
          {step && <p>{step}</p>}
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
      {child.state === 'ready' && step && (
        <ButtonLink to={avatarSelectionPath(child.id)} wide>
          {text.choose}
        </ButtonLink>
      )}
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
      {action === 'wait' && (
        <div className={styles.steps}>
          <ChildStep child={child} onPay={onPay} />
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

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { avatarSelectionPath } from '../../lib/paths.ts';
import { useTexts } from '../../lib/texts.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './edit-child.module.css';
import type { SavedChild } from './edit-draft.ts';

/** The avatar in use; `children` is what can be done about it. */
export function CurrentAvatar({ child, children }: { child: SavedChild; children?: ReactNode }) {
  const { card, edit: text } = useTexts().children;
  return (
    <Card>
      <div className={styles.avatar}>
        <Avatar url={child.avatarUrl} size="large" />
        <div>
          <h2>{text.avatar}</h2>
          <p>{text.avatarNote}</p>
          {!child.avatarUrl && (
            <p>
              {card.drawing} <Link to={avatarSelectionPath(child.id)}>{card.choose}</Link>
            </p>
          )}
          {child.redrawing && (
            <p>
              {text.waiting} <Link to={avatarSelectionPath(child.id)}>{card.choose}</Link>
            </p>
          )}
        </div>
      </div>
      {children}
    </Card>
  );
}

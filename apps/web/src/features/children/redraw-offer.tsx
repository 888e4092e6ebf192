import { useTexts } from '../../lib/texts.tsx';
import { Checkbox } from '../../ui/field.tsx';
import styles from './edit-child.module.css';

interface RedrawOfferProps {
  /** Whether there is an avatar that a new one would take the place of. */
  hasAvatar: boolean;
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

/** New avatars of what was changed; without an avatar they are drawn anyway. */
export function RedrawOffer({ hasAvatar, wanted, onChange }: RedrawOfferProps) {
  const text = useTexts().children.edit;
  if (!hasAvatar) return <p className={styles.hint}>{text.drawnAnew}</p>;
  return (
    <div className={styles.offer}>
      <Checkbox checked={wanted} onChange={(event) => onChange(event.target.checked)}>
        {text.redraw}
      </Checkbox>
      <p className={styles.hint}>{text.redrawHint}</p>
    </div>
  );
}

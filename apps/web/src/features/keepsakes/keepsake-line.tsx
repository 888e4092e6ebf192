import type { Keepsake } from '@milestoon/contract';
import { Download, type LucideIcon, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/card.tsx';
import rows from '../../ui/rows.module.css';
import styles from './keepsakes.module.css';

interface KeepsakeLineProps {
  keepsake: Wire<Keepsake>;
  name: string;
  text: string;
  /** Below it while there is none, and while it is made. */
  note?: string;
  Picture: LucideIcon;
  /** More that can be done with one that is made. */
  actions?: ReactNode;
  busy: boolean;
  /** Missing where it cannot be made yet. */
  onMake?: (() => void) | undefined;
}

/** What can be made to be kept: asked for, watched while it is made, and saved. */
export function KeepsakeLine(props: KeepsakeLineProps) {
  const { keepsake, name, text, note, Picture, actions, busy, onMake } = props;
  const words = useTexts().keepsakes;
  const { language } = useLanguage();
  const { state, share, downloadUrl, bytes, pages } = keepsake;
  const megabytes = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const hasFile = downloadUrl !== null && bytes !== null;
  return (
    <div className={styles.one}>
      <div className={rows.parted}>
        <div className={styles.what}>
          <Picture aria-hidden="true" />
          <div>
            <strong>{name}</strong>
            <p className={styles.fine}>
              {text}
              {hasFile && ` · ${words.facts(pages ?? 1, megabytes.format(Math.max(0.1, bytes / 1_000_000)))}`}
            </p>
            {note !== undefined && (!hasFile || state === 'making') && <p className={styles.fine}>{note}</p>}
          </div>
        </div>
        <div className={rows.actions}>
          {hasFile && actions}
          {hasFile && (
            <ButtonAnchor size="small" href={downloadUrl} download aria-label={words.downloadLabel(name)}>
              <Download aria-hidden="true" /> {words.download}
            </ButtonAnchor>
          )}
          {state !== 'making' && onMake && (
            <Button
              size="small"
              variant={hasFile ? 'quiet' : 'secondary'}
              disabled={busy}
              aria-label={hasFile ? words.againLabel(name) : words.makeLabel(name)}
              onClick={onMake}
            >
              {hasFile && <RefreshCw aria-hidden="true" />} {hasFile ? words.again : words.make}
            </Button>
          )}
        </div>
      </div>
      {state === 'making' && (
        <div role="status">
          <p className={styles.fine}>{words.making}</p>
          <ProgressBar share={share} label={words.progress(name)} />
        </div>
      )}
      {state === 'failed' && <Alert tone="bad">{words.failed}</Alert>}
    </div>
  );
}

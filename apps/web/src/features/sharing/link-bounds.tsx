import type { WatchLink, WatchLinkChanges } from '@milestoon/contract';
import { linkDays, linkViews } from '@milestoon/domain';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Wire } from '../../lib/api.ts';
import { useLanguage, useTexts } from '../../lib/texts.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { boundsOf } from './link-state.ts';
import styles from './sharing.module.css';

type Bounds = Omit<WatchLinkChanges, 'visibility'>;
type Days = `${(typeof linkDays)[number]}` | 'always';
type Views = `${(typeof linkViews)[number]}` | 'unlimited';

interface LinkBoundsProps {
  link: Wire<WatchLink>;
  onChange: (bounds: Bounds) => void;
}

/** How long a link works, how often, and whether it asks for a code. */
export function LinkBounds({ link, onChange }: LinkBoundsProps) {
  const words = useTexts().sharing.link;
  const { language } = useLanguage();
  // The server tells when it ends, not what was chosen: that is shown for as long as it was chosen here.
  const [days, setDays] = useState<Days | null>(link.endsAt === null ? 'always' : null);
  const [views, setViews] = useState<Views | null>(link.viewsLeft === null ? 'unlimited' : null);
  const { stopped, told } = boundsOf(link, words, language);
  const isBounded = link.endsAt !== null || link.viewsLeft !== null || link.code !== null;
  return (
    <div className={styles.choice}>
      <div role="status">{stopped !== null && <Alert tone="warn">{stopped}</Alert>}</div>
      <details className={styles.bounds} open={isBounded || undefined}>
        <summary>{words.bounds}</summary>
        <div className={styles.sections}>
          <SegmentedChoice
            legend={words.days}
            value={days}
            onChange={(chosen) => {
              setDays(chosen);
              onChange({ days: linkDays.find((one) => String(one) === chosen) ?? null });
            }}
            options={[
              { value: 'always', label: words.always },
              ...linkDays.map((one) => ({ value: `${one}` as const, label: words.forDays(one) })),
            ]}
          />
          <SegmentedChoice
            legend={words.views}
            value={views}
            onChange={(chosen) => {
              setViews(chosen);
              onChange({ viewsLeft: linkViews.find((one) => String(one) === chosen) ?? null });
            }}
            options={[
              { value: 'unlimited', label: words.unlimited },
              ...linkViews.map((one) => ({ value: `${one}` as const, label: words.times(one) })),
            ]}
          />
          <div className={styles.code}>
            <div>
              <p className={styles.label}>{words.code}</p>
              <p>{words.codeText}</p>
            </div>
            <Switch label={words.code} on={link.code !== null} onChange={(code) => onChange({ code })} />
          </div>
          {link.code !== null && (
            <div className={styles.code}>
              <p>
                {words.yourCode}:{' '}
                <strong className={styles.digits}>
                  {link.code.slice(0, 3)} {link.code.slice(3)}
                </strong>
              </p>
              <Button size="small" onClick={() => onChange({ code: true })}>
                <RefreshCw aria-hidden="true" /> {words.newCode}
              </Button>
            </div>
          )}
        </div>
      </details>
      {/* Below what is chosen: an answer that comes in must not move the next choice from under the finger. */}
      <div role="status">{told.length > 0 && <p>{told.join(' ')}</p>}</div>
    </div>
  );
}

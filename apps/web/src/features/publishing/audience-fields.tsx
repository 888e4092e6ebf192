import type { Visibility } from '@milestoon/domain';
import { useTexts } from '../../lib/texts.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import styles from './publishing.module.css';

export interface Audience {
  visibility: Visibility;
  madeForKids: boolean;
}

interface AudienceFieldsProps {
  audience: Audience;
  /** Private alone is no choice, and not asked for. */
  visibilities: readonly Visibility[];
  onChange: (audience: Audience) => void;
}

/** Who sees a video on YouTube, and whether it is made for kids. */
export function AudienceFields({ audience, visibilities, onChange }: AudienceFieldsProps) {
  const words = useTexts().publishing;
  return (
    <>
      {visibilities.length > 1 && (
        <div className={styles.choice}>
          <SegmentedChoice
            legend={words.onYouTube.legend}
            value={audience.visibility}
            onChange={(visibility) => onChange({ ...audience, visibility })}
            options={visibilities.map((value) => ({ value, label: words.visibility[value] }))}
          />
          <p>{words.onYouTube[audience.visibility]}</p>
        </div>
      )}
      <ForKids
        legend={words.kids.legend}
        madeForKids={audience.madeForKids}
        onChange={(madeForKids) => onChange({ ...audience, madeForKids })}
      />
    </>
  );
}

interface ForKidsProps {
  legend: string;
  madeForKids: boolean;
  onChange: (madeForKids: boolean) => void;
}

export function ForKids({ legend, madeForKids, onChange }: ForKidsProps) {
  const { kids } = useTexts().publishing;
  return (
    <div className={styles.choice}>
      <SegmentedChoice
        legend={legend}
        value={madeForKids ? 'yes' : 'no'}
        onChange={(answer) => onChange(answer === 'yes')}
        options={[
          { value: 'yes', label: kids.yes },
          { value: 'no', label: kids.no },
        ]}
      />
      <p>{kids.text}</p>
    </div>
  );
}

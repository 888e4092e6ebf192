import { useTexts } from '../../lib/texts.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { captionSizes, chooseCaptions, useCaptionChoice } from './caption-choice.ts';
import styles from './captions.module.css';

/** Captions or none, and how large. This device remembers it. */
export function CaptionSettings() {
  const { player } = useTexts().episodes;
  const { shown, size } = useCaptionChoice();
  return (
    <div className={styles.settings}>
      <Checkbox checked={shown} onChange={(event) => chooseCaptions({ shown: event.target.checked })}>
        {player.captions}
      </Checkbox>
      {shown && (
        <SegmentedChoice
          legend={player.captionSize}
          value={size}
          onChange={(chosen) => chooseCaptions({ size: chosen })}
          options={captionSizes.map((value) => ({ value, label: player.captionSizes[value] }))}
        />
      )}
    </div>
  );
}

import { useTexts } from '../../lib/texts.tsx';
import { SegmentedChoice } from '../../ui/choice.tsx';
import { chooseQuality, qualities, useQualityChoice } from './quality-choice.ts';

/** In how many pixels films are watched. This device remembers it. Nothing where there is but one rendition. */
export function QualitySetting({ renditionUrl }: { renditionUrl: string | null | undefined }) {
  const { player } = useTexts().episodes;
  const { quality } = useQualityChoice();
  if (!renditionUrl) return null;
  return (
    <SegmentedChoice
      legend={player.quality}
      value={quality}
      onChange={(chosen) => chooseQuality({ quality: chosen })}
      options={qualities.map((value) => ({ value, label: player.qualities[value] }))}
    />
  );
}

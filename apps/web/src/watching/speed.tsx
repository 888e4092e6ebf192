import { type RefObject, useState } from 'react';
import { useLanguage, useTexts } from '../lib/texts.tsx';
import { SegmentedChoice } from '../ui/choice.tsx';
import { setRate } from './play.ts';

const speeds = ['0.75', '1', '1.25', '1.5'] as const;

/** How fast a film runs. */
export function Speed({ video }: { video: RefObject<HTMLVideoElement | null> }) {
  const { player } = useTexts().episodes;
  const { language } = useLanguage();
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');
  return (
    <SegmentedChoice
      legend={player.speed}
      value={speed}
      onChange={(chosen) => {
        if (video.current) setRate(video.current, Number(chosen));
        setSpeed(chosen);
      }}
      options={speeds.map((value) => ({
        value,
        label: `${new Intl.NumberFormat(language).format(Number(value))}×`,
      }))}
    />
  );
}

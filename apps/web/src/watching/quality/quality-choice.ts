import { deviceChoice } from '../device-choice.ts';

/** `auto`: by connection and screen. */
export const qualities = ['auto', 'whole', 'small'] as const;
export type Quality = (typeof qualities)[number];

interface QualityChoice {
  quality: Quality;
}

const usual: QualityChoice = { quality: 'auto' };

/** In how many pixels films are watched on this device. */
export const { use: useQualityChoice, choose: chooseQuality } = deviceChoice<QualityChoice>(
  'milestoon.quality',
  (stored) => {
    const { quality } = { ...usual, ...stored };
    return { quality: qualities.find((one) => one === quality) ?? usual.quality };
  },
);

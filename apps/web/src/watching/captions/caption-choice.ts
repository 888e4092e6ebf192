import { deviceChoice } from '../device-choice.ts';

export const captionSizes = ['small', 'medium', 'large'] as const;
export type CaptionSize = (typeof captionSizes)[number];

/** How captions are shown on this device. */
export interface CaptionChoice {
  shown: boolean;
  size: CaptionSize;
}

const usual: CaptionChoice = { shown: true, size: 'medium' };

export const { use: useCaptionChoice, choose: chooseCaptions } = deviceChoice<CaptionChoice>(
  'milestoon.captions',
  (stored) => {
    const { shown, size } = { ...usual, ...stored };
    return { shown: shown !== false, size: captionSizes.find((one) => one === size) ?? usual.size };
  },
);

import { earlierTexts } from './earlier-texts.ts';
import type { FamilyText } from './family-text.ts';
import { laterTexts } from './later-texts.ts';

/** The whole collection of texts the writer is measured by. */
export const familyTexts: readonly FamilyText[] = [...earlierTexts, ...laterTexts];

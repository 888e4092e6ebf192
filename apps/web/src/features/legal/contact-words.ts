import type { LegalTexts } from '@milestoon/domain/texts/legal';

export type ContactWords = LegalTexts['contact'];

/** What of a moment may be wrong. */
export const doubtful = ['who', 'does', 'things', 'place'] as const;
export type Doubtful = (typeof doubtful)[number];

/** Who may play the child in a trailer: nobody has uploaded a photo yet. */
export const starKeys = ['pigtails', 'curls', 'fringe', 'swept'] as const;
export type Star = (typeof starKeys)[number];

/** What somebody eats: from the hand, with a fork, or (when nothing is known) with a spoon from a bowl. */
export const foods = ['apple', 'banana', 'carrot', 'cookie', 'sandwich', 'pasta', 'bowlful'] as const;
export type Food = (typeof foods)[number];
/** Eaten without a spoon or fork. */
export type Snack = Exclude<Food, 'pasta' | 'bowlful'>;

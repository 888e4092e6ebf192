/** How often it is looked how far something is that is being made, milliseconds. */
export const lookAgainEvery = 2_000;

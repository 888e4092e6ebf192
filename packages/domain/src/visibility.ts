/** Who can see a film: its family, whoever has the link, anybody. */
export const visibilities = ['private', 'unlisted', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** Whether a value from outside says who can see a film. */
export const isVisibility = (value: string): value is Visibility =>
  visibilities.some((visibility) => visibility === value);

/** What nobody knows stays closed. */
export const toVisibility = (value: string): Visibility => (isVisibility(value) ? value : 'private');

const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const scenes = names(
  `bridge-at-night cityscape cityscape-at-dusk desert fog foggy milky-way moon-viewing-ceremony motorway national-park
   night-with-stars railway-track sunrise sunrise-over-mountains sunset elevator camping beach-with-umbrella`,
);
/** A view in a square, as an icon has it: a picture of a place and no thing that stands in one. */
export const isScene = (name: string): boolean => scenes.has(name);

const flatOnWalls = names('x-ray framed-picture world-map bar-chart');
/** What is on a wall where there is one. */
export const isOnWalls = (name: string): boolean => flatOnWalls.has(name);

/** Drawn on a dark square that is the sky: they are seen in the one that is there. */
const inSquares = names('fireworks sparkler shooting-star');
export const isInSquare = (name: string): boolean => inSquares.has(name);

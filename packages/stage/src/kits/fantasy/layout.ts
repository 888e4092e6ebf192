import { type Layout, usualLayout } from '../layout.ts';

/** Houses are tall, windows arched and pictures hang askew. */
export const fantasyLayout: Layout = {
  ...usualLayout,
  snowSwell: 230,
  paneMargins: [34, 16],
  paneTop: (height) => height * 0.16,
  pictureTilt: 0.06,
  bedroomWindow: [440, 130, 320, 340],
  mountainHut: 260,
  roadsideHouse: 240,
};

/** How what is closed or full in its picture looks once something goes into it or out of it. */
import { bar, corners, shape } from './own/shape.ts';
import type { Picture, PictureShape } from './picture.ts';

/** A box with its flaps up: as wide and as high as the parcel. */
const openBox: readonly PictureShape[] = [
  shape('#d9a866', corners([-0.3, -0.1], [0.3, -0.1], [0.34, -0.437], [-0.34, -0.437])),
  shape('#7d5833', corners([-0.3, -0.14], [0.3, -0.14], [0.3, 0.1], [-0.3, 0.1])),
  shape(
    '#c08a4c',
    corners([-0.3, -0.14], [-0.3, 0.02], [-0.37, 0.12], [-0.37, -0.06]),
    corners([0.3, -0.14], [0.3, 0.02], [0.37, 0.12], [0.37, -0.06]),
  ),
  shape('#e0b070', corners([-0.3, 0], [0.3, 0], [0.3, 0.437], [-0.3, 0.437])),
  shape('#eec88c', corners([-0.3, 0], [0.3, 0], [0.34, 0.12], [-0.34, 0.12])),
  shape('#f4efe4', bar(0.12, 0.3, 0.24, 0.3, 0.07)),
];

/** The bird that sits in the cage of the catalogue. */
const caged = new Set(['#7fc34f', '#f2b632']);

/** A picture as it is while somebody puts something into it, is in it, or comes out. */
export function openedPicture(picture: Picture): Picture {
  if (picture.name === 'package') return { ...picture, shapes: [...openBox] };
  if (picture.name === 'bird-cage')
    return { ...picture, shapes: picture.shapes.filter(({ color }) => !caged.has(color)) };
  return picture;
}

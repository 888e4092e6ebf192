import { z } from 'zod';

const point = z.tuple([z.number(), z.number()]).readonly();

/** One coloured area: closed rings, back to front; what two rings both cover is left out. */
export const pictureShapeSchema = z.object({
  /** #rrggbb. */
  color: z.string(),
  /** Points of each ring, shares of the picture's longer side about its middle: -0.5 … 0.5, y down. */
  rings: z.array(z.array(point).min(3)).min(1),
});
export type PictureShape = z.infer<typeof pictureShapeSchema>;

/**
 * A thing as plain shapes, for whatever a family's words name: no style has drawn it yet. It travels in the
 * film, so that a browser needs no catalogue.
 */
export const pictureSchema = z.object({
  /** Its name in the catalogue. */
  name: z.string().min(1),
  /** The longer side of a real one, metres. */
  metres: z.number().positive(),
  shapes: z.array(pictureShapeSchema).min(1),
});
export type Picture = z.infer<typeof pictureSchema>;

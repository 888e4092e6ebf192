import { z } from 'zod';

export const garmentNames = ['tee', 'dress', 'overall', 'hoodie', 'skirt'] as const;
export const motifs = ['none', 'heart', 'sun', 'flower', 'stripes', 'dots', 'smock', 'star'] as const;
export const headwearNames = [
  'none',
  'hat',
  'crown',
  'circlet',
  'flowers',
  'cap',
  'beanie',
  'sun-hat',
  'bow',
  'headband',
  'goggles',
  'hijab',
  'turban',
  'patka',
  'kippah',
  'top-hat',
  'straw-hat',
  'hard-hat',
  'chef-hat',
  'fire-helmet',
  'peaked-cap',
  'postal-cap',
  'nurse-cap',
  'santa-hat',
  'pirate-hat',
  'witch-hat',
  'clown-wig',
] as const;
/** What somebody has over their clothes for their work; and under them, who expects a child. */
export const gearNames = [
  'apron',
  'tools',
  'satchel',
  'badge',
  'tie',
  'bow-tie',
  'stripes',
  'whistle',
  'belt',
  'collar',
  'cross',
  'tooth',
  'paw',
  'pompoms',
  'wings',
  'belly',
] as const;

const color = z.string().regex(/^#[0-9a-f]{6}$/);

/** A person's own clothes. A world with a costume of its own (explorer, fairy tale) keeps their signature colour. */
export const outfitSchema = z.object({
  garment: z.enum(garmentNames),
  top: color,
  bottom: color,
  shoes: color,
  motif: z.enum(motifs),
  /** Colour of the motif, the bands and the neckerchief. */
  accent: color,
  sleeves: z.enum(['short', 'long']),
  trousers: z.enum(['short', 'long']),
  /** Length of a skirt below the hip, in heads. */
  hem: z.number().min(0.2).max(0.7),
  /** Grown-ups keep their own clothes in every world, with a touch of it. */
  costume: z.boolean(),
  /** Boots up to the calf in the colour of the shoes. */
  boots: z.boolean().optional(),
  /** Neither shoes nor socks. */
  barefoot: z.boolean().optional(),
  /** Of whoever is at work. */
  gear: z.array(z.enum(gearNames)).optional(),
  /** What a doctor put on: plaster round an arm or a leg, by its colour, and a plaster on a knee. */
  armCast: color.optional(),
  legCast: color.optional(),
  kneePlaster: z.boolean().optional(),
  /** Inflated rings round both upper arms, in the water. */
  armbands: color.optional(),
  /** Glasses a story tells, by the colour of their frame. */
  glasses: z.union([color, z.literal('any')]).optional(),
});
export type Outfit = z.infer<typeof outfitSchema>;
export type GarmentName = Outfit['garment'];
export type Gear = (typeof gearNames)[number];
export type Motif = Outfit['motif'];
export const headwearSchema = z.enum(headwearNames);
export type Headwear = z.infer<typeof headwearSchema>;

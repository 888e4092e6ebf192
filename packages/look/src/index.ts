/** What a child looks like, as data: what is read from photos, asked, chosen and drawn. */
export {
  eyePaints,
  glassesColors,
  hairClipColors,
  hairDyeColors,
  hairPaints,
  skinColorOf,
  skinPaints,
} from './colors.ts';
export { type LookDetails, plainDetails } from './details.ts';
export { isVague, unsureFields } from './doubt.ts';
export { type HairFamily, hairFamilies, hairFamilyOf, shadesNear } from './hair-colors.ts';
export { hairShapes, hairTraits, type HairTraits } from './hair-shapes.ts';
export { hairColorSteps, isDarkEye, tonePlace } from './likeness.ts';
export {
  type AskedField,
  type ChosenField,
  defaultLook,
  type EyeColor,
  eyeColors,
  type GlassesShape,
  glassesShapes,
  type HairColor,
  hairColors,
  type HairShape,
  type HeadCover,
  headCovers,
  type Look,
  type LookReading,
  lookReadingSchema,
  lookSchema,
  photoFindings,
  type SkinTone,
  skinTones,
} from './look.ts';
export { openFields, otherLooks } from './other-looks.ts';

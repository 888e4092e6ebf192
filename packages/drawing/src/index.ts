/** What everything is drawn with: colours, paths, draw lists, easing, seeded chance, the pens of the styles, and the painter. */
export { bounds, inflate, intersect, union } from './box.ts';
export { css, fromHex, fromOklab, mixColors, type Oklch, toOklab, turnHue, withAlpha } from './color.ts';
export {
  type Blend,
  type Box,
  type ClipOp,
  type DotsOp,
  type DrawList,
  type DrawOp,
  type FillOp,
  frameSize,
  framesPerSecond,
  type GradientStop,
  type GroupOp,
  type HalftoneOp,
  type ImageOp,
  type InkOp,
  type LayerOp,
  type Matrix,
  type Paint,
  type Path,
  type Point,
  type StrokeOp,
  type SvgPath,
  type TextOp,
  type TextureOp,
  type Treatment,
} from './draw-list.ts';
export { clamp01, easing, lerp } from './easing.ts';
export {
  add,
  area,
  at,
  between,
  bow,
  clamp,
  closedCurve,
  ellipse,
  hanging,
  type Knot,
  length,
  openCurve,
  perpendicular,
  polygon,
  type Polyline,
  radians,
  rectangle,
  rotate,
  scale,
  section,
  shifted,
  smoothstep,
  star,
  subtract,
  tube,
  unit,
} from './geometry.ts';
export {
  adjust,
  type Adjustment,
  type Color,
  companion,
  lightnessOf,
  lightOf,
  type Material,
  mix,
  oklch,
  shadowOf,
} from './material.ts';
export { apply, compose, identity, mapBox, multiply, rotation, scaling, translation } from './matrix.ts';
export { boundsOf, opBounds } from './painter/bounds.ts';
export type { PaintCanvas, PaintContext, PainterHost } from './painter/host.ts';
export { createPainter } from './painter/paint.ts';
export { inNameColors, type NamedColors } from './name-colors.ts';
export {
  blob,
  ellipsePath,
  hill,
  join,
  leaf,
  polygonPath,
  roundedRect,
  scallop,
  smooth,
  spark,
  spiral,
  starPath,
  svgPath,
  taper,
} from './path.ts';
export {
  clip,
  fill,
  fillAll,
  finer,
  type Gap,
  type Pen,
  type PenStyle,
  segment,
  type ShadeRequest,
  solid,
  type SolidOptions,
  stroke,
  wire,
} from './pen.ts';
export { hash, noise, random, type Random, shuffled } from './random.ts';
export { adventureInk, adventurePen } from './styles/adventure.ts';
export { animePen } from './styles/anime.ts';
export { fantasyPen } from './styles/fantasy.ts';
export { penStyles } from './styles/index.ts';
export { simplePen } from './styles/simple.ts';

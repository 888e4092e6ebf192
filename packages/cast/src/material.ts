export {
  adjust,
  type Color,
  companion,
  lightnessOf,
  lightOf,
  type Material,
  mix,
  oklch,
  shadowOf,
} from '@milestoon/drawing';

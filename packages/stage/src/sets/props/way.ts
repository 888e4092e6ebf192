import { bounds, type SvgPath } from '@milestoon/drawing';

/**
 * A winding way from the ground line at `farX` (half as wide as `farHalf` says twice) to the lower edge
 * of the picture at `nearX`.
 */
export function winding(
  top: number,
  farX: number,
  farHalf: number,
  nearX: number,
  nearHalf: number,
  bottom = 1240,
): SvgPath {
  const middle = (top + bottom) / 2;
  const bend = top + (bottom - top) * 0.22;
  const left = farX - farHalf * 2;
  const right = farX + farHalf * 2;
  return {
    d:
      `M${farX - farHalf} ${top}` +
      `C${farX - farHalf - 10} ${top + 30} ${farX - farHalf * 2.2 - 150} ${bend - 20} ${left - 190} ${bend + 40}` +
      `C${left - 260} ${bend + 130} ${nearX - nearHalf - 40} ${middle + 40} ${nearX - nearHalf * 1.15} ${bottom}` +
      `H${nearX + nearHalf * 1.15}` +
      `C${nearX + nearHalf * 0.9} ${middle + 120} ${right + 130} ${middle} ${right + 40} ${bend + 90}` +
      `C${right - 10} ${bend + 30} ${farX + farHalf + 30} ${top + 40} ${farX + farHalf} ${top}Z`,
    box: bounds([
      [
        [left - 200, top],
        [right + 140, top],
        [nearX - nearHalf * 1.15, bottom],
        [nearX + nearHalf * 1.15, bottom],
      ],
    ]),
  };
}

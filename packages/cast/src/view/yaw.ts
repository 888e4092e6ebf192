/**
 * How far somebody has turned, in radians about the vertical: 0 faces the viewer, a quarter turn is the
 * profile to the right, half a turn shows the back. Leftward turns are these, mirrored.
 */
import { lerp, smoothstep } from '@milestoon/drawing';

/** The view in which everything is acted that needs no other. */
export const threeQuarter = 0.17;
export const profile = Math.PI / 2;
export const fromBehind = Math.PI;

export interface Yaw {
  body: number;
  head: number;
}

/** From here on the drawing is composed anew; up to here it is the three-quarter one with the face moved. */
export const isTurned = (yaw: number): boolean => yaw > threeQuarter;
/** The face has gone out of sight. */
export const faceHidden = (yaw: number): boolean => yaw > 1.8;
/** More of the back is seen than of the front. */
export const showsBack = (yaw: number): boolean => yaw > 1.95;

/** A value given for three-quarter, profile and back, between them. */
export function between(yaw: number, quarter: number, side: number, back: number): number {
  return yaw <= profile
    ? lerp(quarter, side, smoothstep(threeQuarter, profile, yaw))
    : lerp(side, back, smoothstep(profile, fromBehind, yaw));
}

/** Where body and head point, in degrees about the vertical: 0 to the viewer, + right, ±180 away. */
export interface Heading {
  body: number;
  head: number;
}

/** What makes a child itself and no photo tells reliably: a parent chooses it. Only loud dyes and dark frames are seen in photos. */

export const undertones = ['warm', 'neutral', 'cool'] as const;
/** 'any': the drawing chooses a usual colour. */
export const frameColors = ['any', 'metal', 'black', 'tortoise', 'red', 'blue', 'pink', 'clear'] as const;
/** Over a natural colour, which brows and family keep. */
export const hairDyes = ['none', 'pink', 'lilac', 'purple', 'blue', 'teal', 'green', 'mint', 'red'] as const;
export const hairClips = ['none', 'red', 'yellow', 'blue', 'pink', 'white'] as const;
/** Sides are the child's own, here and below. */
export const eyePatches = ['none', 'left', 'right'] as const;
export const birthmarks = ['none', 'forehead', 'left-cheek', 'right-cheek', 'chin'] as const;
export const birthmarkSizes = ['small', 'large'] as const;
export const earShapes = ['small', 'average', 'standing-out'] as const;

/** What a parent sets: small things that make a child itself. */
export interface LookDetails {
  undertone: (typeof undertones)[number];
  glassesColor: (typeof frameColors)[number];
  hairDye: (typeof hairDyes)[number];
  hairClip: (typeof hairClips)[number];
  eyePatch: (typeof eyePatches)[number];
  cochlearImplant: boolean;
  dimples: boolean;
  toothGap: boolean;
  birthmark: (typeof birthmarks)[number];
  birthmarkSize: (typeof birthmarkSizes)[number];
  ears: (typeof earShapes)[number];
}

/** Looks stored before there were details have these. */
export const plainDetails: LookDetails = {
  undertone: 'neutral',
  glassesColor: 'any',
  hairDye: 'none',
  hairClip: 'none',
  eyePatch: 'none',
  cochlearImplant: false,
  dimples: false,
  toothGap: false,
  birthmark: 'none',
  birthmarkSize: 'small',
  ears: 'average',
};

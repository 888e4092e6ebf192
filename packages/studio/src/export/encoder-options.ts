/**
 * libx264 for flat drawings on two cores that also draw. Measured at 1920 × 1080, one thread:
 * 'veryfast' alone 21 ms a frame; with one motion refinement instead of two and a short look-ahead
 * 13 ms for 15 % more bytes; 'superfast' looks at fewer ways to divide a block: an eighth faster. It
 * leaves out the look-ahead's 'mbtree', without which there are twice the bytes; with it 0 to 5 % more at the
 * same SSIM (0.9845 for 0.9847). 'tune animation' does not pay.
 * crf 23 looks like 21 beside the drawing and saves a quarter: halftone skies need 6 Mb/s instead of 8.
 * Two B frames at most, and all segments alike, so that their time stamps can be joined.
 */
export const encoderOptions = {
  preset: 'superfast',
  crf: '23',
  profile: 'high',
  'x264-params': 'open-gop=0:subme=1:rc-lookahead=8:bframes=2:mbtree=1',
} as const;
export const secondsPerKeyFrame = 2;
/** How pictures are encoded, as text: only segments that agree in it can be joined. */
export const encoding = JSON.stringify([encoderOptions, secondsPerKeyFrame]);

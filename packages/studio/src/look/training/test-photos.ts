import { expectedLooks } from '../expected-looks.ts';
import { isDarkEye } from '../read-fields.ts';
import { type LabelledFace, unlabelled } from './labelled-faces.ts';

/** Colours mean nothing in these two; the third shows no face. */
const withoutColors = new Set(['child-grayscale.jpg', 'very-dark.jpg']);
const withoutFace = 'no-face-cat.jpg';

/** The test photos with what a person sees in them, as far as the manifest says. Not all of them are synthetic. */
export function testPhotos(): LabelledFace[] {
  return expectedLooks()
    .filter(({ file }) => file !== withoutFace)
    .map(({ file, skin, hairColor, length, fringe, eyes, glasses }) => {
      const colored = !withoutColors.has(file);
      return {
        file,
        labels: {
          ...unlabelled,
          skin: colored ? skin : null,
          hairColor: colored ? hairColor : null,
          hairLength: length,
          // The manifest names a fringe where there is one and says nothing of the others.
          fringe: fringe ? true : null,
          eyes: colored ? eyes : null,
          eyesDark: colored && eyes ? isDarkEye(eyes) : null,
          glasses,
        },
        conditions: { light: 'unknown', pose: 'unknown' },
        others: [],
      };
    });
}

import sharp from 'sharp';
import { noise, plain, pngChunk, withChunks, withSegment } from './pictures.testing.ts';
import { needle, type UploadCase } from './upload-case.testing.ts';

const position = {
  IFD0: { Make: needle, Software: needle, Copyright: needle, ImageDescription: needle },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 0/1', GPSLongitude: '9/1 8/1 0/1' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${needle}</rdf:Description></rdf:RDF></x:xmpmeta>`;

/** Pictures that tell more than they show, and pictures of unusual kinds: all are stored, none tells any more. */
export async function tellingUploads(): Promise<UploadCase[]> {
  const cases: Record<string, Promise<Buffer> | Buffer> = {};
  const formats = ['jpeg', 'png', 'webp'] as const;
  for (const format of formats) {
    const picture = noise(60, 40).toFormat(format);
    cases[`${format} with EXIF and position`] = picture.clone().withExif(position).toBuffer();
    cases[`${format} with XMP`] = picture.clone().withXmp(xmp).toBuffer();
    cases[`${format} with a wide profile`] = picture.clone().withIccProfile('p3').toBuffer();
    cases[`${format} with all of it`] = picture
      .clone()
      .withExif(position)
      .withXmp(xmp)
      .withIccProfile('p3')
      .toBuffer();
    for (const orientation of [2, 3, 6, 8])
      cases[`${format} turned, ${orientation}`] = picture.clone().withMetadata({ orientation }).toBuffer();
  }
  const [jpeg, png] = [await noise(60, 40).jpeg().toBuffer(), await noise(60, 40).png().toBuffer()];
  for (const marker of [0xe1, 0xe2, 0xec, 0xed, 0xee, 0xef, 0xfe])
    cases[`JPEG with segment ${marker.toString(16)}`] = withSegment(jpeg, marker, `${needle} `.repeat(100));
  for (const type of ['tEXt', 'iTXt', 'eXIf', 'prVt'])
    cases[`PNG with chunk ${type}`] = withChunks(png, pngChunk(type, `a\0\0\0\0\0${needle}`));
  cases['CMYK JPEG'] = noise(60, 40).toColourspace('cmyk').jpeg().toBuffer();
  cases['CMYK JPEG with its profile'] = noise(60, 40)
    .toColourspace('cmyk')
    .withIccProfile('cmyk')
    .jpeg()
    .toBuffer();
  cases['16-bit PNG'] = noise(60, 40).toColourspace('rgb16').png().toBuffer();
  cases['grey JPEG'] = noise(60, 40).toColourspace('b-w').jpeg().toBuffer();
  cases['PNG with a palette'] = noise(60, 40).png({ palette: true, colours: 4 }).toBuffer();
  cases['see-through PNG'] = noise(60, 40, 4).png().toBuffer();
  cases['see-through WebP'] = noise(60, 40, 4).webp().toBuffer();
  cases['lossless WebP'] = noise(60, 40).webp({ lossless: true }).toBuffer();
  cases['interlaced PNG'] = noise(60, 40).png({ progressive: true }).toBuffer();
  cases['one point'] = plain(1, 1).png().toBuffer();
  cases['one line'] = plain(50, 1).png().toBuffer();
  cases['JPEG without loss of colour'] = sharp(jpeg).jpeg({ chromaSubsampling: '4:4:4' }).toBuffer();
  return Promise.all(
    Object.entries(cases).map(
      async ([what, bytes]): Promise<UploadCase> => ({
        what,
        bytes: await bytes,
        outcome: 'cleaned',
      }),
    ),
  );
}

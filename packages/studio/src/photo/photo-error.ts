import type { Sentence } from '@milestoon/domain/texts';
import { en } from '@milestoon/domain/texts/en';

/** Why a file was refused as a photo. */
export type PhotoFault =
  | 'empty'
  | 'too-large'
  | 'not-an-image'
  | 'too-many-pixels'
  | 'too-many-scans'
  | 'too-long'
  | 'corrupt';

/** A file that cannot become a photo. `userMessage` is the specification's sentence for it, `message` the same in English. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly code: PhotoFault;
  readonly userMessage: Sentence;

  constructor(code: PhotoFault, options?: ErrorOptions) {
    const tell: Sentence = ({ photo }) => (code === 'too-large' ? photo.tooLarge : photo.invalid);
    super(tell(en), options);
    this.code = code;
    this.userMessage = tell;
  }
}

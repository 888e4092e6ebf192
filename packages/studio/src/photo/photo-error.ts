import { messages } from '@milestoon/domain';

/** Why a file was refused as a photo. */
export type PhotoFault = 'empty' | 'too-large' | 'not-an-image' | 'too-many-pixels' | 'corrupt';

/** A file that cannot become a photo. `message` is the sentence that the specification shows for it. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError';
  readonly code: PhotoFault;

  constructor(code: PhotoFault, options?: ErrorOptions) {
    super(code === 'too-large' ? messages.photo.tooLarge : messages.photo.invalid, options);
    this.code = code;
  }
}

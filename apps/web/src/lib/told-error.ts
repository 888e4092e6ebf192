import type { FirstTexts } from '@milestoon/domain/texts';
import { answerOf } from './api.ts';

/** A failure with a sentence for the reader, told in the language of the page at the moment it is shown. */
export class ToldError extends Error {
  override name = 'ToldError';
  readonly sentence: (texts: FirstTexts) => string;

  constructor(sentence: (texts: FirstTexts) => string) {
    super('told to the reader');
    this.sentence = sentence;
  }
}

/** The server was not reached: the same may go well when there is a connection again. */
export class UnreachedError extends ToldError {
  constructor() {
    super((texts) => texts.photo.unreachable);
  }
}

/** What a failure is called before the reader: its own sentence, the server's, else `otherwise`. */
export const tell = (error: unknown, texts: FirstTexts, otherwise: string = texts.auth.unexpected): string =>
  error instanceof ToldError ? error.sentence(texts) : (answerOf(error) ?? otherwise);

/** What to say beside a fault that a file is invalid: which ones are not. */
export const saysValid = (fault: string, { photo }: FirstTexts): string | null =>
  fault.endsWith(photo.invalid) ? photo.valid : null;

/** Whether a fault tells its reader to contact support: then the way there stands beside it. */
export const namesSupport = (fault: string, { photo }: FirstTexts): boolean =>
  [photo.bucketNotFound, photo.permissionDenied].some((sentence) => fault.includes(sentence));

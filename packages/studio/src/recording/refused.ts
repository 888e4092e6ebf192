/** Why a recording cannot be used: no sound in it, nothing or too little heard, much too long, or not this line. */
export const refusals = ['unreadable', 'silent', 'quiet', 'too-long', 'another-line'] as const;
export type Refusal = (typeof refusals)[number];

/** A recording that is no use, whoever made it. */
export class RecordingRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(`the recording is ${refusal}`, options);
    this.refusal = refusal;
  }
}

import type { ThingMeant } from './phrases-meant.ts';

/** What pictures are taken with. */
export const isCamera = ({ picture }: ThingMeant): boolean =>
  /^(?:camera|camera-with-flash|video-camera|movie-camera|mobile-phone|laptop)$/.test(picture);

/** Moving pictures are taken with a telephone, held up before one. */
export const films = /^(?:film|record|filmar|gravar|grabar)$/;
/** Whether a telephone takes the picture: of any film, and where it is named. */
export const isByPhone = (lemma: string, things: readonly ThingMeant[]): boolean =>
  !things.some(({ picture }) => /^(?:camera|video-camera|movie-camera)/.test(picture)) &&
  (films.test(lemma) || things.some(({ picture }) => picture === 'mobile-phone'));

/** For tests. */
export { bikeDraft, bikeText, draftAct, draftMoment } from './bike-draft.ts';
export { familyTexts } from './family-texts.ts';
export { kindTexts } from './kind-texts.ts';
export { newRequest, requestOf } from './new-request.ts';

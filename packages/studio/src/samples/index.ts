/** What narrators and music sound like, before a film is made with them. */
export type { SampleRequest } from './make-sample.ts';
export { createSampler, type Sampler } from './sampler.ts';

export { buildStems, master, type Mix, mixdown } from './mixdown.ts';
export { resample } from './resample.ts';

export * from './narration/index.ts';
export * from './screenplay/index.ts';

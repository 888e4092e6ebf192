export * from './narration.ts';

export * from './animation-style.ts';
export * from './assert-never.ts';
export * from './episode-numbering.ts';
export * from './limits.ts';
export * from './plans.ts';
export * from './roles.ts';
export * from './style-lock.ts';
export * from './terms.ts';

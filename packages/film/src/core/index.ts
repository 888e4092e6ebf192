export * from './color.ts';
export * from './draw-list.ts';
export * from './easing.ts';
export * from './paint-bounds.ts';
export * from './paint-host.ts';
export * from './paint-matrix.ts';
export * from './paint.ts';
export * from './random.ts';

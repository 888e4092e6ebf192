export * from './encode.ts';
export * from './fonts.ts';
export * from './frame-canvas.ts';
export * from './frame-painter.ts';
export * from './host.ts';
export * from './seen-names.ts';

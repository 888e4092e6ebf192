export const ink = '#2a1e26';

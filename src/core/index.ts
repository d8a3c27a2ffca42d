export * from './board';
export * from './engine';
export * from './mechanics';
export * from './scenario';
export * from './state';

export * from './board';
export * from './data';
export * from './engine';
export * from './mechanics';
export * from './scenario';
export * from './state';

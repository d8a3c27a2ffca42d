export * from './board';
export * from './data';
export * from './engine';
export * from './position';
export * from './scenario';
export * from './state';

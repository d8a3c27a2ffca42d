/** Where an element stands beside its space, if there is room. */
export type Place = 'right' | 'left' | 'above' | 'below';

export * from './attractions.js';
export * from './catalogue-kinds.js';
export * from './catalogue.js';
export * from './food.js';
export * from './meets-and-photos.js';
export * from './park-calendar.js';
export * from './places.js';
export * from './sea.js';

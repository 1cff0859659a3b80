export * from './item-life.js';
export * from './item-minutes.js';
export * from './item-status.js';
export * from './meal-overlap.js';
export * from './written-items.js';

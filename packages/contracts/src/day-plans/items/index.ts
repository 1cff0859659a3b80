export * from './item-life.js';
export * from './item-minutes.js';
export * from './item-status.js';
export * from './meal-overlap.js';
export * from './meal-service.js';
export * from './must-votes.js';
export * from './written-items.js';

export * from './dining-plan.js';
export * from './meal-price.js';
export * from './typical-days.js';

export * from './budget-estimate.js';
export * from './budget-sources.js';
export * from './budget.js';
export * from './expense-shares.js';
export * from './expenses.js';
export * from './repeating-days.js';
export * from './savings.js';

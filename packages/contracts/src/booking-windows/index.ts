export * from './booking-windows.js';
export * from './meal-windows.js';
export * from './window-dates.js';
export * from './window-rule.js';

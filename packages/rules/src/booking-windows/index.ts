export * from './arrival-trip.js';
export * from './booking-windows.js';
export * from './meal-windows.js';
export * from './package-payment.js';
export * from './window-dates.js';
export * from './window-moments.js';
export * from './window-rule.js';
export * from './window-runs.js';

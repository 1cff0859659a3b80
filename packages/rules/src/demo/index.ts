export * from './demo-bookings.js';
export * from './demo-budget.js';
export * from './demo-days.js';
export * from './demo-items.js';
export * from './demo-trip.js';

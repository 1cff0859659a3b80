export * from './booked-summary.js';
export * from './booking.js';
export * from './booking-amount.js';
export * from './booking-changes.js';
export * from './booking-days.js';
export * from './booking-money.js';
export * from './booking-problems.js';
export * from './item-booking.js';

export * from './agent-bookings.js';
export * from './price-offers.js';

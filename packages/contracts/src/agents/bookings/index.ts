export * from './agent-bookings.js';

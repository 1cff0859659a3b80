export * from './booking.js';

export * from './trip-events.js';

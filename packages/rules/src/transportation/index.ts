export * from './travel-places.js';
export * from './travel-ways.js';

export * from './arrival.js';

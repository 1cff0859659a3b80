export * from './client-consent.js';
export * from './clients.js';

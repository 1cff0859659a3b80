export * from './client-consent.js';
export * from './clients.js';
export * from './households.js';
export * from './team.js';

export * from './agent-trips.js';
export * from './client-consent.js';
export * from './clients.js';
export * from './households.js';
export * from './team.js';
export * from './core-needs.js';
export * from './morning.js';
export * from './client-list.js';

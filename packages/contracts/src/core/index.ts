export * from './calendar.js';
export * from './currencies.js';
export * from './errors.js';
export * from './live.js';
export * from './names.js';
export * from './primitives.js';
export * from './remotes.js';
export * from './time-zones.js';

export * from './form-guard.js';
export * from './messages.js';
export * from './newsletter.js';

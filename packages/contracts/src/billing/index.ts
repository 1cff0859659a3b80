export * from './billing.js';
export * from './subscriptions.js';

export * from './billing.js';
export * from './sale-prices.js';
export * from './subscriptions.js';

export * from './choice-names.js';
export * from './estimate-facts.js';
export * from './estimate-line.js';
export * from './price-book.js';
export * from './price-list.js';
export * from './season-prices.js';
export * from './trip-estimate.js';

export * from './check-quote.js';
export * from './compare-options.js';
export * from './public-quote.js';
export * from './quote-state.js';
export * from './quote-totals.js';
export * from './trip-option.js';
export * from './quote-paper.js';
export * from './quote-template.js';

export * from './public-quote.js';
export * from './quote-option.js';
export * from './quotes.js';
export * from './quote-templates.js';

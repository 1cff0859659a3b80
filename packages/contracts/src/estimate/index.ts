export * from './priced-catalogue.js';
export * from './price-list.js';

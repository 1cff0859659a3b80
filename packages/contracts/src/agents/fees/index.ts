export * from './pay-link.js';
export * from './planning-fees.js';

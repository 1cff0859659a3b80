export * from './brand-colors.js';
export * from './resolve-brand.js';

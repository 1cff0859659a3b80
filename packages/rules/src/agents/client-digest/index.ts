export * from './digest-lines.js';
export * from './recorded-things.js';

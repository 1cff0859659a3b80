export * from './digest-lines.js';
export * from './is-child.js';
export * from './recorded-things.js';

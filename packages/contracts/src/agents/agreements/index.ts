export * from './agreement-texts.js';
export * from './agreements.js';
export * from './signing.js';

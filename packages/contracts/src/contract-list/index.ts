export * from './contracts-in.js';
export * from './published-contracts.js';

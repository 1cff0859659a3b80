export * from './commissions.js';
export * from './statements.js';

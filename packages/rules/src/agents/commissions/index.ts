export * from './follow-up-email.js';
export * from './commission-table.js';
export * from './judge-commission.js';
export * from './match-statement.js';
export * from './split-commission.js';
export * from './statement-sum.js';

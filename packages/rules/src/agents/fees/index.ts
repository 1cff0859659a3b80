export * from './fee-table.js';
export * from './fee-state.js';

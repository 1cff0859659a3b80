export * from './generated-trips.js';
export * from './window-table.js';
export * from './window-trips.js';

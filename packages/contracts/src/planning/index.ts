export * from './reminders.js';
export * from './task-due.js';
export * from './tasks.js';
export * from './windows.js';
export * from './best-order.js';
export * from './day-items.js';
export * from './item-details.js';
export * from './item-sources.js';

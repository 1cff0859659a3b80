export * from './reminders.js';
export * from './task-due.js';
export * from './tasks.js';
export * from './windows.js';

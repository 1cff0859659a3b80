export * from './workflow-choices.js';
export * from './trip-tasks.js';
export * from './task-lists.js';
export * from './task-messages.js';

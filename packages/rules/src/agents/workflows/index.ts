export * from './template-task.js';
export * from './workflow-anchors.js';
export * from './task-payments.js';
export * from './window-tasks.js';
export * from './workflow-dates.js';
export * from './workflow-templates.js';
export * from './next-repeat.js';
export * from './task-sending.js';

export * from './template-task.js';
export * from './trip-tasks.js';
export * from './workflow-anchors.js';
export * from './workflow-dates.js';
export * from './workflow-templates.js';
export * from './task-repeat.js';

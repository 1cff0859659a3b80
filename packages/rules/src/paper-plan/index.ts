export * from './paper-plan.js';
export * from './paper-labels.js';
export * from './shared-paper.js';

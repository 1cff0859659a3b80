export * from './paper-plan.js';
export * from './shared-paper.js';

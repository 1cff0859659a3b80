export * from './paper-plan.js';
export * from './paper-words.js';
export * from './shared-paper.js';

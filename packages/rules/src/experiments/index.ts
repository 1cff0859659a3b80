export * from './assignment.js';
export * from './share.js';

export * from './pick-build.js';

export * from './conversion-step.js';
export * from './experiment-file.js';
export * from './experiment-results.js';
export * from './visitor-cookies.js';

export * from './build-files.js';
export * from './release-alarm.js';
export * from './release-list.js';

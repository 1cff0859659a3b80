export * from './import-fields.js';
export * from './import-limits.js';
export * from './client-imports.js';

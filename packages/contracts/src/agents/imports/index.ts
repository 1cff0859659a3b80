export * from './import-fields.js';
export * from './client-imports.js';

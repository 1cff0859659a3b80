export * from './message-templates/message-templates.js';
export * from './agency-rights.js';
export * from './unreachable-client.js';
export * from './workflows/index.js';

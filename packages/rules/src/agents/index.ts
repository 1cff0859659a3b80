export * from './message-templates/message-templates.js';
export * from './message-templates/trip-fields.js';
export * from './agency-rights.js';
export * from './client-invitation-text.js';
export * from './kept-trip.js';
export * from './unreachable-client.js';
export * from './wish-checks.js';
export * from './workflows/index.js';

export * from './check-intake.js';
export * from './compose-intake.js';
export * from './intake-conditions.js';
export * from './intake-steps.js';
export * from './shown-intake.js';
export * from './templates/intake-templates.js';

export * from './intake-answers.js';
export * from './intake-conditions.js';
export * from './intake-forms.js';
export * from './intake-inbox.js';
export * from './intake-schema.js';
export * from './public-intake.js';

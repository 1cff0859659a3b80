export * from './account-export.js';
export * from './account.js';
export * from './auth.js';
export * from './confirmed-password.js';
export * from './demo-accounts.js';
export * from './demo.js';
export * from './google-sign-in.js';
export * from './people.js';

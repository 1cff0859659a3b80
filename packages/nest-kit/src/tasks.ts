/** Tasks load less than a service. */
export { runTask } from './boot/run-task.js';
export { dataSourceOptions } from './database/data-source-options.js';
export { databaseUrl, publicOrigin } from './database/env.js';
export { emailBody } from './mail/email-body.js';
export { Mailer, type Mail } from './mail/mailer.js';
export { newSecret, secretHash } from './secrets/secret.js';
export { runMigrations } from './database/run-migrations.js';

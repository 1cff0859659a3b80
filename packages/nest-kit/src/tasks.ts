/** Tasks load less than a service. */
export { runMigrate } from './boot/run-migrate.js';
export { runTask } from './boot/run-task.js';
export { makeDataSourceOptions } from './database/data-source-options.js';
export { readDatabaseUrl, readPublicOrigin } from './database/env.js';
export { makeEmailBody } from './mail/email-body.js';
export { Mailer, type Mail } from './mail/mailer.js';
export { makeSecret, hashSecret } from './secrets/secret.js';
export { runMigrations } from './database/run-migrations.js';

export { kitEnv, type KitEnv } from './env/kit-env.js';
export { EnvError, parseEnv, requireTogether } from './env/parse-env.js';
export { bootService, type BootOptions } from './boot/boot-service.js';
export { createApp, type ServiceDefinition } from './boot/create-app.js';
export { JsonText } from './http/answers/json-adapter.js';
export { runPreparedRead, type PreparedRead } from './database/prepared-read.js';
export { KitModule, type KitOptions } from './kit.module.js';
export {
  listColumns,
  selectInstant,
  selectJsonColumns,
  toRow,
  getTableName,
} from './database/json-columns.js';
export {
  makeVersionedTable,
  type JsonRow,
  type VersionedRow,
  type VersionedTable,
} from './database/versioned-table.js';
export { CLOCK, KIT_ENV, SERVICE_NAME, type Clock } from './http/routes/tokens.js';
export type { Principal } from '@landsea/contracts/account';
export type { KitRequest } from './http/routes/kit-request.js';
export {
  CurrentUser,
  Internal,
  OptionalSession,
  Public,
  RawBody,
  SecretAnswer,
  SkipCsrf,
  UserTypes,
} from './http/routes/route-marks.js';
export { RateLimit, Uncounted, type RateLimitRule } from './limits/rate-limit/rate-limit.mark.js';
export { RateLimiter, type CountedRule } from './limits/rate-limit/rate-limiter.js';
export { LongLived } from './limits/caller-turns/caller-turns.guard.js';
export { getCallerAddressKey, listWiderNetworks } from './limits/rate-limit/address-key.js';
export { BodyLimit } from './http/request-body/body.guard.js';
export { checkOneClick } from './http/request-body/check-one-click.js';
export { readRawBody } from './http/request-body/read-raw-body.js';
export { Slots, type SlotRule } from './limits/slots/slots.js';
export { ApiAnswer } from './http/openapi/api-answer.js';
export { isUnavailable } from './errors/database-unavailable.js';
export { DomainError } from './errors/domain-error.js';
export {
  makeEditConflict,
  makeInvalidField,
  makeNotFound,
  rateLimited,
  makeUnauthenticated,
  makeUnavailable,
  makeValidationFailed,
  refuseDemo,
} from './errors/plain-errors.js';
export { findConstraintViolation } from './errors/database-unavailable.js';
export { JobFailed, ThreadPool, type PoolCaller } from './threads/thread-pool.js';
export { Outbox } from './messages/outbox/outbox.js';
export { InboxHandler } from './messages/inbox/inbox-registry.js';
export { Mailer, type Mail } from './mail/mailer.js';
export { greet, makeEmailBody, maskEmail, type EmailContent } from './mail/email-body.js';
export { getBrandSender, type EmailBrand } from './mail/email-brand.js';
export { ServiceClient } from './messages/service-calls/service-client.js';
export { JobQueues, type Job, type Schedule } from './queue/job-queues.js';
export type { IntervalTask } from './interval-task/interval-task.js';
export { IntervalTasks } from './interval-task/interval-tasks.js';
export { HealthSigns } from './health/health-signs.js';
export { Readiness } from './health/readiness.js';
export { Metrics } from './metrics/metrics.js';
export { PersonalData } from './personal-data/personal-data.js';
export { byUser, omitEmpty, type DeclaredData } from './personal-data/personal-data.js';
export { PersonalDataRegistry } from './personal-data/personal-data-registry.js';
export { AfterCommit } from './database/after-commit.js';
export { LiveBus } from './live/live-bus.js';
export { readCookie, makeSessionCookie } from './sessions/session-cookie.js';
export { makeSecret, hashSecret } from './secrets/secret.js';
export { getSessionKeys, makeSessionToken } from './sessions/session-token.js';
export { noteSignedIn, SecurityEvent } from './logs/security-event.js';
export { ReplayRight } from './http/idempotency/idempotency.interceptor.js';
export { SessionDirectory } from './sessions/session-directory.js';
export { SessionResolver } from './sessions/session-resolver.js';
export {
  cleanPicture,
  drawForPrint,
  MOST_PIXELS,
  type DrawnAs,
  type PictureType,
} from './files/clean-picture.js';
export { FileStore } from './files/file-store.js';
export { FilesWatch } from './files/files-watch.js';
export { makeFileStore, filesEnv } from './files/files-env.js';
export { receiveContent, receiveFile, type ReceivedFile } from './files/received-file.js';

import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import {
  APP_FILTER,
  APP_GUARD,
  APP_INTERCEPTOR,
  APP_PIPE,
  DiscoveryModule,
  MetadataScanner,
} from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { ServiceName } from '@landsea/contracts/messages';
import type { DataSourceOptions } from 'typeorm';
import { CsrfGuard } from './http/csrf/csrf.guard.js';
import { AfterCommit } from './database/after-commit.js';
import { withPool } from './database/data-source-options.js';
import { OldSchemaError, openMigratedDatabase } from './database/schema-check.js';
import type { KitEnv } from './env/kit-env.js';
import { ErrorFilter } from './errors/error-answer.js';
import { makeValidationPipe } from './errors/validation-pipe.js';
import { Drain } from './health/drain.js';
import { HealthController } from './health/health.controller.js';
import { HealthSigns } from './health/health-signs.js';
import { Readiness } from './health/readiness.js';
import { IdempotencyInterceptor } from './http/idempotency/idempotency.interceptor.js';
import { InboxController } from './messages/inbox/inbox.controller.js';
import { InboxRegistry } from './messages/inbox/inbox-registry.js';
import { InboxService } from './messages/inbox/inbox.service.js';
import { IntervalTasks } from './interval-task/interval-tasks.js';
import { ListenConnection } from './live/listen-connection.js';
import { LiveBus } from './live/live-bus.js';
import { PostgresLiveBus } from './live/postgres-live-bus.js';
import { RedisLiveBus } from './live/redis-live-bus.js';
import { makeMailProviders } from './mail/mail-providers.js';
import { Mailer } from './mail/mailer.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { AnswerCheckInterceptor } from './http/openapi/answer-check.interceptor.js';
import { Outbox } from './messages/outbox/outbox.js';
import { OutboxRelay } from './messages/outbox/outbox-relay.js';
import { AccountErasedInbox } from './personal-data/account-erased.inbox.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { PersonalDataRegistry } from './personal-data/personal-data-registry.js';
import { JobQueues } from './queue/job-queues.js';
import { CallerTurns } from './limits/caller-turns/caller-turns.js';
import { CallerTurnsGuard } from './limits/caller-turns/caller-turns.guard.js';
import { LimitStore } from './limits/rate-limit/limit-store.js';
import { BodyRateLimitGuard, RateLimitGuard } from './limits/rate-limit/rate-limit.guard.js';
import { RateLimiter } from './limits/rate-limit/rate-limiter.js';
import { VisitorLimitGuard } from './limits/rate-limit/visitor-limit.guard.js';
import { BodyGuard } from './http/request-body/body.guard.js';
import { RedisLink } from './redis/redis-link.js';
import { Retention } from './retention/retention.js';
import { MarkedMethods } from './http/routes/marked-methods.js';
import { CLOCK, KIT_ENV, SERVICE_NAME } from './http/routes/tokens.js';
import { UserTypeGuard } from './http/routes/user-type.guard.js';
import { InternalGuard } from './messages/service-calls/internal.guard.js';
import { ServiceCaller } from './messages/service-calls/service-caller.js';
import { ServiceClient } from './messages/service-calls/service-client.js';
import { SessionDirectory } from './sessions/session-directory.js';
import { SessionEndedInbox } from './sessions/session-ended.inbox.js';
import { SessionGuard } from './sessions/session.guard.js';
import { RemoteSessionResolver, SessionResolver } from './sessions/session-resolver.js';
import { SecurityLogInterceptor } from './logs/security-event.js';
import { SessionReader } from './sessions/session-reader.js';
import { SessionStrategy } from './sessions/session.strategy.js';
import { UnknownSessions } from './sessions/unknown-sessions.js';
import { Slots } from './limits/slots/slots.js';

export interface KitOptions {
  service: ServiceName;
  env: KitEnv;
  dataSource: DataSourceOptions;
  /** Only identity sets it. It may inject DataSource and CLOCK. */
  sessionResolver?: Type<SessionResolver>;
  mail?: boolean;
}

/** Decision 46: the body is read only after all checks that do not need it. */
const REQUEST_ORDER = [
  CsrfGuard,
  InternalGuard,
  VisitorLimitGuard,
  SessionGuard,
  UserTypeGuard,
  RateLimitGuard,
  BodyGuard,
  BodyRateLimitGuard,
  CallerTurnsGuard,
];

const SHARED = [
  AfterCommit,
  IntervalTasks,
  ListenConnection,
  Outbox,
  OutboxRelay,
  ServiceCaller,
  ServiceClient,
  JobQueues,
  SessionDirectory,
  LimitStore,
  RateLimiter,
  UnknownSessions,
  SessionReader,
  CallerTurns,
  Slots,
  HealthSigns,
  Readiness,
  Metrics,
  RedisLink,
  PersonalDataRegistry,
];

const liveBus = ({ env: { REDIS_URL }, service }: KitOptions): Provider =>
  REDIS_URL
    ? {
        provide: LiveBus,
        inject: [RedisLink],
        useFactory: (link: RedisLink) => new RedisLiveBus(REDIS_URL, service, link),
      }
    : { provide: LiveBus, useClass: PostgresLiveBus };

function providers(o: KitOptions): Provider[] {
  const inTest = o.env.NODE_ENV === 'test';
  return [
    { provide: KIT_ENV, useValue: o.env },
    { provide: SERVICE_NAME, useValue: o.service },
    { provide: CLOCK, useValue: () => new Date() },
    { provide: SessionResolver, useClass: o.sessionResolver ?? RemoteSessionResolver },
    liveBus(o),
    ...SHARED,
    ...(o.mail ? makeMailProviders(o.env) : []),
    MetadataScanner,
    MarkedMethods,
    InboxRegistry,
    InboxService,
    SessionStrategy,
    Drain,
    Retention,
    ...(o.sessionResolver ? [] : [SessionEndedInbox, AccountErasedInbox]),
    ...REQUEST_ORDER.map((guard) => ({ provide: APP_GUARD, useClass: guard })),
    ...(inTest ? [{ provide: APP_INTERCEPTOR, useClass: AnswerCheckInterceptor }] : []),
    { provide: APP_INTERCEPTOR, useClass: SecurityLogInterceptor },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_PIPE, useValue: makeValidationPipe() },
    { provide: APP_FILTER, useClass: ErrorFilter },
  ];
}

/** A database that does not answer yet is asked again; an old one stays old. */
const connectDatabase = ({ service, env, dataSource }: KitOptions): DynamicModule => {
  const options = withPool(dataSource, env);
  return TypeOrmModule.forRootAsync({
    useFactory: () => ({
      ...options,
      retryAttempts: 5,
      retryDelay: 1000,
      toRetry: (error: unknown) => !(error instanceof OldSchemaError),
    }),
    dataSourceFactory: () => openMigratedDatabase(service, options),
  });
};

@Module({})
export class KitModule {
  static forRoot(o: KitOptions): DynamicModule {
    return {
      module: KitModule,
      global: true,
      imports: [connectDatabase(o), PassportModule.register({ session: false }), DiscoveryModule],
      controllers: [HealthController, MetricsController, InboxController, PersonalDataController],
      providers: providers(o),
      exports: [
        KIT_ENV,
        SERVICE_NAME,
        CLOCK,
        LiveBus,
        SessionResolver,
        TypeOrmModule,
        ...SHARED,
        ...(o.mail ? [Mailer] : []),
      ],
    };
  }
}

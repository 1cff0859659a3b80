import { randomUUID } from 'node:crypto';
import type { DynamicModule, INestApplication, Type } from '@nestjs/common';
import type { Principal } from '@landsea/contracts/account';
import { ServiceName, type MessagePayload, type MessageType } from '@landsea/contracts/messages';
import supertest from 'supertest';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { createApp } from '../boot/create-app.js';
import type { KitEnv } from '../env/kit-env.js';
import { signServiceToken } from '../messages/service-calls/service-token.js';
import { makeSessionCookie } from '../sessions/session-cookie.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { SessionResolver } from '../sessions/session-resolver.js';
import { KIT_ENV } from '../http/routes/tokens.js';
import { hashSecret } from '../secrets/secret.js';
import { getSessionKeys, makeSessionToken, type SessionKeys } from '../sessions/session-token.js';

const SOMEONE: Omit<Principal, 'userId' | 'sessionId'> = {
  userType: 'family',
  isDemo: false,
  firstName: 'Robin',
};

/** Sessions that exist only in this test: their cookies resolve here, all others where the service would ask. */
class TestSessions {
  private readonly principals = new Map<string, Principal>();

  private readonly keys: SessionKeys;

  constructor(app: INestApplication) {
    this.keys = getSessionKeys(app.get(KIT_ENV));
    const resolver = app.get(SessionResolver);
    const ask = resolver.resolve.bind(resolver);
    resolver.resolve = (tokenHash) => {
      const principal = this.principals.get(tokenHash);
      return principal ? Promise.resolve(principal) : ask(tokenHash);
    };
  }

  /** @returns the value of a session cookie that stands for this person. */
  open(person: Partial<Principal>): string {
    const token = makeSessionToken(this.keys);
    const principal = { userId: randomUUID(), sessionId: randomUUID(), ...SOMEONE, ...person };
    this.principals.set(hashSecret(token), principal);
    return token;
  }
}

export type TestAgent = ReturnType<typeof supertest.agent>;

const PUBLIC_ORIGIN = 'http://localhost:4300';
const NOWHERE = 'http://127.0.0.1:9';
const MOST_REDELIVERIES = 5;

export interface TestServiceOptions<E extends KitEnv> {
  service: ServiceName;
  /** Parses the variables that the harness sets, with the service's own added: `(base) => readEnv({ ...base, … })`. */
  env: (base: NodeJS.ProcessEnv) => E;
  module: (env: NoInfer<E>) => DynamicModule | Type;
  /** The service's `dataSourceOptions(url)`. */
  dataSource: (url: string) => DataSourceOptions;
  /** Starts another copy, on the database of one that already runs; it leaves with that one. */
  copyOf?: Pick<TestService, 'databaseUrl'>;
}

export interface TestService {
  name: ServiceName;
  app: INestApplication;
  url: string;
  databaseUrl: string;
  publicOrigin: string;
  dataSource: DataSource;
  /** A browser whose session is this person's; what is left out is filled in (a family user with new ids). */
  as(person: Partial<Principal>): TestAgent;
  /** The Cookie header of a session of this person's, for calls made by other means than an agent. */
  cookieOf(person: Partial<Principal>): string;
  /** A browser without a session. */
  anonymous(): TestAgent;
  /** Posts to `/internal/inbox` as the service that the message type names. */
  deliver<T extends MessageType>(
    type: T,
    payload: MessagePayload<T>,
    id?: string,
  ): Promise<supertest.Response>;
  /** A service token as its Authorization header carries it; live and for this service unless said otherwise. */
  bearer(token?: { issuer?: ServiceName; audience?: ServiceName; secret?: string; at?: Date }): string;
  /** A caller of `/internal/*` with a live token of `issuer` for this service. */
  internal(issuer: ServiceName): TestAgent;
  close(): Promise<void>;
}

const baseEnv = (databaseUrl: string): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  PUBLIC_ORIGIN,
  SERVICE_TOKEN_SECRET: 'a secret that only the tests know, long enough',
  IDENTITY_URL: NOWHERE,
  TRIPS_URL: NOWHERE,
  BILLING_URL: NOWHERE,
  // A machine busy with other tests is no service that is down.
  SERVICE_CALL_TIMEOUT_MS: '20000',
  LOG_LEVEL: 'error',
});

/** Boots a service on its own fresh database, listening on a free port. Close it in `afterAll`. */
export async function startTestService<E extends KitEnv>(o: TestServiceOptions<E>): Promise<TestService> {
  const database: TestDatabase = o.copyOf
    ? { url: o.copyOf.databaseUrl, drop: () => Promise.resolve() }
    : await createTestDatabase(o.service, o.dataSource);
  const env = o.env(baseEnv(database.url));
  const app = await createApp({ service: o.service, env, module: o.module });
  await app.listen(0, '127.0.0.1');
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  const sessions = new TestSessions(app);
  const cookieName = makeSessionCookie(env.PUBLIC_ORIGIN).name;

  const anonymous = (): TestAgent => supertest.agent(url).set('Origin', env.PUBLIC_ORIGIN);
  const cookieOf = (person: Partial<Principal>): string => `${cookieName}=${sessions.open(person)}`;
  const bearer: TestService['bearer'] = ({
    issuer = 'identity',
    audience = o.service,
    secret = env.SERVICE_TOKEN_SECRET,
    at = new Date(),
  } = {}) => `Bearer ${signServiceToken({ issuer, audience, secret, now: at })}`;
  const internal = (issuer: ServiceName): TestAgent =>
    supertest.agent(url).set('Authorization', bearer({ issuer }));

  return {
    name: o.service,
    app,
    url,
    databaseUrl: database.url,
    publicOrigin: env.PUBLIC_ORIGIN,
    dataSource: app.get(DataSource),
    anonymous,
    bearer,
    internal,
    cookieOf,
    as: (person) => anonymous().set('Cookie', cookieOf(person)),
    deliver: async (type, payload, id = randomUUID()) => {
      const send = async () =>
        internal(ServiceName.parse(type.split('.')[0]))
          .post('/internal/inbox')
          .send({ id, type, payload });
      let answer = await send();
      // The outbox delivers again what found the database busy, such as two transactions that waited for each other.
      for (let more = MOST_REDELIVERIES; answer.status === 503 && more > 0; more -= 1) answer = await send();
      return answer;
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

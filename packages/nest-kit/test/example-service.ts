import {
  Body,
  Controller,
  Get,
  Injectable,
  Module,
  Param,
  Post,
  Sse,
  type DynamicModule,
} from '@nestjs/common';
import { interval, map, type Observable } from 'rxjs';
import {
  messages,
  type MessagePayload,
  type MessageType,
  type ServiceName,
} from '@landsea/contracts/messages';
import { DataSource, type EntityManager } from 'typeorm';
import * as z from 'zod';
import {
  ApiAnswer,
  CurrentUser,
  DomainError,
  InboxHandler,
  JsonText,
  KitModule,
  OptionalSession,
  parseEnv,
  runPreparedRead,
  kitEnv,
  Public,
  RateLimit,
  UserTypes,
  type KitEnv,
  type Principal,
} from '../src/index.js';
import { makeDataSourceOptions } from '../src/tasks.js';
import { createTestDatabase, startTestService, type TestService } from '../src/testing/index.js';

export const CreateNote = z.strictObject({ text: z.string('Text is required').min(1, 'Text is required') });
const Note = z.object({ text: z.string(), count: z.int() });
const written = {
  name: 'written',
  text: `SELECT json_build_object('text', 'Café', 'count', $1::int)::text AS json`,
};

/** Calls of `gated` that were begun, and those that wait for their release. */
export const gatedCalls = { started: 0, waiting: [] as (() => void)[] };

/** An example service for tests: routes of every kind, and handlers for the messages to trips. */
@Controller('api/example')
class ExampleController {
  private notes = 0;

  constructor(private readonly dataSource: DataSource) {}

  @Get('mine')
  mine(@CurrentUser() principal: Principal): Principal {
    return principal;
  }

  @OptionalSession()
  @Get('greeting')
  greeting(@CurrentUser() principal: Principal | undefined): { name: string } {
    return { name: principal?.firstName ?? 'visitor' };
  }

  @UserTypes('agent')
  @Get('agents-only')
  agentsOnly(): { ok: true } {
    return { ok: true };
  }

  @Post('notes')
  @ApiAnswer(Note, 201)
  note(@Body({ schema: CreateNote }) { text }: z.infer<typeof CreateNote>): z.infer<typeof Note> {
    if (text === 'refuse') throw new DomainError({ code: 'EDIT_CONFLICT', message: 'Changed elsewhere.' });
    this.notes += 1;
    return { text, count: this.notes };
  }

  @Get('wrong-answer')
  @ApiAnswer(Note)
  wrongAnswer(): object {
    return { text: 'no count' };
  }

  @Public()
  @Get('written/:count')
  @ApiAnswer(Note)
  async written(@Param('count') count: string): Promise<JsonText<z.infer<typeof Note>>> {
    const [row] = await runPreparedRead<{ json: string }>(this.dataSource, written, [count]);
    return new JsonText(row?.json ?? 'null');
  }

  @Public()
  @RateLimit({ name: 'few', limit: 3, windowSeconds: 60, by: 'address' })
  @Get('few')
  few(): { ok: true } {
    return { ok: true };
  }

  @RateLimit({ name: 'few-each', limit: 3, windowSeconds: 60, by: 'user' })
  @Get('few-each')
  fewEach(): { ok: true } {
    return { ok: true };
  }

  /** Answered once its entry of {@link gatedCalls} is called. */
  @Get('gated')
  async gated(): Promise<{ ok: true }> {
    gatedCalls.started += 1;
    await new Promise<void>((resolve) => gatedCalls.waiting.push(resolve));
    return { ok: true };
  }

  @Public()
  @Get('defect')
  defect(): never {
    throw new Error('canary-password=hunter-of-defects');
  }

  @Public()
  @Get('share/:token')
  share(@Param('token') token: string): { length: number } {
    return { length: token.length };
  }

  @Public()
  @Sse('stream')
  stream(): Observable<{ data: object }> {
    return interval(50).pipe(map((n) => ({ data: { n } })));
  }

  @Public()
  @Get('slow')
  async slow(): Promise<{ ok: true }> {
    await this.dataSource.query('SELECT pg_sleep(2)');
    return { ok: true };
  }
}

@Injectable()
export class ExampleInbox {
  readonly seen: MessagePayload<'billing.entitlement-changed'>[] = [];
  failWith: Error | undefined;

  @InboxHandler('billing.entitlement-changed')
  async entitlementChanged(
    payload: MessagePayload<'billing.entitlement-changed'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('INSERT INTO rate_limit_count (key, points) VALUES ($1, 1) ON CONFLICT DO NOTHING', [
      payload.entitlementId,
    ]);
    if (this.failWith) throw this.failWith;
    this.seen.push(payload);
  }
}

const readHere: readonly MessageType[] = [
  'billing.entitlement-changed',
  'identity.session-ended',
  'identity.account-erased',
];

/** Takes what else is addressed to trips and does nothing: a service with an unhandled message does not start. */
const otherInboxes = (Object.keys(messages) as MessageType[])
  .filter(
    (type) => (messages[type].to as readonly ServiceName[]).includes('trips') && !readHere.includes(type),
  )
  .map((type) => {
    class OtherInbox {
      @InboxHandler(type)
      take(): Promise<void> {
        return Promise.resolve();
      }
    }
    return OtherInbox;
  });

export const exampleDataSource = (url: string) =>
  makeDataSourceOptions({ url, entities: [], migrations: [] });

@Module({})
export class ExampleModule {
  static register(env: KitEnv, inbox = true): DynamicModule {
    return {
      module: ExampleModule,
      imports: [
        KitModule.forRoot({
          service: 'trips',
          env,
          dataSource: exampleDataSource(env.DATABASE_URL),
          mail: Boolean(env.SMTP_URL),
        }),
      ],
      controllers: [ExampleController],
      providers: inbox ? [ExampleInbox, ...otherInboxes] : [],
    };
  }
}

export const startExample = (extra: NodeJS.ProcessEnv = {}, copyOf?: TestService): Promise<TestService> =>
  startTestService({
    ...(copyOf && { copyOf }),
    service: 'trips',
    env: (base) => parseEnv(kitEnv, { ...base, ...extra }),
    module: (env) => ExampleModule.register(env),
    dataSource: exampleDataSource,
  });

/** @param place answers the addresses of databases for the address of Postgres itself. */
export async function startExampleBehind(
  place: (postgres: URL) => Promise<NodeJS.ProcessEnv>,
): Promise<TestService> {
  const database = await createTestDatabase('trips', exampleDataSource);
  const addresses = await place(new URL(database.url));
  return startTestService({
    service: 'trips',
    copyOf: { databaseUrl: database.url },
    env: (base) => parseEnv(kitEnv, { ...base, ...addresses }),
    module: (env) => ExampleModule.register(env),
    dataSource: exampleDataSource,
  });
}

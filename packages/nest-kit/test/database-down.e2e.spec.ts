import { connect, createServer, type Server, type Socket } from 'node:net';
import { kitEnv, parseEnv } from '../src/index.js';
import { startTestService, type TestService } from '../src/testing/index.js';
import { ExampleModule, exampleDataSource } from './example-service.js';
import { until } from './until.js';

const PORT = 4452;

/** Stands between the service and Postgres, so that the test can cut the line. */
class Line {
  target = 0;
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  async open(): Promise<void> {
    const server = createServer((socket) => {
      const onward = connect(this.target, '127.0.0.1');
      for (const end of [socket, onward]) {
        this.sockets.add(end);
        end.on('error', () => end.destroy());
      }
      socket.pipe(onward).pipe(socket);
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(PORT, '127.0.0.1', resolve));
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
    await new Promise((resolve) => this.server?.close(resolve));
  }
}

const line = new Line();
let service: TestService;
beforeAll(async () => {
  await line.open();
  service = await startTestService({
    service: 'trips',
    env: (base) => {
      const url = new URL(base['DATABASE_URL'] ?? '');
      line.target = Number(url.port);
      url.port = String(PORT);
      return parseEnv(kitEnv, { ...base, DATABASE_URL: url.toString() });
    },
    module: (env) => ExampleModule.register(env),
    dataSource: exampleDataSource,
  });
});
afterAll(async () => {
  await service.close();
  await line.cut();
});

it('answers 503 with Retry-After while the database is away, stays alive, and recovers', async () => {
  const person = service.as({});
  const call = (key: string) =>
    person.post('/api/example/notes').set('Idempotency-Key', key).send({ text: 'a' });
  const prepared = () => person.get('/api/example/written/1');
  await call('before-the-cut').expect(201);
  await prepared().expect(200);
  await line.cut();
  const { body, headers } = await call('during-the-cut').expect(503);
  expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE', requestId: expect.any(String) });
  expect(headers['retry-after']).toBe('2');
  expect((await prepared().expect(503)).body).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  await service.anonymous().get('/health/ready').expect(503);
  await service.anonymous().get('/health/live').expect(200);
  await line.open();
  await until(async () => (await service.anonymous().get('/health/ready')).status === 200);
  await call('after-the-cut').expect(201);
  await prepared().expect(200);
});

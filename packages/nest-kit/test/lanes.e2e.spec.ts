import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { Drain } from '../src/health/drain.js';
import { Lane } from '../src/lane/lane.mark.js';
import { Lanes } from '../src/lane/lanes.js';
import { JsonLogger } from '../src/logs/json-logger.js';
import { Metrics } from '../src/metrics/metrics.js';
import { MarkedMethods } from '../src/routes/marked-methods.js';
import type { TestService } from '../src/testing/index.js';
import { startExample } from './example-service.js';

let service: TestService;
beforeAll(async () => {
  service = await startExample();
});
afterAll(() => service.close());

describe('a route in the lane', () => {
  const send = (body: string) =>
    service.anonymous().post('/api/example/parcels').unset('Origin').type('text/plain').send(body);

  it('takes the bytes as they came, and answers with the headers, the id and the metrics of every route', async () => {
    const { body, headers } = await send('not { json').set('x-request-id', 'parcel-number-1').expect(200);
    expect(body).toEqual({ bytes: 10 });
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cache-control': 'no-store',
      'x-request-id': 'parcel-number-1',
    });
    const { text } = await service.anonymous().get('/metrics').expect(200);
    expect(text).toMatch(/seconds_count\{[^}]*route="\/api\/example\/parcels",status="200"[^}]*\} 1/);
  });

  it('answers an error, a defect and a body over its limit as every route does', async () => {
    expect((await send('').expect(400)).body).toMatchObject({
      code: 'MALFORMED_BODY',
      requestId: expect.any(String),
    });
    expect((await send('away').expect(500)).body).toMatchObject({ code: 'INTERNAL' });
    expect((await send('x'.repeat(1001)).expect(413)).body).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
  });

  it('counts the bytes of a body that does not tell its length', async () => {
    const chunks = (total: number) => ({
      method: 'POST',
      body: new Blob(['x'.repeat(total)]).stream(),
      duplex: 'half' as const,
    });
    const statuses = [1000, 1001].map(
      async (total) => (await fetch(`${service.url}/api/example/parcels`, chunks(total))).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 413]);
  });

  it('takes posts alone, and each is a line of the log', async () => {
    const lines: string[] = [];
    service.app.useLogger(new JsonLogger('trips', 'info', (line) => lines.push(line)));
    await service.anonymous().get('/api/example/parcels').expect(404);
    await send('parcel').expect(200);
    const logged = lines.map((line) => JSON.parse(line) as object);
    expect(logged).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/example/parcels', status: 200 }),
    );
  });
});

describe('a guarded route in the lane', () => {
  class Guarded {
    @Lane({ path: '/api/example/guarded', limit: 1 })
    take(): Promise<object> {
      return Promise.resolve({});
    }
  }

  it('keeps its service from starting: nothing would guard it there', () => {
    const discovery = Object.assign(Object.create(DiscoveryService.prototype) as DiscoveryService, {
      getControllers: () => [{ instance: new Guarded() }],
    });
    const { app } = service;
    const parts = [
      app.get(Metrics),
      app.get(Drain),
      discovery,
      new Reflector(),
      new MarkedMethods(new MetadataScanner(), new Reflector()),
    ] as const;
    expect(() => new Lanes(...parts).onModuleInit()).toThrow('nothing guards it');
  });
});

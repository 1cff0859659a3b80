import { JsonLogger } from './json-logger.js';
import { runWithRequestId } from './request-context.js';

const lines: string[] = [];
const logger = new JsonLogger('trips', 'info', { write: (line) => lines.push(line) });
const last = (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
beforeEach(() => {
  lines.length = 0;
});

describe('JsonLogger', () => {
  it('writes one JSON object with the request id', () => {
    runWithRequestId(() => logger.log({ message: 'request', status: 200 }, 'http'), 'the-request-id');
    expect(last()).toMatchObject({
      level: 'info',
      service: 'trips',
      context: 'http',
      message: 'request',
      status: 200,
      requestId: 'the-request-id',
    });
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
  });

  it('leaves out what is below its level', () => {
    logger.debug('detail');
    logger.log('Mapped {/health/live, GET} route', 'RouterExplorer');
    expect(lines).toEqual([]);
  });

  it.each([
    [{ body: { password: 'canary' } }],
    [{ headers: { Cookie: 'landsea_sid=canary' } }],
    [{ headers: { authorization: 'Bearer canary' } }],
    [{ deep: [{ sessionToken: 'canary' }] }],
    [{ stripe: { apiKey: 'canary' } }],
    ['Cookie: landsea_sid=canary; other=1'],
    ['Authorization: Bearer canary.canary.canary'],
    ['connect to postgres://landsea:canary@127.0.0.1/db failed'],
    ['GET /reset-password?token=canary'],
    ['{"email":"a@b.c","password":"canary"}'],
    ['sk_test_canarycanary'],
    [new Error('sent whsec_canarycanary')],
  ])('hides the secret in %j', (message) => {
    logger.error(message);
    expect(lines[0]).not.toContain('canary');
  });

  it('hides card numbers and leaves other numbers', () => {
    logger.log('paid with 4242 4242 4242 4242, event 1763600000000');
    expect(last()['message']).toBe('paid with [redacted], event 1763600000000');
  });
});

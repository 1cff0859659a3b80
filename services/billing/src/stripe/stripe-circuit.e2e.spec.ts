import { jest } from '@jest/globals';
import { hearAlarms } from '../testing/alarms.js';
import { startBilling, type Billing } from '../testing/app.js';

const billing = await startBilling({ LOG_LEVEL: 'silent' });
afterAll(() => billing.close());
afterEach(() => jest.restoreAllMocks());

const start = ({ agent, tripId }: ReturnType<Billing['payer']>) =>
  agent.post('/api/create-trip-checkout').send({ tripId });
const circuit = async () =>
  /stripe_circuit_open\{[^}]*\} (\d)/.exec(await (await fetch(`${billing.url}/metrics`)).text())?.[1];
const ready = async () =>
  (await (await fetch(`${billing.url}/health/ready`)).json()) as { problems?: Record<string, string> };

describe('while Stripe does not answer', () => {
  it('calls end at once with a message, one a while tries, and all is as before when it answers', async () => {
    // The price is known before: a service that could not look at it yet says something else.
    await start(billing.payer()).expect(200);
    const payer = billing.payer();
    const alarms = hearAlarms(billing);
    billing.stripe.down = true;
    // The circuit's clock stands still: however long the calls take, it is not yet time to try again.
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
    for (const times of [1, 2]) {
      const { body } = await start(payer).expect(503);
      expect({ times, body }).toMatchObject({
        body: {
          code: 'SERVICE_UNAVAILABLE',
          message:
            'We could not reach our payment provider. Nothing was charged. Please try again in a moment.',
        },
      });
    }
    expect(await circuit()).toBe('1');
    expect(alarms).toEqual(['stripe-away']);
    expect((await ready()).problems).toHaveProperty('stripe');

    const before = billing.stripe.calls.length;
    const { body } = await start(payer).expect(503);
    expect(body).toMatchObject({ message: expect.stringContaining('Nothing was charged') });
    expect(billing.stripe.calls).toHaveLength(before);

    billing.stripe.down = false;
    clock.mockReturnValue(now + 9_999);
    await start(payer).expect(503);
    clock.mockReturnValue(now + 10_000);
    await start(payer).expect(200);
    expect(await circuit()).toBe('0');
    expect((await ready()).problems ?? {}).not.toHaveProperty('stripe');
    expect(
      await billing.rows('SELECT status FROM checkout_attempt WHERE user_id = $1', [payer.userId]),
    ).toEqual([{ status: 'open' }]);
  }, 60_000);
});

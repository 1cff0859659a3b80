import { jest } from '@jest/globals';
import { HealthSigns, type Metrics } from '@landsea/nest-kit';
import { Logger } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Stripe } from 'stripe';
import { makeGuardedHttpClient } from './guarded-http-client.js';
import { StripeCircuit } from './stripe-circuit.js';

type Ending = 200 | 402 | 500 | 'replayed 500' | 'no connection';

class Answer extends Stripe.HttpClientResponse {
  override getRawResponse(): object {
    return {};
  }

  override toJSON(): Promise<object> {
    return Promise.resolve({});
  }
}

/** Calls to Stripe that end as a test wants; a call that was not made ends with 'refused'. */
class Calls extends Stripe.HttpClient {
  readonly registry = new Registry();
  readonly health = new HealthSigns();
  private next: () => Ending | Promise<Ending> = () => 200;
  private readonly client = makeGuardedHttpClient(
    this,
    new StripeCircuit(this.health, { registry: this.registry } as Metrics),
  );

  override getClientName(): string {
    return 'calls';
  }

  override async makeRequest(): Promise<Answer> {
    const ending = await this.next();
    if (ending === 'no connection') throw new Error(ending);
    return ending === 'replayed 500'
      ? new Answer(500, { 'idempotent-replayed': 'true' })
      : new Answer(ending, {});
  }

  /** Makes a call that ends so, and says whether it was made. */
  async made(ending: Ending | Promise<Ending>): Promise<boolean> {
    let isMade = false;
    this.next = () => {
      isMade = true;
      return ending;
    };
    await this.client
      .makeRequest('api.stripe.com', '443', '/v1/prices', 'GET', {}, '', 'https', 1000)
      .catch(() => undefined);
    return isMade;
  }

  async end(...endings: Ending[]): Promise<void> {
    for (const ending of endings) expect(await this.made(ending)).toBe(true);
  }

  async gauge(): Promise<number | undefined> {
    return (await this.registry.getSingleMetric('stripe_circuit_open')?.get())?.values[0]?.value;
  }
}

let calls: Calls;
beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  jest.spyOn(Logger.prototype, 'log').mockReturnValue(undefined);
  calls = new Calls();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const opened = async (): Promise<void> => {
  await calls.end(500, 500, 500, 'no connection', 'no connection', 500);
  jest.setSystemTime(10_000);
};

describe('calls to Stripe', () => {
  it('are made until six in a row have failed', async () => {
    await calls.end(500, 500, 500, 'no connection', 500, 402);
    await calls.end(500, 500, 500, 'no connection', 500);
    expect(await calls.gauge()).toBe(0);
    await calls.end('no connection');
    expect(await calls.made(200)).toBe(false);
    expect(await calls.gauge()).toBe(1);
    expect(calls.health.listProblems()).toHaveProperty('stripe');
  });

  it('do not fail, nor succeed, by an answer that Stripe kept for the same key', async () => {
    await calls.end(500, 500, 500, 500, 500, 'replayed 500', 'replayed 500');
    expect(await calls.made('replayed 500')).toBe(true);
    await calls.end(500);
    expect(await calls.made(200)).toBe(false);
  });

  it('are tried once after ten seconds, and no second time meanwhile', async () => {
    await opened();
    jest.setSystemTime(9_999);
    expect(await calls.made(200)).toBe(false);
    jest.setSystemTime(10_000);
    let end: (ending: Ending) => void = () => undefined;
    const first = calls.made(new Promise((resolve) => (end = resolve)));
    expect(await calls.made(200)).toBe(false);
    end(200);
    expect(await first).toBe(true);
    expect(await calls.gauge()).toBe(0);
  });

  it('are all made again when the try succeeds', async () => {
    await opened();
    await calls.end(200);
    expect(calls.health.listProblems()).toEqual({});
    await calls.end(500, 500, 500, 500, 500, 200);
  });

  it('pause for another ten seconds when the try fails', async () => {
    await opened();
    await calls.end(500);
    jest.setSystemTime(19_999);
    expect(await calls.made(200)).toBe(false);
    jest.setSystemTime(20_000);
    expect(await calls.made(200)).toBe(true);
  });

  it('pause at the next failure when the try said nothing', async () => {
    await opened();
    await calls.end('replayed 500', 500);
    expect(await calls.made(200)).toBe(false);
  });

  it('alarm once until Stripe answers again', async () => {
    await opened();
    await calls.end(500);
    expect(Logger.prototype.error).toHaveBeenCalledTimes(1);
    expect(Logger.prototype.error).toHaveBeenCalledWith(expect.objectContaining({ alarm: 'stripe-away' }));
    expect(Logger.prototype.log).not.toHaveBeenCalled();
    jest.setSystemTime(20_000);
    await calls.end(200);
    expect(Logger.prototype.log).toHaveBeenCalledWith({ message: 'Stripe answers again' });
  });
});

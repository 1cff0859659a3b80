import { Injectable, Logger } from '@nestjs/common';
import { HealthSigns, Metrics } from '@landsea/nest-kit';
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { Gauge } from 'prom-client';
import type { Stripe } from 'stripe';

export type StripeHttpClient = InstanceType<typeof Stripe.HttpClient>;
type StripeAnswer = Awaited<ReturnType<StripeHttpClient['makeRequest']>>;

/** Two calls with their retries in a row. */
const FAILURES = 6;
const OPEN_MS = 10_000;

/** Stripe answered with a status from 500. */
class BrokenAnswer extends Error {
  constructor(readonly answer: StripeAnswer) {
    super(`Stripe answered ${String(answer.getStatusCode())}`);
  }

  /** One that Stripe kept for the same key says nothing about now. */
  get isReplayed(): boolean {
    return this.answer.getHeaders()['idempotent-replayed'] === 'true';
  }
}

/** Whether Stripe is called at all: while it does not answer, calls end at once instead of after their timeouts. */
@Injectable()
export class StripeCircuit {
  private readonly logger = new Logger('stripe');
  private readonly breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof BrokenAnswer && error.isReplayed)),
    { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  );
  private isAway = false;

  constructor(health: HealthSigns, { registry }: Metrics) {
    this.breaker.onBreak(() => this.changeTo({ isAway: true }));
    this.breaker.onReset(() => this.changeTo({ isAway: false }));
    health.add('stripe', () =>
      this.isAway ? 'Stripe does not answer: calls to it pause, one each 10 s tries' : undefined,
    );
    const gauge: Gauge = new Gauge({
      name: 'stripe_circuit_open',
      help: '1 while calls to Stripe are refused because it did not answer.',
      registers: [registry],
      collect: () => gauge.set(this.isAway ? 1 : 0),
    });
  }

  /** @returns undefined for a call that was not made because Stripe is away. */
  async run(call: () => Promise<StripeAnswer>): Promise<StripeAnswer | undefined> {
    // The policy would let others wait until the call that tries has ended.
    if (this.breaker.state === CircuitState.HalfOpen) return undefined;
    try {
      return await this.breaker.execute(async () => {
        const answer = await call();
        if (answer.getStatusCode() >= 500) throw new BrokenAnswer(answer);
        return answer;
      });
    } catch (error) {
      if (error instanceof BrokenAnswer) return error.answer;
      if (error instanceof BrokenCircuitError) return undefined;
      throw error;
    }
  }

  private changeTo({ isAway }: { isAway: boolean }): void {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    if (isAway)
      this.logger.error({ alarm: 'stripe-away', message: 'Stripe does not answer: calls to it pause' });
    else this.logger.log({ message: 'Stripe answers again' });
  }
}

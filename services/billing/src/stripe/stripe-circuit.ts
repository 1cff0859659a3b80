import { Injectable, Logger } from '@nestjs/common';
import { HealthSigns, Metrics } from '@landsea/nest-kit';
import { BrokenCircuitError, circuitBreaker, CircuitState, ConsecutiveBreaker, handleWhen } from 'cockatiel';
import { Gauge } from 'prom-client';
import type { Stripe } from 'stripe';

export type StripeHttpClient = InstanceType<typeof Stripe.HttpClient>;
type StripeAnswer = Awaited<ReturnType<StripeHttpClient['makeRequest']>>;

const FAILURES = 6;
const OPEN_MS = 10_000;

class BrokenAnswer extends Error {
  constructor(readonly answer: StripeAnswer) {
    super(`Stripe answered ${answer.getStatusCode()}`);
  }

  /** A replayed answer for the same key says nothing about the present. */
  get isReplayed(): boolean {
    return this.answer.getHeaders()['idempotent-replayed'] === 'true';
  }
}

/** During an outage calls end at once instead of after their timeouts. */
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

  /** @returns undefined for a call that was not made. */
  async run(call: () => Promise<StripeAnswer>): Promise<StripeAnswer | undefined> {
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

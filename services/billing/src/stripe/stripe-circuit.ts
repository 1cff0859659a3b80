import { Injectable, Logger } from '@nestjs/common';
import { HealthSigns, Metrics } from '@landsea/nest-kit';
import { Gauge } from 'prom-client';
import { CircuitBreaker } from './circuit-breaker.js';

/** Two calls with their retries in a row. */
const FAILURES = 6;
const OPEN_MS = 10_000;

/** Whether Stripe is called at all: while it does not answer, calls end at once instead of after their timeouts. */
@Injectable()
export class StripeCircuit {
  private readonly logger = new Logger('stripe');
  private readonly breaker = new CircuitBreaker({ failures: FAILURES, openMs: OPEN_MS }, () =>
    performance.now(),
  );

  constructor(health: HealthSigns, { registry }: Metrics) {
    health.add('stripe', () =>
      this.closed ? undefined : 'Stripe does not answer: calls to it pause, one each 10 s tries',
    );
    const gauge: Gauge = new Gauge({
      name: 'stripe_circuit_open',
      help: '1 while calls to Stripe are refused because it did not answer.',
      registers: [registry],
      collect: () => gauge.set(this.closed ? 0 : 1),
    });
  }

  admit(): boolean {
    return this.breaker.admit();
  }

  ended(verdict: 'succeeded' | 'failed' | 'undecided'): void {
    const wasClosed = this.closed;
    this.breaker[verdict]();
    if (wasClosed === this.closed) return;
    if (wasClosed)
      this.logger.error({ alarm: 'stripe-away', message: 'Stripe does not answer: calls to it pause' });
    else this.logger.log({ message: 'Stripe answers again' });
  }

  private get closed(): boolean {
    return this.breaker.state === 'closed';
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { CLOCK, KIT_ENV, type Clock, makeEditConflict, type DomainError } from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import { DataSource } from 'typeorm';
import type { BillingEnv } from '../env.js';
import { requireHostedUrl } from '../stripe/hosted-url.js';
import { makeProviderUnavailable, classifyStripeFailure } from '../stripe/stripe-failure.js';
import { CheckoutAttempts, type AnyAttempt } from './checkout-attempts.service.js';

export const refuseOtherCheckout = (): DomainError =>
  makeEditConflict('Another checkout of yours was started at the same moment. Please try again.');

const NOT_REACHED =
  'We could not reach our payment provider. Nothing was charged. Please try again in a moment.';
const NOT_AVAILABLE = 'Checkout is not available right now. Nothing was charged.';
const WAIT_MS = 2000;
const LOOK_EVERY_MS = 50;

@Injectable()
export class HostedSessions {
  private readonly logger = new Logger('checkout');

  constructor(
    private readonly dataSource: DataSource,
    private readonly stripe: Stripe,
    private readonly attempts: CheckoutAttempts,
    @Inject(KIT_ENV) private readonly env: BillingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** An interrupted call's session is found by its idempotency key. */
  async open(attempt: AnyAttempt): Promise<string> {
    const session = await this.create(attempt);
    const url = await this.checkUrl(attempt, session.url);
    if (await this.attempts.markOpened(attempt.id, session.id, url)) return url;
    const now = await this.attempts.find(attempt.id);
    if (now?.status === 'open' && now.sessionId === session.id) return url;
    await this.expire(session.id);
    throw refuseOtherCheckout();
  }

  async openAfterOther(attempt: AnyAttempt): Promise<string> {
    for (let waited = 0; waited < WAIT_MS; waited += LOOK_EVERY_MS) {
      await pause(LOOK_EVERY_MS);
      const now = await this.attempts.find(attempt.id);
      if (now?.status === 'open' && now.url) return now.url;
      if (now?.status !== 'creating') throw refuseOtherCheckout();
    }
    return this.open(attempt);
  }

  /** @returns false when the session is no longer open. */
  async expire(sessionId: string): Promise<boolean> {
    try {
      await this.stripe.checkout.sessions.expire(sessionId);
      return true;
    } catch (error) {
      if (classifyStripeFailure(error) === 'refused') return false;
      throw makeProviderUnavailable(NOT_REACHED, error);
    }
  }

  private async create(attempt: AnyAttempt): Promise<Stripe.Checkout.Session> {
    try {
      return await this.stripe.checkout.sessions.create(attempt.params, { idempotencyKey: attempt.idemKey });
    } catch (error) {
      const failure = classifyStripeFailure(error);
      const isAboutEmail = error instanceof Stripe.errors.StripeError && error.param === 'customer_email';
      if (failure === 'broken' || isAboutEmail)
        await this.attempts.askAnew(attempt, this.clock(), { withEmail: !isAboutEmail });
      else if (failure === 'refused') await this.giveUp(attempt, error);
      throw makeProviderUnavailable(NOT_REACHED, error);
    }
  }

  private async checkUrl(attempt: AnyAttempt, url: string | null): Promise<string> {
    try {
      return requireHostedUrl(url, this.env.CHECKOUT_ORIGINS, NOT_AVAILABLE);
    } catch (error) {
      await this.giveUp(attempt, error);
      throw error;
    }
  }

  private async giveUp(attempt: AnyAttempt, error: unknown): Promise<void> {
    this.logger.error({ message: 'checkout session refused', attemptId: attempt.id, reason: String(error) });
    await this.attempts.end(this.dataSource.manager, attempt.id, 'failed');
  }
}

import { Controller, Inject, Post, Req } from '@nestjs/common';
import {
  getCallerAddressKey,
  ApiAnswer,
  CLOCK,
  DomainError,
  KIT_ENV,
  Public,
  rateLimited,
  RateLimiter,
  RawBody,
  readRawBody,
  SkipCsrf,
  Uncounted,
  type Clock,
  type CountedRule,
  type KitRequest,
} from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { BillingEnv } from '../env.js';
import { EventIntake } from './event-intake.js';
import { verifyEvent } from './webhook-signature.js';

const MOST_BYTES = 512 * 1024;
const FORGED_LIMIT: CountedRule = { name: 'forged-webhook', limit: 300, windowSeconds: 60 };
const Received = z.object({ received: z.literal(true) });

/** The signature over the raw body is checked before the body is parsed. */
@Public()
@SkipCsrf()
@Uncounted()
@Controller('api/stripe/webhook')
export class WebhookController {
  private readonly secrets: string[];

  constructor(
    private readonly stripe: Stripe,
    private readonly intake: EventIntake,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) env: BillingEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    const { STRIPE_WEBHOOK_SECRET, STRIPE_WEBHOOK_SECRET_PREVIOUS } = env;
    this.secrets = [
      STRIPE_WEBHOOK_SECRET,
      ...(STRIPE_WEBHOOK_SECRET_PREVIOUS ? [STRIPE_WEBHOOK_SECRET_PREVIOUS] : []),
    ];
  }

  @Post()
  @RawBody()
  @ApiAnswer(Received)
  async receive(@Req() request: KitRequest): Promise<{ received: true }> {
    const body = await readRawBody(request, MOST_BYTES);
    const header = String(request.headers['stripe-signature'] ?? '');
    const event = verifyEvent(this.stripe, { body, header, secrets: this.secrets, now: this.clock() });
    if (!event) return this.refuse(request);
    await this.intake.take(event);
    return { received: true };
  }

  private async refuse(request: KitRequest): Promise<never> {
    const retryAfter = await this.limiter.hit(FORGED_LIMIT, getCallerAddressKey(request));
    if (retryAfter !== undefined) throw rateLimited(retryAfter, 'too many deliveries with a wrong signature');
    throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
  }
}

import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import {
  ApiAnswer,
  BodyLimit,
  CLOCK,
  DomainError,
  KIT_ENV,
  Public,
  SkipCsrf,
  Uncounted,
  type Clock,
  type KitRequest,
} from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { BillingEnv } from '../env.js';
import { EventIntake } from './event-intake.js';
import { signedEvent } from './webhook-signature.js';

const MOST_BYTES = 512 * 1024;
const Received = z.object({ received: z.literal(true) });

/** Where Stripe delivers. It proves itself by its signature over the raw body, and by nothing else. */
@Public()
@SkipCsrf()
@Uncounted()
@Controller('api/stripe/webhook')
export class WebhookController {
  private readonly secrets: string[];

  constructor(
    private readonly stripe: Stripe,
    private readonly intake: EventIntake,
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
  @BodyLimit(MOST_BYTES)
  @HttpCode(200)
  @ApiAnswer(Received)
  async receive(@Req() { rawBody: body, headers }: KitRequest): Promise<{ received: true }> {
    const header = String(headers['stripe-signature'] ?? '');
    const event =
      body && signedEvent(this.stripe, { body, header, secrets: this.secrets, now: this.clock() });
    if (!event) throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
    await this.intake.take(event);
    return { received: true };
  }
}

import { Controller, Inject, Post, Req } from '@nestjs/common';
import {
  ApiAnswer,
  CLOCK,
  DomainError,
  KIT_ENV,
  Lane,
  Public,
  SkipCsrf,
  type Clock,
  type KitRequest,
} from '@landsea/nest-kit';
import { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { BillingEnv } from '../env.js';
import { EventIntake } from './event-intake.js';
import { signedEvent } from './webhook-signature.js';

const PATH = 'api/stripe/webhook';
const LARGEST_EVENT_BYTES = 512 * 1024;
const Received = z.object({ received: z.literal(true) });

/** Where Stripe delivers. It proves itself by its signature over the raw body, and by nothing else. */
@Public()
@SkipCsrf()
@Controller(PATH)
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
  @Lane({ path: `/${PATH}`, limit: LARGEST_EVENT_BYTES })
  @ApiAnswer(Received)
  async take(@Req() request: KitRequest): Promise<{ received: true }> {
    const { rawBody: body } = request;
    const header = String(request.headers['stripe-signature'] ?? '');
    const event =
      body && signedEvent(this.stripe, { body, header, secrets: this.secrets, now: this.clock() });
    if (!event) throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
    await this.intake.take(event, body.toString('utf8'));
    return { received: true };
  }
}

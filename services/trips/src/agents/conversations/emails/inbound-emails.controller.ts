import {
  addressOf,
  ApiAnswer,
  CLOCK,
  DomainError,
  KIT_ENV,
  notFound,
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
import { Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { TripsEnv } from '../../../env.js';
import { InboundEmails } from './inbound-emails.service.js';
import { isSignedDelivery } from '../../../trip/inbound-mail/inbound-signature.js';

const MOST_BYTES = 10 * 1024 * 1024;
/** Deliveries with a valid signature are never limited. */
const FORGED_LIMIT: CountedRule = { name: 'forged-email', limit: 60, windowSeconds: 60 };

/** Where the provider of our mail delivers answers, each as it came. The signature over it is the only proof. */
@Public()
@SkipCsrf()
@Uncounted()
@Controller('api/v1/inbound-emails')
export class InboundEmailsController {
  constructor(
    private readonly emails: InboundEmails,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  @RawBody()
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async receive(@Req() request: KitRequest): Promise<void> {
    const { INBOUND_MAIL_SECRET: secret } = this.env;
    if (!secret) throw notFound('answers by email are not configured');
    const body = await readRawBody(request, MOST_BYTES);
    const header = String(request.headers['landsea-signature'] ?? '');
    if (!isSignedDelivery(header, body, secret, this.clock())) return this.refuse(request);
    await this.emails.receive(body);
  }

  private async refuse(request: KitRequest): Promise<never> {
    const retryAfter = await this.limiter.hit(FORGED_LIMIT, addressOf(request));
    if (retryAfter !== undefined) throw rateLimited(retryAfter, 'too many emails with a wrong signature');
    throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
  }
}

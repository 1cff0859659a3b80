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
import type { TripsEnv } from '../../env.js';
import { isSignedDelivery } from '../inbound-mail/inbound-signature.js';
import { ForwardedEmails } from './forwarded-emails.service.js';

const MOST_BYTES = 1024 * 1024;
/** Deliveries with a valid signature are never limited by address: they all come from one provider. */
const FORGED_LIMIT: CountedRule = { name: 'forged-forwarded-email', limit: 60, windowSeconds: 60 };

/** Signed is the recipient of the envelope with the email, because the same email may go to another trip. */
export const signedDelivery = (recipient: string, email: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${recipient}\n`), email]);

/** Where the provider of our mail delivers what was forwarded to trips, each as it came. The signature is the only proof. */
@Public()
@SkipCsrf()
@Uncounted()
@Controller('api/v1/forwarded-emails')
export class ForwardedEmailsController {
  constructor(
    private readonly emails: ForwardedEmails,
    private readonly limiter: RateLimiter,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Post()
  @RawBody()
  @HttpCode(204)
  @ApiAnswer(undefined, 204)
  async receive(@Req() request: KitRequest): Promise<void> {
    const { TRIP_MAIL_SECRET: secret } = this.env;
    if (!secret) throw notFound('forwarding is not configured');
    const email = await readRawBody(request, MOST_BYTES);
    const recipient = String(request.headers['landsea-recipient'] ?? '');
    const signature = String(request.headers['landsea-signature'] ?? '');
    if (!isSignedDelivery(signature, signedDelivery(recipient, email), secret, this.clock()))
      return this.refuse(request);
    await this.emails.receive(recipient, email);
  }

  private async refuse(request: KitRequest): Promise<never> {
    const retryAfter = await this.limiter.hit(FORGED_LIMIT, addressOf(request));
    if (retryAfter !== undefined) throw rateLimited(retryAfter, 'too many emails with a wrong signature');
    throw new DomainError({ code: 'MALFORMED_BODY', message: 'The signature does not fit.' });
  }
}

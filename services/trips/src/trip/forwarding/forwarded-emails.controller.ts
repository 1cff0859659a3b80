import {
  ApiAnswer,
  KIT_ENV,
  makeNotFound,
  Public,
  RawBody,
  SkipCsrf,
  Uncounted,
  type KitRequest,
} from '@landsea/nest-kit';
import { Controller, Inject, Post, Req } from '@nestjs/common';
import type { TripsEnv } from '../../env.js';
import { InboundDeliveries } from '../inbound-mail/inbound-deliveries.js';
import { ForwardedEmails } from './forwarded-emails.service.js';

@Public()
@SkipCsrf()
@Uncounted()
@Controller('api/v1/forwarded-emails')
export class ForwardedEmailsController {
  constructor(
    private readonly emails: ForwardedEmails,
    private readonly deliveries: InboundDeliveries,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  @Post()
  @RawBody()
  @ApiAnswer(undefined, 204)
  async receive(@Req() request: KitRequest): Promise<void> {
    const { TRIP_MAIL_SECRET: secret } = this.env;
    if (!secret) throw makeNotFound('forwarding is not configured');
    const { recipient, email } = await this.deliveries.take(request, { secret, signsRecipient: true });
    await this.emails.receive(recipient, email);
  }
}

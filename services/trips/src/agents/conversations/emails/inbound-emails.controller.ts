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
import type { TripsEnv } from '../../../env.js';
import { InboundDeliveries } from '../../../trip/inbound-mail/inbound-deliveries.js';
import { InboundEmails } from './inbound-emails.service.js';

@Public()
@SkipCsrf()
@Uncounted()
@Controller('api/v1/inbound-emails')
export class InboundEmailsController {
  constructor(
    private readonly emails: InboundEmails,
    private readonly deliveries: InboundDeliveries,
    @Inject(KIT_ENV) private readonly env: TripsEnv,
  ) {}

  @Post()
  @RawBody()
  @ApiAnswer(undefined, 204)
  async receive(@Req() request: KitRequest): Promise<void> {
    const { INBOUND_MAIL_SECRET: secret } = this.env;
    if (!secret) throw makeNotFound('answers by email are not configured');
    const { email } = await this.deliveries.take(request, { secret, signsRecipient: false });
    await this.emails.receive(email);
  }
}

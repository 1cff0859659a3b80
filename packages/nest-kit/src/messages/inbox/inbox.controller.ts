import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { InboxMessage } from '@landsea/contracts/messages';
import type { KitRequest } from '../../http/routes/kit-request.js';
import { Internal } from '../../http/routes/route-marks.js';
import { InboxService } from './inbox.service.js';

@Internal()
@Controller('internal/inbox')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Post()
  @HttpCode(204)
  async take(
    @Body({ schema: InboxMessage }) message: InboxMessage,
    @Req() request: KitRequest,
  ): Promise<void> {
    await this.inbox.take(message, request.caller);
  }
}

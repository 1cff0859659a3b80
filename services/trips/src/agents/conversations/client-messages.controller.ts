import { MessageClients, MessagedClients } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { ClientMessagesService } from './client-messages.service.js';

const LIMIT: RateLimitRule = { name: 'message-clients', limit: 20, windowSeconds: 3600, by: 'user' };

@UserTypes('agent')
@Controller('api/v1/client-messages')
export class ClientMessagesController {
  constructor(private readonly messages: ClientMessagesService) {}

  @RateLimit(LIMIT)
  @Post()
  @ApiAnswer(MessagedClients)
  send(
    @CurrentUser() agent: Principal,
    @Body({ schema: MessageClients }) message: MessageClients,
  ): Promise<MessagedClients> {
    return this.messages.send(agent, message);
  }
}

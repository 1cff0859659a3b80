import { MessageFieldValues } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Controller, Get } from '@nestjs/common';
import { TripId } from '../../row-id.pipe.js';
import { MessageFields } from './message-fields.service.js';

@UserTypes('agent')
@Controller('api/v1/agent-trips/:tripId/message-fields')
export class MessageFieldsController {
  constructor(private readonly fields: MessageFields) {}

  @Get()
  @ApiAnswer(MessageFieldValues)
  get(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<MessageFieldValues> {
    return this.fields.get(agent, tripId);
  }
}

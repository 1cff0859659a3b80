import { ClientHandOver, HandOverClients, HandOverList, UndoneHandOver } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { HandOversService } from './hand-overs.service.js';

const HAND_OVER_LIMIT: RateLimitRule = {
  name: 'hand-over-clients',
  limit: 60,
  windowSeconds: 3600,
  by: 'user',
};

@UserTypes('agent')
@Controller('api/v1/hand-overs')
export class HandOversController {
  constructor(private readonly handOvers: HandOversService) {}

  @Get()
  @ApiAnswer(HandOverList)
  list(@CurrentUser() user: Principal): Promise<HandOverList> {
    return this.handOvers.list(user);
  }

  @RateLimit(HAND_OVER_LIMIT)
  @Post()
  @ApiAnswer(ClientHandOver, 201)
  handOver(
    @CurrentUser() user: Principal,
    @Body({ schema: HandOverClients }) chosen: HandOverClients,
  ): Promise<ClientHandOver> {
    return this.handOvers.handOver(user, chosen);
  }

  @Post(':handOverId/undo')
  @ApiAnswer(UndoneHandOver)
  undo(
    @CurrentUser() user: Principal,
    @Param('handOverId', RowIdPipe) handOverId: string,
  ): Promise<UndoneHandOver> {
    return this.handOvers.undo(user, handOverId);
  }
}

import { ChooseClientDigest, ClientDigest, LeaveOutLine, LeaveOutReader } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientDigestsService } from './client-digests.service.js';

const SEND_LIMIT: RateLimitRule = { name: 'send-client-digest', limit: 120, windowSeconds: 3600, by: 'user' };

@UserTypes('agent')
@Controller('api/v1/clients/:clientId/digest')
export class ClientDigestsController {
  constructor(private readonly digests: ClientDigestsService) {}

  @Get()
  @ApiAnswer(ClientDigest)
  get(@CurrentUser() user: Principal, @Param('clientId', RowIdPipe) clientId: string): Promise<ClientDigest> {
    return this.digests.get(user, clientId);
  }

  @Put()
  @ApiAnswer(ClientDigest)
  choose(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: ChooseClientDigest }) choice: ChooseClientDigest,
  ): Promise<ClientDigest> {
    return this.digests.choose(user, clientId, choice);
  }

  @Put('lines')
  @ApiAnswer(ClientDigest)
  leaveOut(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: LeaveOutLine }) line: LeaveOutLine,
  ): Promise<ClientDigest> {
    return this.digests.leaveOut(user, clientId, line);
  }

  @Put('readers')
  @ApiAnswer(ClientDigest)
  leaveOutReader(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: LeaveOutReader }) reader: LeaveOutReader,
  ): Promise<ClientDigest> {
    return this.digests.leaveOutReader(user, clientId, reader);
  }

  @RateLimit(SEND_LIMIT)
  @Post('emails')
  @ApiAnswer(ClientDigest)
  send(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ClientDigest> {
    return this.digests.send(user, clientId);
  }
}

import { CheckDuplicates, DuplicateList, LikelyClients } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { DuplicatesService } from './duplicates.service.js';

@UserTypes('agent')
@Controller('api/v1/client-duplicates')
export class DuplicatesController {
  constructor(private readonly duplicates: DuplicatesService) {}

  @Get()
  @ApiAnswer(DuplicateList)
  list(@CurrentUser() user: Principal): Promise<DuplicateList> {
    return this.duplicates.list(user);
  }

  @Post('check')
  @ApiAnswer(LikelyClients)
  check(
    @CurrentUser() user: Principal,
    @Body({ schema: CheckDuplicates }) typed: CheckDuplicates,
  ): Promise<LikelyClients> {
    return this.duplicates.check(user, typed);
  }

  @Get(':clientId')
  @ApiAnswer(LikelyClients)
  listLikely(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<LikelyClients> {
    return this.duplicates.listLikely(user, clientId);
  }

  @Put(':clientId/apart/:otherId')
  @HttpCode(204)
  setApart(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('otherId', RowIdPipe) otherId: string,
  ): Promise<void> {
    return this.duplicates.setApart(user, clientId, otherId, true);
  }

  @Delete(':clientId/apart/:otherId')
  @HttpCode(204)
  setTogether(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('otherId', RowIdPipe) otherId: string,
  ): Promise<void> {
    return this.duplicates.setApart(user, clientId, otherId, false);
  }
}

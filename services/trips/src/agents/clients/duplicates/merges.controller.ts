import { Client, ClientMergeList, MergeClients, MergePreview, UndoneMerge } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { MergeUndoService } from './merge-undo.service.js';
import { MergesService } from './merges.service.js';

@UserTypes('agent')
@Controller('api/v1/client-merges')
export class MergesController {
  constructor(
    private readonly merges: MergesService,
    private readonly undoing: MergeUndoService,
  ) {}

  @Get()
  @ApiAnswer(ClientMergeList)
  list(@CurrentUser() user: Principal): Promise<ClientMergeList> {
    return this.merges.list(user);
  }

  @Get('preview/:clientId/:otherId')
  @ApiAnswer(MergePreview)
  preview(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) keepId: string,
    @Param('otherId', RowIdPipe) mergeId: string,
  ): Promise<MergePreview> {
    return this.merges.preview(user, keepId, mergeId);
  }

  @Post()
  @ApiAnswer(Client, 201)
  merge(
    @CurrentUser() user: Principal,
    @Body({ schema: MergeClients }) wanted: MergeClients,
  ): Promise<Client> {
    return this.merges.merge(user, wanted);
  }

  @Post(':mergeId/undo')
  @ApiAnswer(UndoneMerge)
  undo(@CurrentUser() user: Principal, @Param('mergeId', RowIdPipe) mergeId: string): Promise<UndoneMerge> {
    return this.undoing.undo(user, mergeId);
  }
}

import {
  ChangeClients,
  ChangedClients,
  ClientListQuery,
  ClientListSummary,
  ClientPage,
  UndoneClients,
} from '@landsea/contracts/agents';
import {
  SecurityEvent,
  ApiAnswer,
  CurrentUser,
  RateLimit,
  UserTypes,
  type Principal,
} from '@landsea/nest-kit';
import { Body, Controller, Get, Header, Param, Post, Query } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientBulkService } from './client-bulk.service.js';
import { ClientListService } from './client-list.service.js';

@UserTypes('agent')
@Controller('api/v1/client-list')
export class ClientListController {
  constructor(
    private readonly clients: ClientListService,
    private readonly bulk: ClientBulkService,
  ) {}

  @Get()
  @ApiAnswer(ClientPage)
  getPage(
    @CurrentUser() user: Principal,
    @Query({ schema: ClientListQuery }) query: ClientListQuery,
  ): Promise<ClientPage> {
    return this.clients.getPage(user, query);
  }

  @Get('summary')
  @ApiAnswer(ClientListSummary)
  getSummary(@CurrentUser() user: Principal): Promise<ClientListSummary> {
    return this.clients.getSummary(user);
  }

  @RateLimit({ name: 'export-clients', limit: 20, windowSeconds: 60 * 60, by: 'user' })
  @SecurityEvent('export')
  @Get('export')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="landsea-clients.csv"')
  @ApiAnswer(undefined)
  export(
    @CurrentUser() user: Principal,
    @Query({ schema: ClientListQuery }) { cursor: _cursor, ...filter }: ClientListQuery,
  ): Promise<string> {
    return this.clients.export(user, filter);
  }

  @Post('bulk')
  @ApiAnswer(ChangedClients)
  change(
    @CurrentUser() user: Principal,
    @Body({ schema: ChangeClients }) change: ChangeClients,
  ): Promise<ChangedClients> {
    return this.bulk.change(user, change);
  }

  @Post('bulk/:stepId/undo')
  @ApiAnswer(UndoneClients)
  undo(@CurrentUser() user: Principal, @Param('stepId', RowIdPipe) stepId: string): Promise<UndoneClients> {
    return this.bulk.undo(user, stepId);
  }
}

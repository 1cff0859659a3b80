import {
  Client,
  ClientList,
  ConnectClients,
  CreateClient,
  InviteClient,
  UpdateClient,
} from '@landsea/contracts/agents';
import { ActivityList } from '@landsea/contracts/trip';
import { ApiAnswer, CurrentUser, RateLimit, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientChangesService } from './client-changes.service.js';
import { ClientInvitationsService, INVITE_LIMIT } from './client-invitations.service.js';
import { ClientsService } from './clients.service.js';

@UserTypes('agent')
@Controller('api/v1/clients')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly invitations: ClientInvitationsService,
    private readonly changes: ClientChangesService,
  ) {}

  @Post()
  @ApiAnswer(Client, 201)
  add(
    @CurrentUser() agent: Principal,
    @Body({ schema: CreateClient }) client: CreateClient,
  ): Promise<Client> {
    return this.clients.add(agent, client);
  }

  @Get()
  @ApiAnswer(ClientList)
  list(@CurrentUser() agent: Principal): Promise<ClientList> {
    return this.clients.list(agent);
  }

  @Get(':clientId')
  @ApiAnswer(Client)
  get(@CurrentUser() agent: Principal, @Param('clientId', RowIdPipe) clientId: string): Promise<Client> {
    return this.clients.get(agent, clientId);
  }

  @RateLimit(INVITE_LIMIT)
  @Post(':clientId/invite')
  @ApiAnswer(Client)
  invite(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: InviteClient }) invitation: InviteClient,
  ): Promise<Client> {
    return this.invitations.invite(agent, clientId, invitation);
  }

  @Patch(':clientId')
  @ApiAnswer(Client)
  change(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Body({ schema: UpdateClient }) change: UpdateClient,
  ): Promise<Client> {
    return this.changes.change(agent, clientId, change);
  }

  @Put(':clientId/connections/:otherId')
  @ApiAnswer(Client)
  connect(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('otherId', RowIdPipe) otherId: string,
    @Body({ schema: ConnectClients }) to: ConnectClients,
  ): Promise<Client> {
    return this.changes.connect(agent, clientId, otherId, to);
  }

  @Delete(':clientId/connections/:otherId')
  @HttpCode(204)
  disconnect(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('otherId', RowIdPipe) otherId: string,
  ): Promise<void> {
    return this.changes.disconnect(agent, clientId, otherId);
  }

  @Get(':clientId/activity')
  @ApiAnswer(ActivityList)
  listActivity(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ActivityList> {
    return this.changes.listActivity(agent, clientId);
  }

  @Post(':clientId/activity/:changeId/undo')
  @ApiAnswer(Client)
  undo(
    @CurrentUser() agent: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('changeId', RowIdPipe) changeId: string,
  ): Promise<Client> {
    return this.changes.undo(agent, clientId, changeId);
  }
}

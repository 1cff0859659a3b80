import { Client, ClientList, CreateClient } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, RateLimit, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientInvitationsService, INVITE_LIMIT } from './client-invitations.service.js';
import { ClientsService } from './clients.service.js';

@UserTypes('agent')
@Controller('api/v1/clients')
export class ClientsController {
  constructor(
    private readonly clients: ClientsService,
    private readonly invitations: ClientInvitationsService,
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
  invite(@CurrentUser() agent: Principal, @Param('clientId', RowIdPipe) clientId: string): Promise<Client> {
    return this.invitations.invite(agent, clientId);
  }
}

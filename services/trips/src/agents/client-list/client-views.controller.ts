import { ClientView, ClientViewList, CreateClientView, UpdateClientView } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientViewsService } from './client-views.service.js';

@UserTypes('agent')
@Controller('api/v1/client-views')
export class ClientViewsController {
  constructor(private readonly views: ClientViewsService) {}

  @Get()
  @ApiAnswer(ClientViewList)
  list(@CurrentUser() user: Principal): Promise<ClientViewList> {
    return this.views.list(user);
  }

  @Post()
  @ApiAnswer(ClientView, 201)
  add(
    @CurrentUser() user: Principal,
    @Body({ schema: CreateClientView }) view: CreateClientView,
  ): Promise<ClientView> {
    return this.views.add(user, view);
  }

  @Patch(':viewId')
  @ApiAnswer(ClientView)
  change(
    @CurrentUser() user: Principal,
    @Param('viewId', RowIdPipe) viewId: string,
    @Body({ schema: UpdateClientView }) change: UpdateClientView,
  ): Promise<ClientView> {
    return this.views.change(user, viewId, change);
  }

  @Delete(':viewId')
  @HttpCode(204)
  remove(@CurrentUser() user: Principal, @Param('viewId', RowIdPipe) viewId: string): Promise<void> {
    return this.views.remove(user, viewId);
  }
}

import { Module } from '@nestjs/common';
import { IndexClientLists1764020500000 } from '../../migrations/agents/1764020500000-index-client-lists.js';
import { KeepTodayInViews1764100020000 } from '../../migrations/agents/1764100020000-keep-today-in-views.js';
import { ClientsModule } from '../clients/clients.module.js';
import { TeamModule } from '../team/team.module.js';
import { ClientBulkService } from './client-bulk.service.js';
import { ClientListController } from './client-list.controller.js';
import { ClientListService } from './client-list.service.js';
import { ClientStepRow } from './client-step.entity.js';
import { ClientViewRow } from './client-view.entity.js';
import { ClientViewsController } from './client-views.controller.js';
import { ClientViewsService } from './client-views.service.js';
import { byUser } from '@landsea/nest-kit';

@Module({
  imports: [ClientsModule, TeamModule],
  controllers: [ClientListController, ClientViewsController],
  providers: [ClientListService, ClientBulkService, ClientViewsService],
})
export class ClientListModule {
  static readonly personalData = [
    byUser(ClientViewRow, { clientViews: ['name', 'filter', 'columns'] }),
    byUser(ClientStepRow),
  ];
  static readonly entities = [ClientViewRow, ClientStepRow];
  static readonly migrations = [IndexClientLists1764020500000, KeepTodayInViews1764100020000];
}

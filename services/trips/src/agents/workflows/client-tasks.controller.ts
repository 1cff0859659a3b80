import { ClientTask, ClientTaskList, TickClientTask } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ClientTasksService } from './client-tasks.service.js';

@Controller('api/v1/travel-agents/:clientId/tasks')
export class ClientTasksController {
  constructor(private readonly tasks: ClientTasksService) {}

  @Get()
  @ApiAnswer(ClientTaskList)
  list(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
  ): Promise<ClientTaskList> {
    return this.tasks.list(user, clientId);
  }

  @Put(':workflowTaskId')
  @ApiAnswer(ClientTask)
  tick(
    @CurrentUser() user: Principal,
    @Param('clientId', RowIdPipe) clientId: string,
    @Param('workflowTaskId', RowIdPipe) taskId: string,
    @Body({ schema: TickClientTask }) tick: TickClientTask,
  ): Promise<ClientTask> {
    return this.tasks.tick(user, clientId, taskId, tick);
  }
}

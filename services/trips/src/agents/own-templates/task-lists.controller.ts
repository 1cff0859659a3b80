import { OwnTaskLists, SaveTaskList } from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { TaskListsService } from './task-lists.service.js';

@UserTypes('agent')
@Controller('api/v1/task-lists')
export class TaskListsController {
  constructor(private readonly lists: TaskListsService) {}

  @Get()
  @ApiAnswer(OwnTaskLists)
  list(@CurrentUser() agent: Principal): Promise<OwnTaskLists> {
    return this.lists.list(agent);
  }

  @Put(':taskListId')
  @ApiAnswer(OwnTaskLists)
  save(
    @CurrentUser() agent: Principal,
    @Param('taskListId', RowIdPipe) id: string,
    @Body({ schema: SaveTaskList }) list: SaveTaskList,
  ): Promise<OwnTaskLists> {
    return this.lists.save(agent, id, list);
  }

  @Delete(':taskListId')
  @ApiAnswer(OwnTaskLists)
  remove(@CurrentUser() agent: Principal, @Param('taskListId', RowIdPipe) id: string): Promise<OwnTaskLists> {
    return this.lists.remove(agent, id);
  }
}

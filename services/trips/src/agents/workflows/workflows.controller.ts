import {
  AddWorkflowTask,
  ApplyWorkflow,
  ChangeWorkflowTask,
  DueTaskList,
  TripWorkflow,
  WorkflowTask,
} from '@landsea/contracts/agents';
import { ApiAnswer, CurrentUser, UserTypes, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { WorkflowsService } from './workflows.service.js';

@UserTypes('agent')
@Controller('api/v1')
export class WorkflowsController {
  constructor(private readonly workflows: WorkflowsService) {}

  @Get('workflow-tasks')
  @ApiAnswer(DueTaskList)
  listDue(@CurrentUser() agent: Principal): Promise<DueTaskList> {
    return this.workflows.listDue(agent);
  }

  @Get('agent-trips/:tripId/tasks')
  @ApiAnswer(TripWorkflow)
  getTripWorkflow(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<TripWorkflow> {
    return this.workflows.getTripWorkflow(agent, tripId);
  }

  @Post('agent-trips/:tripId/workflow')
  @ApiAnswer(TripWorkflow)
  apply(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: ApplyWorkflow }) workflow: ApplyWorkflow,
  ): Promise<TripWorkflow> {
    return this.workflows.apply(agent, tripId, workflow);
  }

  @Delete('agent-trips/:tripId/workflow')
  @HttpCode(204)
  remove(@CurrentUser() agent: Principal, @TripId() tripId: string): Promise<void> {
    return this.workflows.remove(agent, tripId);
  }

  @Post('agent-trips/:tripId/tasks')
  @ApiAnswer(WorkflowTask, 201)
  add(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: AddWorkflowTask }) task: AddWorkflowTask,
  ): Promise<WorkflowTask> {
    return this.workflows.add(agent, tripId, task);
  }

  @Patch('agent-trips/:tripId/tasks/:workflowTaskId')
  @ApiAnswer(WorkflowTask)
  change(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('workflowTaskId', RowIdPipe) taskId: string,
    @Body({ schema: ChangeWorkflowTask }) change: ChangeWorkflowTask,
  ): Promise<WorkflowTask> {
    return this.workflows.change(agent, tripId, taskId, change);
  }

  @Delete('agent-trips/:tripId/tasks/:workflowTaskId')
  @HttpCode(204)
  removeTask(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('workflowTaskId', RowIdPipe) taskId: string,
  ): Promise<void> {
    return this.workflows.removeTask(agent, tripId, taskId);
  }

  @Post('agent-trips/:tripId/tasks/:workflowTaskId/restore')
  @ApiAnswer(WorkflowTask)
  restoreTask(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('workflowTaskId', RowIdPipe) taskId: string,
  ): Promise<WorkflowTask> {
    return this.workflows.restoreTask(agent, tripId, taskId);
  }
}

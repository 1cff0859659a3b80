import {
  AddedTasks,
  AddSuggestedTasks,
  CreateTask,
  CreateWindowTask,
  MoveTask,
  Task,
  TaskTemplate,
  TripTasks,
  UpdateTask,
} from '@landsea/contracts/planning';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { TaskTemplateService } from './task-template.service.js';
import { TasksService } from './tasks.service.js';

@Controller('api/v1/trips/:tripId/tasks')
export class TasksController {
  constructor(
    private readonly tasks: TasksService,
    private readonly templates: TaskTemplateService,
  ) {}

  @Get()
  @ApiAnswer(TripTasks)
  listTasks(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TripTasks> {
    return this.tasks.listTasks(user, tripId);
  }

  @Get('template')
  @ApiAnswer(TaskTemplate)
  getTemplate(@CurrentUser() user: Principal, @TripId() tripId: string): Promise<TaskTemplate> {
    return this.templates.getTemplate(user, tripId);
  }

  @Post('template')
  @ApiAnswer(AddedTasks)
  addSuggested(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: AddSuggestedTasks }) chosen: AddSuggestedTasks,
  ): Promise<AddedTasks> {
    return this.templates.add(user, tripId, chosen);
  }

  @Post()
  @ApiAnswer(Task, 201)
  add(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateTask }) task: CreateTask,
  ): Promise<Task> {
    return this.tasks.add(user, tripId, task);
  }

  @Post('from-window')
  @ApiAnswer(Task, 201)
  addFromWindow(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Body({ schema: CreateWindowTask }) task: CreateWindowTask,
  ): Promise<Task> {
    return this.tasks.addFromWindow(user, tripId, task);
  }

  @Patch(':taskId')
  @ApiAnswer(Task)
  change(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('taskId', RowIdPipe) taskId: string,
    @Body({ schema: UpdateTask }) change: UpdateTask,
  ): Promise<Task> {
    return this.tasks.change(user, tripId, taskId, change);
  }

  @Put(':taskId/place')
  @ApiAnswer(Task)
  move(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('taskId', RowIdPipe) taskId: string,
    @Body({ schema: MoveTask }) place: MoveTask,
  ): Promise<Task> {
    return this.tasks.move(user, tripId, taskId, place);
  }

  @Delete(':taskId')
  @HttpCode(204)
  remove(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('taskId', RowIdPipe) taskId: string,
  ): Promise<void> {
    return this.tasks.remove(user, tripId, taskId);
  }
}

import { PauseSending, SendTaskMessage, TaskMessagePreview } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import { TaskMessagesService } from './task-messages.service.js';

const SEND_LIMIT: RateLimitRule = { name: 'send-task-message', limit: 240, windowSeconds: 3600, by: 'user' };

@UserTypes('agent')
@Controller('api/v1/agent-trips/:tripId')
export class TaskMessagesController {
  constructor(private readonly messages: TaskMessagesService) {}

  @Get('tasks/:workflowTaskId/message')
  @ApiAnswer(TaskMessagePreview)
  preview(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('workflowTaskId', RowIdPipe) taskId: string,
  ): Promise<TaskMessagePreview> {
    return this.messages.preview(agent, tripId, taskId);
  }

  @RateLimit(SEND_LIMIT)
  @Post('tasks/:workflowTaskId/message')
  @HttpCode(204)
  send(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Param('workflowTaskId', RowIdPipe) taskId: string,
    @Body({ schema: SendTaskMessage }) message: SendTaskMessage,
  ): Promise<void> {
    return this.messages.send(agent, tripId, taskId, message);
  }

  @Put('message-sending')
  @HttpCode(204)
  pause(
    @CurrentUser() agent: Principal,
    @TripId() tripId: string,
    @Body({ schema: PauseSending }) { isPaused }: PauseSending,
  ): Promise<void> {
    return this.messages.pause(agent, tripId, isPaused);
  }
}

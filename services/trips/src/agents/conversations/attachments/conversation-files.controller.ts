import { MessageFile } from '@landsea/contracts/agents';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Delete, Get, Param, Post, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../../row-id.pipe.js';
import { answerFile, answerThumbnail } from '../../../trip/files/file-answers.js';
import { ConversationFiles } from './conversation-files.service.js';

@Controller('api/v1/conversations/:conversationId/attachments')
export class ConversationFilesController {
  constructor(private readonly files: ConversationFiles) {}

  @Post()
  @RawBody()
  @RateLimit({ name: 'attachment', limit: 60, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(MessageFile, 201)
  attach(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<MessageFile> {
    return this.files.attach(user, id, request, String(name));
  }

  @Get(':fileId')
  async open(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('fileId', RowIdPipe) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerFile(response, await this.files.open(user, id, fileId));
  }

  @Get(':fileId/thumbnail')
  async openThumbnail(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('fileId', RowIdPipe) fileId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return answerThumbnail(response, await this.files.openThumbnail(user, id, fileId));
  }

  @Delete(':fileId')
  @ApiAnswer(undefined, 204)
  detach(
    @CurrentUser() user: Principal,
    @Param('conversationId', RowIdPipe) id: string,
    @Param('fileId', RowIdPipe) fileId: string,
  ): Promise<void> {
    return this.files.detach(user, id, fileId);
  }
}

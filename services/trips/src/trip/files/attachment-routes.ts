import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Delete, Get, Param, Put, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe, TripId } from '../../row-id.pipe.js';
import type { AttachmentsService } from './attachments.service.js';
import { answerFile, answerThumbnail } from './file-answers.js';

type AnswerSchema = Parameters<typeof ApiAnswer>[0];

/**
 * @param answer the schema of the row.
 * @param row the parameter of the path that names the row, such as `expenseId`.
 * @param limit the name under which uploads are counted.
 */
export const makeAttachmentsController = <Answer>(answer: AnswerSchema, row: string, limit: string) => {
  abstract class AttachmentsController {
    protected abstract readonly attachments: AttachmentsService<Answer>;

    @Get()
    async open(
      @CurrentUser() user: Principal,
      @TripId() tripId: string,
      @Param(row, RowIdPipe) rowId: string,
      @Res({ passthrough: true }) response: Response,
    ): Promise<StreamableFile> {
      return answerFile(response, await this.attachments.open({ user, tripId, rowId }));
    }

    @Get('thumbnail')
    async openThumbnail(
      @CurrentUser() user: Principal,
      @TripId() tripId: string,
      @Param(row, RowIdPipe) rowId: string,
      @Res({ passthrough: true }) response: Response,
    ): Promise<StreamableFile> {
      return answerThumbnail(response, await this.attachments.openThumbnail({ user, tripId, rowId }));
    }

    @Put()
    @RawBody()
    @RateLimit({ name: limit, limit: 60, windowSeconds: 3600, by: 'user' })
    @ApiAnswer(answer)
    attach(
      @CurrentUser() user: Principal,
      @TripId() tripId: string,
      @Param(row, RowIdPipe) rowId: string,
      @Req() request: KitRequest,
      @Query('name') name = '',
    ): Promise<Answer> {
      return this.attachments.attach({ user, tripId, rowId }, request, String(name));
    }

    @Delete()
    @ApiAnswer(answer)
    detach(
      @CurrentUser() user: Principal,
      @TripId() tripId: string,
      @Param(row, RowIdPipe) rowId: string,
    ): Promise<Answer> {
      return this.attachments.detach({ user, tripId, rowId });
    }
  }
  return AttachmentsController;
};

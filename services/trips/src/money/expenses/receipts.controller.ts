import { Expense } from '@landsea/contracts/money';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Delete, Get, Param, Put, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../row-id.pipe.js';
import { fileAnswer, thumbnailAnswer } from '../../trip/files/file-answers.js';
import { ReceiptsService } from './receipts.service.js';

@Controller('api/v1/trips/:tripId/expenses/:expenseId/receipt')
export class ReceiptsController {
  constructor(private readonly receipts: ReceiptsService) {}

  @Get()
  async open(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return fileAnswer(response, await this.receipts.open(user, tripId, expenseId));
  }

  @Get('thumbnail')
  async openThumbnail(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    return thumbnailAnswer(response, await this.receipts.openThumbnail(user, tripId, expenseId));
  }

  @Put()
  @RawBody()
  @RateLimit({ name: 'receipt', limit: 60, windowSeconds: 3600, by: 'user' })
  @ApiAnswer(Expense)
  attach(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
    @Req() request: KitRequest,
    @Query('name') name = '',
  ): Promise<Expense> {
    return this.receipts.attach(user, tripId, expenseId, request, String(name));
  }

  @Delete()
  @ApiAnswer(Expense)
  detach(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
  ): Promise<Expense> {
    return this.receipts.detach(user, tripId, expenseId);
  }
}

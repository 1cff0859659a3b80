import { Expense } from '@landsea/contracts/money';
import {
  ApiAnswer,
  CurrentUser,
  RateLimit,
  RawBody,
  type KitRequest,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Delete, Get, Param, Put, Query, Req, Res, StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { RowIdPipe } from '../../row-id.pipe.js';
import { ReceiptsService } from './receipts.service.js';

/** What somebody sent may be shown, and nothing in it may run or reach out. */
const SHOWN_SAFELY = {
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'private, no-store',
};

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
    const { name, type, bytes, content } = await this.receipts.open(user, tripId, expenseId);
    response.set(SHOWN_SAFELY);
    const shown = type.startsWith('image/') ? 'inline' : 'attachment';
    const disposition = `${shown}; filename*=UTF-8''${encodeURIComponent(name)}`;
    return new StreamableFile(content, { type, length: bytes, disposition });
  }

  @Get('thumbnail')
  async openThumbnail(
    @CurrentUser() user: Principal,
    @Param('tripId', RowIdPipe) tripId: string,
    @Param('expenseId', RowIdPipe) expenseId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const content = await this.receipts.openThumbnail(user, tripId, expenseId);
    response.set(SHOWN_SAFELY);
    return new StreamableFile(content, { type: 'image/webp', disposition: 'inline' });
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

import type { PaperPlan } from '@landsea/rules/paper-plan';
import { ApiAnswer, CurrentUser, RateLimit, type Principal, type RateLimitRule } from '@landsea/nest-kit';
import { Controller, Get, Param, Res, type StreamableFile } from '@nestjs/common';
import type { Response } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { answerPdf } from './pdf-answer.js';
import { PdfPrinter } from './pdf-printer.js';
import { PrintoutsService } from './printouts.service.js';

const LIMIT: RateLimitRule = { name: 'printouts', limit: 30, windowSeconds: 600, by: 'user' };

@Controller('api/v1/trips/:tripId')
export class PrintoutsController {
  constructor(
    private readonly printouts: PrintoutsService,
    private readonly printer: PdfPrinter,
  ) {}

  @Get('pdf')
  @RateLimit(LIMIT)
  @ApiAnswer(undefined)
  async getTripPdf(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const plan = await this.printouts.getPlan(user, tripId);
    return this.answer(response, tripId, plan, 'trip');
  }

  @Get('days/:date/pdf')
  @RateLimit(LIMIT)
  @ApiAnswer(undefined)
  async getDayPdf(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Param('date') date: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const plan = await this.printouts.getPlan(user, tripId, date);
    return this.answer(response, tripId, plan, date);
  }

  private async answer(
    response: Response,
    tripId: string,
    plan: PaperPlan,
    fileName: string,
  ): Promise<StreamableFile> {
    const brand = await this.printouts.findBrand(tripId);
    return answerPdf(response, await this.printer.print({ plan, brand }, tripId), fileName, brand);
  }
}

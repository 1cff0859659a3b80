import {
  ExperimentResults,
  RecordExposure,
  RecordPageFigures,
  ResultsQuery,
} from '@landsea/contracts/experiments';
import { ApiAnswer, CurrentUser, Public, RateLimit, type Principal } from '@landsea/nest-kit';
import type { RateLimitRule } from '@landsea/nest-kit';
import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { Experiments } from './experiments.service.js';

const limit = (name: string): RateLimitRule => ({ name, limit: 60, windowSeconds: 60, by: 'address' });

@Controller('api/v1/experiments')
export class ExperimentsController {
  constructor(private readonly experiments: Experiments) {}

  @Public()
  @RateLimit(limit('experiment-exposure'))
  @Post('exposures')
  @ApiAnswer(undefined, 204)
  expose(@Body({ schema: RecordExposure }) body: RecordExposure, @Req() request: Request): Promise<void> {
    return this.experiments.expose(request.headers.cookie, body);
  }

  @Public()
  @RateLimit(limit('experiment-start'))
  @Post('starts')
  @ApiAnswer(undefined, 204)
  start(@Req() request: Request): Promise<void> {
    return this.experiments.start(request.headers.cookie);
  }

  @Public()
  @RateLimit(limit('experiment-page-figures'))
  @Post('page-figures')
  @ApiAnswer(undefined, 204)
  addPageFigures(
    @Body({ schema: RecordPageFigures }) body: RecordPageFigures,
    @Req() request: Request,
  ): Promise<void> {
    return this.experiments.addPageFigures(request.headers.cookie, body);
  }

  @Get('results')
  @ApiAnswer(ExperimentResults)
  getResults(
    @CurrentUser() user: Principal,
    @Query({ schema: ResultsQuery }) query: ResultsQuery,
  ): Promise<ExperimentResults> {
    return this.experiments.getResults(user, query);
  }
}

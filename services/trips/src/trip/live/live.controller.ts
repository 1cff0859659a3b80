import {
  ApiAnswer,
  CurrentUser,
  KIT_ENV,
  LongLived,
  readCookie,
  makeSessionCookie,
  hashSecret,
  type KitEnv,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { TripId } from '../../row-id.pipe.js';
import { answerStream } from './answer-stream.js';
import { TripStream } from './trip-stream.js';

@Controller('api/v1/trips/:tripId/stream')
export class LiveController {
  private readonly cookieName: string;

  constructor(
    private readonly stream: TripStream,
    @Inject(KIT_ENV) env: KitEnv,
  ) {
    this.cookieName = makeSessionCookie(env.PUBLIC_ORIGIN).name;
  }

  @Get()
  @LongLived()
  @ApiAnswer(undefined)
  async open(
    @CurrentUser() user: Principal,
    @TripId() tripId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const token = readCookie(request.headers.cookie, this.cookieName) ?? '';
    answerStream(response, await this.stream.open(user, tripId, hashSecret(token)));
  }
}

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
    const lines = await this.stream.open(user, tripId, hashSecret(token));
    // Proxies must pass each line on at once.
    response.status(200).set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    const subscription = lines.subscribe({
      next: (line) => void response.write(line),
      complete: () => response.end(),
    });
    response.on('close', () => subscription.unsubscribe());
    // The browser may have left while the stream was being opened.
    if (response.closed) subscription.unsubscribe();
  }
}

import {
  ApiAnswer,
  CurrentUser,
  KIT_ENV,
  LongLived,
  readCookie,
  hashSecret,
  makeSessionCookie,
  type KitEnv,
  type Principal,
} from '@landsea/nest-kit';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ConversationStream } from './conversation-stream.js';

@Controller('api/v1/conversations/stream')
export class ConversationStreamController {
  private readonly cookieName: string;

  constructor(
    private readonly stream: ConversationStream,
    @Inject(KIT_ENV) env: KitEnv,
  ) {
    this.cookieName = makeSessionCookie(env.PUBLIC_ORIGIN).name;
  }

  @Get()
  @LongLived()
  @ApiAnswer(undefined)
  async open(
    @CurrentUser() user: Principal,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const token = readCookie(request.headers.cookie, this.cookieName) ?? '';
    const lines = await this.stream.open(user, hashSecret(token));
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

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
import { answerStream } from '../../trip/live/answer-stream.js';
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
    answerStream(response, await this.stream.open(user, hashSecret(token)));
  }
}

import { Controller, Delete, Get, Param } from '@nestjs/common';
import { SignedInBrowsers } from '@landsea/contracts/account';
import { SecurityEvent, ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { ownId } from '../own-id.js';
import { OwnSessions } from './own-sessions.service.js';

@Controller('api/auth/sessions')
export class OwnSessionsController {
  constructor(private readonly own: OwnSessions) {}

  @Get()
  @ApiAnswer(SignedInBrowsers)
  async list(@CurrentUser() user: Principal): Promise<SignedInBrowsers> {
    return { sessions: await this.own.list(user) };
  }

  @SecurityEvent('sessions-ended')
  @Delete()
  @ApiAnswer(undefined, 204)
  async endOthers(@CurrentUser() user: Principal): Promise<void> {
    await this.own.endOthers(user);
  }

  @SecurityEvent('sessions-ended')
  @Delete(':sessionId')
  @ApiAnswer(undefined, 204)
  async end(@Param('sessionId', ownId) sessionId: string, @CurrentUser() user: Principal): Promise<void> {
    await this.own.end(user, sessionId);
  }
}

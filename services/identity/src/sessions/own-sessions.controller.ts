import { Controller, Delete, Get, Param } from '@nestjs/common';
import { SignedInBrowsers } from '@landsea/contracts';
import { ApiAnswer, CurrentUser, type Principal } from '@landsea/nest-kit';
import { ownId } from '../own-id.js';
import { refuseDemo } from '../users/refuse-demo.js';
import { OwnSessions } from './own-sessions.service.js';

const ASIDE = 'The demo account is shared: other browsers that use it are not yours to end.';

@Controller('api/auth/sessions')
export class OwnSessionsController {
  constructor(private readonly own: OwnSessions) {}

  @Get()
  @ApiAnswer(SignedInBrowsers)
  async list(@CurrentUser() user: Principal): Promise<SignedInBrowsers> {
    const sessions = await this.own.list(user);
    return { sessions: user.isDemo ? sessions.filter(({ isCurrent }) => isCurrent) : sessions };
  }

  /** Ends all but the one that asks. */
  @Delete()
  @ApiAnswer(undefined, 204)
  async endOthers(@CurrentUser() user: Principal): Promise<void> {
    refuseDemo(user, ASIDE);
    await this.own.endOthers(user);
  }

  @Delete(':sessionId')
  @ApiAnswer(undefined, 204)
  async end(@Param('sessionId', ownId) sessionId: string, @CurrentUser() user: Principal): Promise<void> {
    refuseDemo(user, ASIDE);
    await this.own.end(user, sessionId);
  }
}

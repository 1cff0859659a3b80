import { User } from '@landsea/contracts/account';
import {
  AcceptInvitation,
  InvitationKey,
  InvitationLink,
  InvitationPreview,
  InvitationState,
  RegisterInvited,
} from '@landsea/contracts/sharing';
import {
  SecurityEvent,
  ApiAnswer,
  CurrentUser,
  KIT_ENV,
  OptionalSession,
  Public,
  RateLimit,
  SecretAnswer,
  UserTypes,
  type Principal,
} from '@landsea/nest-kit';
import { Body, Controller, Inject, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { SessionCookie } from '../auth/session-cookie.js';
import { REGISTER_LIMIT } from '../auth/sign-in-limits.js';
import type { IdentityEnv } from '../env.js';
import { AgentInvitationsService } from './agent-invitations.service.js';
import { HOLDER_LIMITS, LINK_LIMIT } from './invitation-limits.js';
import { InvitationsService } from './invitations.service.js';

@Controller('api/v1/invitations')
export class InvitationsController {
  private readonly cookie: SessionCookie;

  constructor(
    private readonly invitations: InvitationsService,
    private readonly agents: AgentInvitationsService,
    @Inject(KIT_ENV) env: IdentityEnv,
  ) {
    this.cookie = new SessionCookie(env);
  }

  /** It is a POST, so that the key is in no address. */
  @OptionalSession()
  @RateLimit(...HOLDER_LIMITS)
  @Post('preview')
  @ApiAnswer(InvitationPreview)
  preview(
    @Body({ schema: InvitationKey }) key: InvitationKey,
    @CurrentUser() viewer: Principal | undefined,
  ): Promise<InvitationPreview> {
    return this.invitations.preview(key, viewer);
  }

  @RateLimit(...HOLDER_LIMITS)
  @Post('accept')
  @ApiAnswer(User)
  accept(
    @Body({ schema: AcceptInvitation }) accepted: AcceptInvitation,
    @CurrentUser() user: Principal,
  ): Promise<User> {
    return this.invitations.accept(accepted, user);
  }

  @Public()
  @RateLimit(REGISTER_LIMIT, ...HOLDER_LIMITS)
  @SecurityEvent('register')
  @Post('register')
  @ApiAnswer(User, 201)
  async register(
    @Body({ schema: RegisterInvited }) body: RegisterInvited,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<User> {
    return this.cookie.set(response, await this.invitations.register(body, this.cookie.readBrowser(request)));
  }

  @UserTypes('agent')
  @RateLimit(LINK_LIMIT)
  @SecretAnswer()
  @Post(':clientId/link')
  @ApiAnswer(InvitationLink)
  link(@CurrentUser() agent: Principal, @Param('clientId') clientId: string): Promise<InvitationLink> {
    return this.agents.link(agent, clientId);
  }

  @UserTypes('agent')
  @Post(':clientId/revoke')
  @ApiAnswer(InvitationState)
  revoke(@CurrentUser() agent: Principal, @Param('clientId') clientId: string): Promise<InvitationState> {
    return this.agents.revoke(agent, clientId);
  }
}

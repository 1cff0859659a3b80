import {
  Agency,
  AgencyInvitationKey,
  AgencyInvitationPreview,
  InviteMember,
  OwnAgency,
} from '@landsea/contracts/agents';
import {
  SecurityEvent,
  ApiAnswer,
  CurrentUser,
  OptionalSession,
  RateLimit,
  UserTypes,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { RowIdPipe } from '../../row-id.pipe.js';
import { AgencyInvitationsService } from './agency-invitations.service.js';
import { AgencyJoiningService } from './agency-joining.service.js';

const INVITE_LIMIT: RateLimitRule = { name: 'invite-member', limit: 20, windowSeconds: 3600, by: 'user' };
const HOLDER_LIMIT: RateLimitRule = {
  name: 'agency-invitation',
  limit: 60,
  windowSeconds: 60,
  by: 'address',
};

@UserTypes('agent')
@Controller('api/v1/agency/invitations')
export class AgencyInvitationsController {
  constructor(private readonly invitations: AgencyInvitationsService) {}

  @RateLimit(INVITE_LIMIT)
  @SecurityEvent('invitation')
  @Post()
  @ApiAnswer(Agency, 201)
  invite(
    @CurrentUser() user: Principal,
    @Body({ schema: InviteMember }) invited: InviteMember,
  ): Promise<Agency> {
    return this.invitations.invite(user, invited);
  }

  @RateLimit(INVITE_LIMIT)
  @Post(':invitationId/resend')
  @ApiAnswer(Agency)
  resend(
    @CurrentUser() user: Principal,
    @Param('invitationId', RowIdPipe) invitationId: string,
  ): Promise<Agency> {
    return this.invitations.resend(user, invitationId);
  }

  @SecurityEvent('invitation')
  @Delete(':invitationId')
  @HttpCode(204)
  revoke(
    @CurrentUser() user: Principal,
    @Param('invitationId', RowIdPipe) invitationId: string,
  ): Promise<void> {
    return this.invitations.revoke(user, invitationId);
  }
}

/** They are POSTs, so that the token is in no address. */
@RateLimit(HOLDER_LIMIT)
@Controller('api/v1/agency-invitations')
export class AgencyJoiningController {
  constructor(private readonly joining: AgencyJoiningService) {}

  @OptionalSession()
  @Post('preview')
  @ApiAnswer(AgencyInvitationPreview)
  preview(
    @CurrentUser() viewer: Principal | undefined,
    @Body({ schema: AgencyInvitationKey }) { token }: AgencyInvitationKey,
  ): Promise<AgencyInvitationPreview> {
    return this.joining.preview(token, viewer);
  }

  @SecurityEvent('invitation')
  @Post('accept')
  @ApiAnswer(OwnAgency)
  accept(
    @CurrentUser() user: Principal,
    @Body({ schema: AgencyInvitationKey }) { token }: AgencyInvitationKey,
  ): Promise<OwnAgency> {
    return this.joining.accept(token, user);
  }
}

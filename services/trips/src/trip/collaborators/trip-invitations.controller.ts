import { JoinedTrip, TripInvitationKey, TripInvitationPreview } from '@landsea/contracts/sharing';
import {
  ApiAnswer,
  CurrentUser,
  OptionalSession,
  RateLimit,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Post } from '@nestjs/common';
import { TripInvitationsService } from './trip-invitations.service.js';

const HOLDER_LIMIT: RateLimitRule = {
  name: 'trip-invitation',
  limit: 60,
  windowSeconds: 60,
  by: 'address',
};

/** They are POSTs, so that the token is in no address. */
@RateLimit(HOLDER_LIMIT)
@Controller('api/v1/trip-invitations')
export class TripInvitationsController {
  constructor(private readonly invitations: TripInvitationsService) {}

  @OptionalSession()
  @Post('preview')
  @ApiAnswer(TripInvitationPreview)
  preview(
    @CurrentUser() viewer: Principal | undefined,
    @Body({ schema: TripInvitationKey }) { token }: TripInvitationKey,
  ): Promise<TripInvitationPreview> {
    return this.invitations.preview(token, viewer);
  }

  @Post('accept')
  @ApiAnswer(JoinedTrip)
  accept(
    @CurrentUser() user: Principal,
    @Body({ schema: TripInvitationKey }) { token }: TripInvitationKey,
  ): Promise<JoinedTrip> {
    return this.invitations.accept(token, user);
  }
}

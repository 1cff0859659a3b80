import { OpenSharedTrip, SharedTrip } from '@landsea/contracts/sharing';
import {
  ApiAnswer,
  CurrentUser,
  OptionalSession,
  RateLimit,
  type Principal,
  type RateLimitRule,
} from '@landsea/nest-kit';
import { Body, Controller, Headers, Post } from '@nestjs/common';
import { SharedTripsService } from './shared-trips.service.js';

const HOLDER_LIMIT: RateLimitRule = { name: 'shared-trip', limit: 60, windowSeconds: 60, by: 'address' };

@Controller('api/v1/shared-trip')
export class SharedTripsController {
  constructor(private readonly shared: SharedTripsService) {}

  /** A POST, so that the token is in no address and each view counts once. */
  @OptionalSession()
  @RateLimit(HOLDER_LIMIT)
  @Post()
  @ApiAnswer(SharedTrip)
  open(
    @CurrentUser() viewer: Principal | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Body({ schema: OpenSharedTrip }) { token }: OpenSharedTrip,
  ): Promise<SharedTrip> {
    return this.shared.open(token, viewer, userAgent ?? '');
  }
}
